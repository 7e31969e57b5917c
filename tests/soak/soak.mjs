import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** Runs a soak of this folder; `usual` is how much of it there is unless the command line says another number. */
export async function runSoak(file, name, usual) {
  const amount = Number(process.argv[2] ?? usual);
  if (!Number.isInteger(amount) || amount < 1) throw new Error(`not a number of rounds: ${process.argv[2]}`);
  const { module } = await runnerImport(fileURLToPath(new URL(file, import.meta.url)), {
    configFile: false,
    logLevel: "error",
    define: { __BUILD_ID__: JSON.stringify("soak") },
  });
  process.exitCode = (await module[name](amount)) ? 0 : 1;
}
