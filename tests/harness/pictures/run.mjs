import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

// node tests/harness/pictures/run.mjs [start six-players replay end]; after npm run build.
const folder = fileURLToPath(new URL("../../../docs/pictures", import.meta.url));
mkdirSync(folder, { recursive: true });
const { module } = await runnerImport(fileURLToPath(new URL("pictures.ts", import.meta.url)), { configFile: false });
await module.takePictures(folder, process.argv.slice(2));
