import { fileURLToPath } from "node:url";
import { build } from "vite";

const DEALS = 200;

const [given = String(DEALS)] = process.argv.slice(2);
const deals = Number(given);
if (!(Number.isInteger(deals) && deals > 0)) throw new Error(`the number of deals is a whole number, not "${given}"`);

const root = fileURLToPath(new URL("../..", import.meta.url));
const outDir = `${root}.cache/soak-forage`;
await build({
  root,
  configFile: false,
  logLevel: "warn",
  build: { ssr: "tests/soak/forage-hints.ts", target: "node20", outDir, emptyOutDir: true },
});

const { followsHints, looksTwoPliesAhead, playDeals } = await import(`${outDir}/forage-hints.js`);
const report = (name, { wins, mean, choice }) => {
  const rate = ((100 * wins) / deals).toFixed(1);
  console.log(
    `${name}: ${wins} of ${deals} won (${rate} %), mean ${mean.toFixed(1)}, ${choice.toFixed(0)} ms a choice`,
  );
};
const two = playDeals(looksTwoPliesAhead, deals);
report("two plies ahead", two);
const hints = playDeals(followsHints, deals);
report("following hints", hints);
process.exitCode = hints.wins >= two.wins ? 0 : 1;
