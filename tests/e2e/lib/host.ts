import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface RunningHost {
  url: string;
  port: number;
  /** Overlays and their feed, with the token; served on a free port. */
  overlayUrl: string;
  feedUrl: string;
  /** Where guests join, and the code they join by; null while the table is not open to the LAN. */
  lan: { url: string; code: string } | null;
  /** Where it keeps its settings. */
  data: string;
  /** Everything the host wrote to standard error, for a failing test's message. */
  errors(): string;
  /** Ends it without a word to anybody. Its data folder stays. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built host on loopback: on a free port with a data folder of its own, unless said otherwise. */
export async function startHost(
  where: {
    port?: number;
    data?: string;
    file?: string;
    /** Opens the table to the LAN, on loopback alone. */
    lan?: boolean;
    address?: string;
    overlayPort?: number;
  } = {},
): Promise<RunningHost> {
  const data = where.data ?? mkdtempSync(join(tmpdir(), "harvest-table-"));
  const args = ["out/main/host.js", "--port", String(where.port ?? 0), "--data", data, "--json"];
  args.push("--overlay-port", String(where.overlayPort ?? 0));
  if (where.lan) args.push("--lan", "--address", "127.0.0.1");
  if (where.address) args.push("--address", where.address);
  if (where.file) args.push(where.file);
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
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
  const said = JSON.parse(line) as Pick<RunningHost, "url" | "port" | "overlayUrl" | "feedUrl"> & {
    lanUrl: string | null;
    code: string | null;
  };
  const { url, port, overlayUrl, feedUrl, lanUrl, code } = said;
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    await exited;
  };
  return {
    url,
    port,
    overlayUrl,
    feedUrl,
    lan: lanUrl !== null && code !== null ? { url: lanUrl, code } : null,
    data,
    errors: () => errors,
    kill: () => end("SIGKILL"),
    async stop() {
      await end("SIGTERM");
      rmSync(data, { recursive: true, force: true });
    },
  };
}
