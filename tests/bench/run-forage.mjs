import { fileURLToPath } from "node:url";
import { build } from "vite";

// Measured as shipped: bundled, not transformed on the way.
const root = fileURLToPath(new URL("../..", import.meta.url));
const outDir = `${root}.cache/bench-forage`;
await build({
  root,
  configFile: false,
  logLevel: "warn",
  build: { ssr: "tests/bench/forage.bench.ts", target: "node20", outDir, emptyOutDir: true },
});

const { runForageBench } = await import(`${outDir}/forage.bench.js`);
const { legalMoves, game } = runForageBench();
console.log(`forage, legalMoves of a full forest with two cards: ${legalMoves.toFixed(2)} ms`);
console.log(`forage, a whole random game: ${game.toFixed(1)} ms`);
