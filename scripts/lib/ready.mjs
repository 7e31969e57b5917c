import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { say } from "./root.mjs";

/** Runs a command's work with everything installed, and built unless it needs no build; says why where it cannot. */
export async function command(work, { built = true } = {}) {
  try {
    await ensureInstalled();
    if (built) await ensureBuilt();
    await work(process.argv.slice(2));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
