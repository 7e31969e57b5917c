import { Server } from "socket.io";
import { BUILD } from "../../shared/protocol/build";
import { PROTOCOL, PUSH_CHANNEL } from "../../shared/protocol/channels";
import type { Connection } from "../host/connection";
import type { Host, Session } from "../host/host";
import { SHORT_HASH } from "../host/projection";
import { closeRedis, type Message, openRedis, SIGHT_KEY, spectatorStream } from "./redis";

export interface PublisherParts {
  host: Pick<Host, "connect">;
  /** `redis://…` */
  url: string;
  warn(message: string): void;
}

export interface Publisher {
  close(): Promise<void>;
}

/** A relay that has just come can miss a step; how often it is told how far the table is, in milliseconds. */
const BEAT = 2000;

/**
 * Publishes a table to its relays. It looks at the table over a line like that of anybody who only looks on, so that it
 * has nothing to give away that those may not see. Nothing is read from Redis, so that no command comes from there.
 */
export function publishTable({ host, url, warn }: PublisherParts): Publisher {
  const redis = openRedis(url, warn);
  const io = new Server();
  io.adapter(spectatorStream(redis));
  let session: Session | null = null;
  let newest: Message[] = [];
  /** What was pushed and is not published yet. */
  let waiting: Message[] = [];

  const line: Connection = {
    role: "guest",
    guest: null,
    push(message) {
      // That the door to the LAN is closed is nothing to those who look on elsewhere.
      if (message.type === "ended") return;
      if (waiting.length === 0) queueMicrotask(publishWaiting);
      waiting.push(message);
    },
    end() {
      session = null;
      queueMicrotask(lookOn);
    },
  };

  function lookOn(): void {
    session = host.connect(line);
    session.request(HELLO);
  }

  /** What somebody is sent who comes now. */
  function sight(): Message[] {
    const before = waiting;
    waiting = [];
    session?.request(HELLO);
    const seen = waiting;
    waiting = before;
    return seen;
  }

  function publishWaiting(): void {
    const messages = waiting;
    waiting = [];
    if (messages.length > 0) publish(messages);
  }

  function publish(messages: readonly Message[]): void {
    if (!redis.isReady || !session) return;
    newest = sight();
    // First the sight, then what led to it: who reads it is sent everything that it does not hold yet.
    redis
      .set(SIGHT_KEY, JSON.stringify(newest))
      .catch((error: Error) => warn(`the table's sight cannot be kept: ${error.message}`));
    io.emit(PUSH_CHANNEL, ...messages);
  }

  // A Redis that was away has missed something, or all.
  redis.on("ready", () => publish(sight()));
  const beating = setInterval(() => {
    const beat = beatOf(newest);
    if (beat && redis.isReady) io.emit(PUSH_CHANNEL, beat);
  }, BEAT);
  beating.unref();
  lookOn();
  return {
    async close() {
      clearInterval(beating);
      session?.close();
      session = null;
      io.of("/").adapter.close();
      await closeRedis(redis);
    },
  };
}

/** A step without events: who has the newest already lets it pass, who missed the newest asks for all of it. */
function beatOf(sight: readonly Message[]): Message | null {
  const snapshot = sight.find(({ type }) => type === "snapshot");
  if (snapshot?.type !== "snapshot" || !snapshot.table) return null;
  const { epoch, seq, hash, table } = snapshot;
  const { game, canUndo } = table;
  return { type: "update", game, epoch, seq, hash: hash.slice(0, SHORT_HASH), events: [], canUndo };
}

const HELLO = { type: "hello", protocol: PROTOCOL, build: BUILD, last: null } as const;
