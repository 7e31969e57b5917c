import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { launchBrowser } from "../e2e/lib/browser";

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

export interface DicePage {
  page: Page;
  browser: Browser;
  /** What the page said on its console as an error, or threw. */
  errors: string[];
  close(): Promise<void>;
}

/** Builds the page `dice-live` as the product is built, serves it on loopback and opens it in Chromium. */
export async function openDicePage(viewport = { width: 320, height: 240 }): Promise<DicePage> {
  const outDir = await mkdtemp(join(tmpdir(), "dice-live-"));
  await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("./dice-live", import.meta.url)),
    plugins: [react()],
    worker: { format: "es" },
    build: { target: "es2022", outDir, emptyOutDir: true, minify: true },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = join(outDir, path === "/" ? "index.html" : path);
    readFile(file).then(
      (body) => response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream").end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
    await rm(outDir, { recursive: true, force: true });
  };
  try {
    const page = await browser.newPage({ viewport });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { timeout: 90_000 });
    return { page, browser, errors, close };
  } catch (error) {
    await close();
    throw error;
  }
}
