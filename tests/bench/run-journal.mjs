import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

// Measured as shipped: bundled, on the disk that the repository is on (temporary folders may be in memory).
const root = fileURLToPath(new URL("../..", import.meta.url));
const outDir = `${root}.cache/bench-journal`;
await build({
  root,
  configFile: false,
  logLevel: "warn",
  build: { ssr: "tests/bench/journal.bench.ts", target: "node20", outDir, emptyOutDir: true },
  ssr: { noExternal: ["zod", "@noble/hashes"] },
});

const folder = `${root}.cache/bench-data`;
mkdirSync(folder, { recursive: true });
const { runJournalBench } = await import(`${outDir}/journal.bench.js`);
const { append, open, openCpu, commands } = runJournalBench(folder);
const ms = (time) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
console.log(`journal, a command with its flush: median ${ms(append.median)}, 99 of 100 within ${ms(append.slow)}`);
console.log(`journal, opening ${commands.toLocaleString("en")} commands: ${ms(open)}, of the processor ${ms(openCpu)}`);
