import { Limits } from "../lan/limits";
import { type Listener, listen } from "../lan/listener";
import type { Site } from "../site/site";
import { closeRedis, type Message, openRedis, type Redis, readSight, SIGHT_KEY, spectatorStream } from "./redis";
import { RelayedTable } from "./relayed-table";

/** Those who look on may be many, and many of them behind one router. */
const CROWD = { linesPerAddress: 512, lines: 4096, connectionsPerAddress: 1024, connections: 8192 };

export interface RelayParts {
  /** `redis://…` */
  url: string;
  site: Site;
  /** A number, never a name. */
  address: string;
  /** 0 for a free one. */
  port: number;
  /** What those who look on show at the door. */
  code: string;
  warn(message: string): void;
}

/** Serves the page and a table that a host elsewhere publishes, to those who only look on. Keeps nothing itself. */
export async function startRelay({ url, site, address, port, code, warn }: RelayParts): Promise<Listener> {
  const redis = openRedis(url, warn);
  const host = new RelayedTable(code, () => newestIn(redis, warn));
  const adapter = spectatorStream(redis);
  const limits = new Limits(undefined, CROWD);
  const listener = await listen({ host, site, address, port, token: null, limits, warn, adapter });
  return {
    ...listener,
    async close() {
      await listener.close();
      await closeRedis(redis);
    },
  };
}

async function newestIn(redis: Redis, warn: (message: string) => void): Promise<Message[] | null> {
  if (!redis.isReady) return null;
  try {
    const text = await redis.get(SIGHT_KEY);
    return text === null ? null : readSight(text);
  } catch (error) {
    warn(`the table cannot be read: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
