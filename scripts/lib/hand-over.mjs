import { spawn } from "node:child_process";
import { CALLED_FROM } from "./root.mjs";
import { become } from "./run.mjs";

/** Lets a built program take over this command: its streams, its signals, its exit status. */
export function handOver(file, args) {
  become(spawn(process.execPath, [file, ...args], { cwd: CALLED_FROM, stdio: "inherit" }));
}
