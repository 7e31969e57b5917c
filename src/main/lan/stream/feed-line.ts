import type { IncomingMessage, ServerResponse } from "node:http";
import type { FeedEvent } from "../../../shared/protocol/feed";
import { COMMON_HEADERS } from "../../site/headers";
import { sameSecret } from "../door-pass";
import { type Clock, DelayedLine } from "./delayed-line";
import { stateEvent, stepEvents } from "./feed-events";
import { after, type Snapshot, type Tape, type TapeEntry } from "./tape";

/** Tools that may read the feed at once. */
const MOST_READERS = 16;

/** A line is told that it is still up this often, in milliseconds. */
const HEARTBEAT = 15_000;

/** How soon a reader shall come back after a lost line, in milliseconds. */
const RETRY = 2000;

/** Bytes that may wait for a slow reader; past that it is cut off, and comes back by its last id. */
const MOST_WAITING = 256 * 1024;

/** Whether somebody may read the feed; answers those who may not, in words. */
export function mayRead(request: IncomingMessage, response: ServerResponse, token: string, reading: number): boolean {
  const given = tokenIn(request);
  if (given === null || !sameSecret(given, token)) {
    const how = "The feed wants its token: Authorization: Bearer TOKEN, or /feed?token=TOKEN.";
    turnAway(response, 401, given === null ? how : "This token opens no feed any more; copy the address anew.");
    return false;
  }
  if (request.method !== "GET") {
    response.writeHead(405, { Allow: "GET" });
    response.end();
    return false;
  }
  if (reading >= MOST_READERS) {
    turnAway(response, 503, `Only ${MOST_READERS} tools can read the feed at once.`);
    return false;
  }
  return true;
}

function turnAway(response: ServerResponse, status: number, words: string): void {
  const headers = { ...COMMON_HEADERS, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  response.writeHead(status, status === 401 ? { ...headers, "WWW-Authenticate": "Bearer" } : headers);
  response.end(`${words}\n`);
}

/** The token that a request came with; null where it came with none. */
function tokenIn({ headers, url = "" }: IncomingMessage): string | null {
  const bearer = /^Bearer ([\w-]{1,64})$/.exec(headers.authorization ?? "");
  if (bearer) return bearer[1] ?? null;
  return new URLSearchParams(url.split("?")[1] ?? "").get("token")?.slice(0, 64) ?? null;
}

export interface FeedLineParts {
  tape: Tape;
  clock: Clock;
  /** In milliseconds. */
  delay: number;
  request: IncomingMessage;
  response: ServerResponse;
}

/** One tool that reads the feed as server-sent events. */
export class FeedLine {
  private readonly line: DelayedLine;
  private table: Snapshot | null = null;
  private endHeartbeat: (() => void) | null = null;
  /** How many events of the step that is resumed are known already. */
  private known = 0;

  constructor(private readonly parts: FeedLineParts) {
    const { tape, clock, delay } = parts;
    this.line = new DelayedLine({ tape, clock, delay, show: (table) => this.show(table), tell: (e) => this.tell(e) });
  }

  begin(): void {
    const { response } = this.parts;
    response.writeHead(200, {
      ...COMMON_HEADERS,
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
    });
    response.write(`retry: ${RETRY}\n\n`);
    this.beat();
    if (!this.resume()) this.line.begin();
  }

  setDelay(ms: number): void {
    this.line.delay = ms;
  }

  end(): void {
    this.line.stop();
    this.endHeartbeat?.();
    this.endHeartbeat = null;
    this.parts.response.end();
  }

  /** Goes on after the event that the reader knows last, where that is still on the tape. */
  private resume(): boolean {
    const { tape, request } = this.parts;
    const last = /^([\w-]{1,64})\.(\d{1,9})\.(\d{1,3})$/.exec(String(request.headers["last-event-id"] ?? ""));
    if (!last) return false;
    const [, epoch = "", seq, known] = last;
    const entry = tape.find(epoch, Number(seq));
    if (!entry) return false;
    // The step is gone through once more, without what the reader has of it.
    this.known = Number(known) + 1;
    this.table = tape.tableBefore(entry.serial);
    if (this.line.resume(entry.serial)) return true;
    this.known = 0;
    return false;
  }

  private show(table: Snapshot | null): void {
    this.table = table;
    this.write([stateEvent(table)]);
  }

  private tell({ taped }: TapeEntry): void {
    if (taped.type === "settled") return;
    if (taped.type === "snapshot") {
      this.show(taped);
      return;
    }
    const before = this.table;
    this.table = after(before, taped);
    if (before?.table && this.table?.table) this.write(stepEvents(before.table, taped, this.table.table));
  }

  private write(events: readonly FeedEvent[]): void {
    const { response } = this.parts;
    const epoch = this.table?.epoch || "none";
    for (const [index, event] of events.entries()) {
      if (index < this.known) continue;
      const data = JSON.stringify(event);
      response.write(`id: ${epoch}.${event.seq}.${index}\nevent: ${event.type}\ndata: ${data}\n\n`);
    }
    this.known = 0;
    if (response.writableLength > MOST_WAITING) response.destroy();
  }

  private beat(): void {
    this.endHeartbeat = this.parts.clock.after(HEARTBEAT, () => {
      this.parts.response.write(": still here\n\n");
      this.beat();
    });
  }
}
