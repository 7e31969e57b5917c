import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The HUD's harness on loopback: npx vite --config tests/harness/hud-table/vite.config.ts tests/harness/hud-table */
export default defineConfig({
  plugins: [react()],
  define: { __BUILD_ID__: JSON.stringify("harness") },
  server: { host: "127.0.0.1", port: 5392, strictPort: true },
});
