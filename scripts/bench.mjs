import { programs } from "./lib/programs.mjs";
import { command } from "./lib/ready.mjs";
import { runNode } from "./lib/run.mjs";

// Each tests/bench/run-NAME.mjs measures one thing and prints what it found.
command(async ([only]) => {
  const benches = [...programs("bench", "run-")].filter(([name]) => only === undefined || name === only);
  if (benches.length === 0) throw new Error(`There is no bench ${only ?? "at all"}.`);
  for (const [name, file] of benches) {
    const status = await runNode(file, [], { stdio: "inherit" });
    if (status !== 0) throw new Error(`The bench ${name} failed.`);
  }
});
