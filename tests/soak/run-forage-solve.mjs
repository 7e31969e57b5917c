import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// How near forage:solve comes, in so many seconds, to the best totals that far longer searches have ever found.

const SECONDS = 5;
/** Of the best total, what every pile has to reach. */
const SHARE = 0.97;

const seconds = Number(process.argv[2] ?? SECONDS);
if (!(seconds > 0)) throw new Error(`not a number of seconds: ${process.argv[2]}`);

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const piles = JSON.parse(readFileSync(at("tests/fixtures/forage-solve/best.json"), "utf8"));

/** What a command of the product prints for a written game. */
function ask(program, script, ...args) {
  const input = JSON.stringify(script);
  const { stdout, stderr, status } = spawnSync(process.execPath, [at(`out/main/${program}.js`), "-", ...args], {
    input,
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}${stdout}`);
  return JSON.parse(stdout);
}

let held = true;
for (const { seed, mode, best } of piles) {
  const script = { game: "forage", players: ["Ada"], options: { mode }, seed, commands: [] };
  const { total, commands, ms, nodes } = ask("forage-solve", script, "--seconds", String(seconds));
  const played = ask("referee", { ...script, commands }).summary.result.total;
  if (played !== total) throw new Error(`${seed}: the referee counts ${played}, not ${total}`);
  const share = total / best;
  held &&= share >= SHARE;
  const beaten = total > best ? ", better than the best known" : "";
  const figures = `${(100 * share).toFixed(1)} % in ${ms} ms, ${(nodes / 1e6).toFixed(0)} million placements`;
  console.log(`${seed} (${mode}): ${total} of ${best}, ${figures}${beaten}`);
}
console.log(held ? "every pile reached 97 %" : "FAILED: a pile fell short of 97 %");
process.exitCode = held ? 0 : 1;
