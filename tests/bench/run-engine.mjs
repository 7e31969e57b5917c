import { fileURLToPath } from "node:url";
import { build } from "vite";

// Measured as shipped: bundled, not transformed on the way.
const root = fileURLToPath(new URL("../..", import.meta.url));
const outDir = `${root}.cache/bench`;
await build({
  root,
  configFile: false,
  logLevel: "warn",
  build: { ssr: "tests/bench/engine.bench.ts", target: "node20", outDir, emptyOutDir: true },
});

const { runEngineBench } = await import(`${outDir}/engine.bench.js`);
const rounded = (value) => Math.round(value).toLocaleString("en");
for (const { players, decide, withLegalMoves } of runEngineBench()) {
  console.log(`engine, ${players} players: ${rounded(decide)} commands/s`);
  console.log(`engine, ${players} players, legalMoves before each: ${rounded(withLegalMoves)} commands/s`);
}
