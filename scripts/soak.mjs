import { programs } from "./lib/programs.mjs";
import { command } from "./lib/ready.mjs";
import { runNode } from "./lib/run.mjs";

// Each tests/soak/run-NAME.mjs runs something for long; its exit status says whether it held.
command(async ([name, ...args]) => {
  const soaks = programs("soak", "run-");
  const file = soaks.get(name);
  if (!file) throw new Error(`Usage: npm run soak -- NAME\nThere is: ${[...soaks.keys()].join(", ") || "none yet"}`);
  process.exitCode = await runNode(file, args, { stdio: "inherit" });
});
