import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

// node tests/harness/pictures/run.mjs [start six-players replay end forage theme-THEME present-THEME]; after npm run build.
const folder = fileURLToPath(new URL("../../../docs/pictures", import.meta.url));
mkdirSync(folder, { recursive: true });
const { module } = await runnerImport(fileURLToPath(new URL("pictures.ts", import.meta.url)), { configFile: false });
const wanted = process.argv.slice(2);
await module.takePictures(folder, wanted);
if (wanted.length === 0 || wanted.some((name) => name.startsWith("theme") || name.startsWith("present"))) {
  const present = await runnerImport(fileURLToPath(new URL("present.ts", import.meta.url)), { configFile: false });
  await present.module.takePresentPictures(folder, wanted);
}
if (wanted.length === 0 || wanted.includes("forage")) {
  const forage = await runnerImport(fileURLToPath(new URL("forage.ts", import.meta.url)), { configFile: false });
  await forage.module.takeForagePicture(folder);
}
