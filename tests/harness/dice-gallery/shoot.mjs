/**
 * Takes a close-up of every dice set: node tests/harness/dice-gallery/shoot.mjs [FOLDER] [SET…] (default docs/pictures).
 * Serves the page itself; needs a Chromium (CHROMIUM, default /usr/bin/chromium).
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const [folder = "docs/pictures", ...only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: here,
  configFile: false,
  logLevel: "error",
  cacheDir: fileURLToPath(new URL("../../../node_modules/.vite-gallery", import.meta.url)),
  server: {
    host: "127.0.0.1",
    port: 0,
    hmr: false,
    fs: { allow: [fileURLToPath(new URL("../../..", import.meta.url))] },
  },
});
await server.listen();
const { port } = server.httpServer.address();
const { DICE_SET_IDS } = await server.ssrLoadModule("/../../../src/renderer/dice/sets/dice-sets.ts");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1120, height: 840 } });
  page.on("pageerror", (error) => console.error(error.message));
  page.on("console", (message) => message.type() === "error" && console.error(message.text()));
  for (const set of only.length > 0 ? only : DICE_SET_IDS) {
    await page.goto(`http://127.0.0.1:${port}/?set=${set}&${process.env.QUERY ?? ""}`, { waitUntil: "commit" });
    await page.waitForSelector("[data-drawn]", { state: "attached", timeout: 120_000 });
    await page.screenshot({ path: `${folder}/dice-${set}.png`, timeout: 120_000 });
    console.log(set, await page.title());
  }
} finally {
  await browser.close();
  await server.close();
}
