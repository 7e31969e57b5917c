import { setTimeout } from "node:timers/promises";
import { createClient } from "@redis/client";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { z } from "zod";
import { type News, newsSchema, type Push, pushSchema } from "../../shared/protocol/messages";

/** What those who only look on are sent; nothing else is ever written to Redis. */
export type Message = Push | News;

/** Holds what somebody is sent who comes to look on: the newest snapshot, and the news that goes with it. */
export const SIGHT_KEY = "harvest-table:sight";

/** What was published last, for the relays to read. */
const STREAM = "harvest-table:stream";

/** The sight of a table as it stands in Redis, in characters. */
const SIGHT_LIMIT = 1024 * 1024;

const sightSchema = z.array(z.union([pushSchema, newsSchema])).max(16);

/** A lost Redis is looked for again after at most so long, in milliseconds. */
const LONGEST_WAIT = 2000;

const redisUrl = z.url({ protocol: /^rediss?$/ }).max(512);

/** Whether a text is an address of a Redis server: `redis://` or `rediss://`, with user, password and database. */
export const isRedisUrl = (text: string): boolean => redisUrl.safeParse(text).success;

export type Redis = ReturnType<typeof newClient>;

const newClient = (url: string) =>
  createClient({ url, socket: { reconnectStrategy: (tries) => Math.min(LONGEST_WAIT, 50 * 2 ** Math.min(tries, 8)) } });

/** A client that finds its server by itself and looks for it again after a loss; says once that it is gone. */
export function openRedis(url: string, warn: (message: string) => void): Redis {
  const client = newClient(url);
  let said = false;
  client.on("ready", () => {
    said = false;
  });
  client.on("error", (error: Error) => {
    if (!said) warn(`Redis: ${error.message || "it cannot be reached"}; it is looked for again`);
    said = true;
  });
  client.connect().catch((error: Error) => warn(`Redis: ${error.message}`));
  return client;
}

/** The adapter's reader waits in Redis for so long at a time, in milliseconds; it ends when such a wait does. */
const READ_TIME = 500;

/** Lets go of a client whose adapter is closed; resolves when the adapter's reader has ended too. */
export async function closeRedis(client: Redis): Promise<void> {
  if (!client.isOpen) return;
  client.destroy();
  await setTimeout(READ_TIME + 100);
}

/** Socket.IO's adapter on the one stream that the host writes and the relays read. */
export const spectatorStream = (client: Redis) =>
  createAdapter(client, { streamName: STREAM, maxLen: 1000, onlyPlaintext: true, blockTimeInMs: READ_TIME });

/** The sight of a table as it was read from Redis. @throws Error naming what is wrong with it */
export function readSight(text: string): Message[] {
  if (text.length > SIGHT_LIMIT)
    throw new Error(`${SIGHT_KEY} has ${text.length} characters, more than ${SIGHT_LIMIT}`);
  return sightSchema.parse(JSON.parse(text));
}
