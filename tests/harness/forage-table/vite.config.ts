import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Forage's harness on loopback: npx vite --config tests/harness/forage-table/vite.config.ts tests/harness/forage-table */
export default defineConfig({ plugins: [react()], server: { host: "127.0.0.1", port: 5393, strictPort: true } });
