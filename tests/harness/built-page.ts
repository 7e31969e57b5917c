import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

export interface BuiltPage {
  url: string;
  /** Bytes sent since the last call, as they went over the line. */
  takeBytes(): number;
  close(): Promise<void>;
}

/** Builds a page of the repository as the product is built and serves it, compressed, on loopback. */
export async function serveBuilt(root: string): Promise<BuiltPage> {
  const outDir = await mkdtemp(join(tmpdir(), "built-page-"));
  // Vite's runner, by which the checks are started, leaves "development" here: React would be built for that.
  process.env.NODE_ENV = "production";
  await build({
    configFile: false,
    logLevel: "error",
    root,
    plugins: [react()],
    worker: { format: "es" },
    build: {
      target: "chrome111",
      cssTarget: "chrome111",
      assetsInlineLimit: 0,
      outDir,
      emptyOutDir: true,
      minify: true,
    },
  });
  let bytes = 0;
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = join(outDir, path === "/" ? "index.html" : path);
    readFile(file).then(
      (body) => {
        const sent = gzipSync(body);
        bytes += sent.length;
        response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
        response.setHeader("Content-Encoding", "gzip").end(sent);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    takeBytes() {
      const sent = bytes;
      bytes = 0;
      return sent;
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
