import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { findRedis } from "../../scripts/lib/redis.mjs";

/** Null where no Redis can be had; `npm test` installs Debian's where it may. */
export const REDIS: string | null = findRedis();

/** A Redis on loopback that keeps nothing: what it held is gone when it stops. */
export class TestRedis {
  private end: (() => Promise<void>) | null = null;

  private constructor(readonly port: number) {}

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    if (REDIS === null) throw new Error("no Redis was found");
    const args = ["--bind", "127.0.0.1", "--port", String(this.port), "--save", "", "--appendonly", "no"];
    const child = spawn(REDIS, args, { stdio: ["ignore", "pipe", "inherit"], cwd: "/tmp" });
    const ended = once(child, "exit");
    this.end = async () => {
      child.kill("SIGKILL");
      await ended;
    };
    const lines = createInterface(child.stdout);
    await new Promise<void>((resolve, reject) => {
      lines.on("line", (line) => {
        if (line.includes("Ready to accept connections")) resolve();
      });
      void ended.then(() => reject(new Error("Redis ended by itself")));
    });
  }

  async stop(): Promise<void> {
    await this.end?.();
    this.end = null;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
