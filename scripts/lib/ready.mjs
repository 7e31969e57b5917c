import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { say } from "./root.mjs";

const OLDEST_NODE = [20, 19];

/** Says so where this Node is too old, rather than letting something deep within fail. */
function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [leastMajor, leastMinor] = OLDEST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Error(`Node ${OLDEST_NODE.join(".")} or newer is needed; this is ${process.versions.node}.`);
}

/** Runs a command's work with everything installed, and built unless it needs no build; says why where it cannot. */
export async function command(work, { built = true } = {}) {
  try {
    checkNode();
    await ensureInstalled();
    if (built) await ensureBuilt();
    await work(process.argv.slice(2));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
