import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const RUNS = 15;
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** The median time of one run of Node, in milliseconds. */
function median(args) {
  const times = Array.from({ length: RUNS }, () => {
    const begin = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { stdio: "pipe" });
    if (status !== 0) throw new Error(`exit status ${status}: ${stderr}`);
    return performance.now() - begin;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)];
}

// A whole game of six, from the built bundle, beside a Node that does nothing.
const game = path("../fixtures/diced-tomatoes/0011-p6-nc-full.json");
const referee = median([path("../../out/main/referee.js"), game]);
const nothing = median(["-e", ""]);
console.log(`referee, a whole game of six: ${referee.toFixed(0)} ms, ${(referee / nothing).toFixed(1)} × Node alone`);
