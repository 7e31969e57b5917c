import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface RunningHost {
  url: string;
  port: number;
  /** Everything the host wrote to standard error, for a failing test's message. */
  errors(): string;
  stop(): Promise<void>;
}

/** Starts the built host on a free loopback port with a data folder of its own. */
export async function startHost(): Promise<RunningHost> {
  const data = mkdtempSync(join(tmpdir(), "harvest-table-"));
  const child: ChildProcess = spawn(process.execPath, ["out/main/host.js", "--port", "0", "--data", data, "--json"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const line = await Promise.race([
    new Promise<string>((resolve) => {
      if (child.stdout) createInterface(child.stdout).once("line", resolve);
    }),
    exited.then(() => {
      throw new Error(`the host stopped before it said its address: ${errors}`);
    }),
  ]);
  const { url, port } = JSON.parse(line) as { url: string; port: number };
  return {
    url,
    port,
    errors: () => errors,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
