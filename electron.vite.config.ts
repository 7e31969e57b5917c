import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "electron-vite";
import { buildId } from "./scripts/lib/build-id.mjs";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The same in host and page, so that a page can tell whether its host is of its own build. */
const define = { __BUILD_ID__: JSON.stringify(buildId()) };

/** Three builds: the main process and its command lines, the sandboxed preload, the page. */
export default defineConfig({
  main: {
    define,
    build: {
      target: "node20.19",
      // Bundled rather than read file by file, so that the referee starts sooner.
      externalizeDeps: { exclude: ["zod", "@noble/hashes"] },
      outDir: "out/main",
      rollupOptions: {
        input: {
          index: path("src/main/index.ts"),
          host: path("src/main/cli/host.ts"),
          referee: path("src/main/cli/referee.ts"),
          relay: path("src/main/cli/relay.ts"),
          verify: path("src/main/cli/verify.ts"),
          "forage-solve": path("src/main/cli/forage-solve.ts"),
        },
        output: { format: "es" },
      },
    },
  },
  preload: {
    build: {
      target: "node20.19",
      outDir: "out/preload",
      // A sandboxed preload is one CommonJS file that requires nothing but electron.
      externalizeDeps: false,
      rollupOptions: {
        input: { index: path("src/main/preload.ts") },
        output: { format: "cjs", entryFileNames: "[name].cjs" },
      },
    },
  },
  renderer: {
    root: path("src/renderer"),
    define,
    plugins: [react()],
    resolve: { alias: [{ find: /^zod$/, replacement: path("src/renderer/bridge/zod-jitless.ts") }] },
    worker: { format: "es" },
    // Replaced in every answer by a nonce of its own (src/main/site/headers.ts).
    html: { cspNonce: "%CSP_NONCE%" },
    build: {
      // Streaming programs bring a browser of their own, and not the newest.
      target: "chrome111",
      cssTarget: "chrome111",
      minify: true,
      reportCompressedSize: false,
      // The 3D scene comes from this machine, and only where it is shown.
      chunkSizeWarningLimit: 2000,
      // The CSP takes fonts and pictures from files only.
      assetsInlineLimit: 0,
      outDir: "out/renderer",
      rollupOptions: {
        input: {
          index: path("src/renderer/index.html"),
          join: path("src/renderer/join.html"),
          overlay: path("src/renderer/overlay.html"),
          "overlay-worker": path("src/renderer/overlay/keep/overlay-worker.ts"),
        },
        // In one file with zod, what keeps it from evaluating text comes before every schema, however the rest is split.
        output: {
          codeSplitting: { groups: [{ name: "zod", test: /node_modules[\\/]zod[\\/]|zod-jitless/ }] },
          // A service worker keeps its address from build to build.
          entryFileNames: ({ name }) => (name === "overlay-worker" ? "[name].js" : "assets/[name]-[hash].js"),
        },
      },
    },
  },
});
