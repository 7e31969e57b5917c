import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const METER = new URL("meter.mjs", import.meta.url).href;

export interface ServerProcess {
  /** The first line it wrote. */
  line: string;
  /** Microseconds of the processor, the system's part included. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Runs a server in a process of its own until it has written a line. */
export async function startServer(file: string, args: string[]): Promise<ServerProcess> {
  const child: ChildProcess = fork(file, args, {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    execArgv: ["--import", METER],
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const { stdout } = child;
  if (!stdout) throw new Error("a server without standard output");
  const lines = createInterface(stdout);
  const [line] = await Promise.race([
    once(lines, "line"),
    ended.then(([status]) => Promise.reject(new Error(`${file} ended with ${status}`))),
  ]);
  return {
    line: String(line),
    cpu: async () => {
      const answered = once(child, "message");
      child.send("cpu");
      const [used] = await answered;
      return Number(used);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
