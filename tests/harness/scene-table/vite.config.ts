import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** A page that mounts the table with made-up states: `npx vite --config tests/harness/scene-table/vite.config.ts`. */
export default defineConfig({
  root: path("."),
  plugins: [react()],
  cacheDir: path("../../../node_modules/.vite-scene"),
  worker: { format: "es" },
  server: { host: "127.0.0.1", port: 5391, strictPort: true, fs: { allow: [path("../../..")] }, hmr: false },
});
