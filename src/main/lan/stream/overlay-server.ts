import type { IncomingMessage, ServerResponse } from "node:http";
import { BUILD } from "../../../shared/protocol/build";
import type { Reply } from "../../../shared/protocol/messages";
import type { OverlayFault, Overlays } from "../../../shared/protocol/stream";
import type { Host } from "../../host/host";
import { parseRequest } from "../../host/parse-request";
import { refuse } from "../../host/refuse";
import type { Site } from "../../site/site";
import { type Clock, DelayedLine, REAL_CLOCK } from "./delayed-line";
import { FeedLine, mayRead } from "./feed-line";
import { listenForOverlays, type OverlayLine, type OverlayListener, type OverlaySession } from "./overlay-listener";
import type { Snapshot, Tape } from "./tape";
import { tapeOf } from "./tape-of-host";

/** Ports that are tried after the wanted one, where another program has that. */
const MORE_PORTS = 16;

/** How often the wanted port is tried again while overlays are served on another, in milliseconds. */
const TRY_AGAIN = 3000;

export interface OverlayServerParts {
  host: Host;
  site: Site;
  warn(message: string): void;
  /** In place of the port that the host keeps; 0 for a free one. */
  port?: number | null;
  clock?: Clock;
}

/** An overlay that is on the air, or a tool that reads the feed. */
interface OnAir {
  kind: keyof Overlays["watching"];
  delay(seconds: number): void;
  end(): void;
}

/** Serves the host's overlays and their feed, from the start and for as long as the host lives. */
export class OverlayServer {
  private readonly tape: Tape;
  private readonly clock: Clock;
  /** By port: the wanted one, and the one that stood in for it, whose address somebody may have copied. */
  private readonly listeners = new Map<number, OverlayListener>();
  private readonly lines = new Set<OnAir>();
  private readonly overlays = new Set<{ line: OverlayLine; tell(): void }>();
  private timer: ReturnType<typeof setInterval> | null = null;
  /** Listening and closing come one after another. */
  private work: Promise<void> = Promise.resolve();
  private closed = false;
  /** The look of the table since it was last changed. */
  private theme: Snapshot["settings"]["theme"] | null = null;

  constructor(private readonly parts: OverlayServerParts) {
    this.clock = parts.clock ?? REAL_CLOCK;
    this.tape = tapeOf(parts.host, this.clock, (news) => {
      if (news.type !== "theme") return;
      this.theme = news.theme;
      for (const { line } of this.overlays) line.push(news);
    });
    const desk = parts.host.overlays;
    desk.onChange((change) => {
      if (change === "token") for (const line of [...this.lines]) line.end();
      if (change === "delay") for (const line of this.lines) line.delay(desk.delay);
      if (change === "delay" || change === "directions" || change === "dice") {
        for (const { tell } of this.overlays) tell();
      }
      if (change === "port") this.queue(() => this.move());
    });
    desk.onTestRoll((roll) => {
      for (const { line } of this.overlays) if (line.view === "dice" || line.view === "table") line.push(roll);
    });
  }

  /** Begins to listen; resolves once that has been tried. */
  async open(): Promise<void> {
    this.queue(() => this.listen());
    await this.work;
  }

  /** The addresses of overlays and feed, token and all; null where neither is served. */
  get addresses(): { overlayUrl: string; feedUrl: string } | null {
    const { served, token } = this.parts.host.overlays.news;
    if (served.state !== "open") return null;
    return { overlayUrl: `${served.origin}/overlay#${token}`, feedUrl: `${served.origin}/feed?token=${token}` };
  }

  async close(): Promise<void> {
    this.closed = true;
    this.stopTrying();
    this.queue(async () => {
      for (const line of [...this.lines]) line.end();
      for (const listener of this.listeners.values()) await listener.close();
      this.listeners.clear();
    });
    await this.work;
  }

  private get wanted(): number {
    return this.parts.port ?? this.parts.host.overlays.port;
  }

  private queue(job: () => Promise<void>): void {
    this.work = this.work.then(job).catch((error: unknown) => {
      this.parts.warn(`overlays: ${error instanceof Error ? error.message : error}`);
    });
  }

  private async listen(): Promise<void> {
    if (this.closed) return;
    const { wanted } = this;
    const ports = wanted === 0 ? [0] : Array.from({ length: MORE_PORTS + 1 }, (_, more) => wanted + more);
    for (const port of ports.filter((port) => port <= 65535)) {
      const fault = await this.tryPort(port);
      if (fault === null) {
        if (port !== wanted) this.tryAgain();
        return;
      }
      if (fault !== "no-port") {
        this.parts.host.overlays.tellServed({ state: "failed", reason: fault });
        return;
      }
    }
    this.parts.host.overlays.tellServed({ state: "failed", reason: "no-port" });
    this.tryAgain();
  }

  /** Listens on a port; a reason where that cannot be. */
  private async tryPort(port: number): Promise<OverlayFault | null> {
    const { host, site, warn } = this.parts;
    const { overlays: desk } = host;
    try {
      const listener = await listenForOverlays({
        site,
        port,
        token: () => desk.token,
        connect: (line) => this.connect(line),
        feed: (request, response) => this.feed(request, response),
        warn,
      });
      this.listeners.set(listener.port, listener);
      desk.tellServed({ state: "open", origin: listener.origin });
      return null;
    } catch (error) {
      const fault = faultOf(error);
      if (fault === "lan-error") warn(`overlays: ${error instanceof Error ? error.message : error}`);
      return fault;
    }
  }

  /** Goes to the wanted port as soon as it is free: a streaming program knows no other. */
  private tryAgain(): void {
    this.timer ??= setInterval(() => {
      this.queue(async () => {
        if (this.closed || this.listeners.has(this.wanted) || (await this.tryPort(this.wanted)) === null) {
          this.stopTrying();
        }
      });
    }, TRY_AGAIN);
    this.timer.unref();
  }

  private stopTrying(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  /** The host wants another port: what came by the one before is let go. */
  private async move(): Promise<void> {
    this.stopTrying();
    if (this.listeners.has(this.wanted)) return;
    const before = [...this.listeners.values()];
    this.listeners.clear();
    for (const listener of before) await listener.close();
    await this.listen();
  }

  /** A table of a while ago in the look of now. */
  private asNow(snapshot: Snapshot): Snapshot {
    const { settings } = snapshot;
    return { ...snapshot, settings: { ...settings, theme: this.theme ?? settings.theme } };
  }

  private delayOf(asked: number): number {
    return Math.max(this.parts.host.overlays.delay, asked) * 1000;
  }

  private connect(line: OverlayLine): OverlaySession {
    const { overlays: desk } = this.parts.host;
    const delayed = new DelayedLine({
      tape: this.tape,
      clock: this.clock,
      delay: this.delayOf(line.delay),
      show: (table) => line.push(this.asNow(table ?? NOTHING_YET)),
      tell: ({ taped }) => line.push(taped.type === "snapshot" ? this.asNow(taped) : taped),
    });
    const tellAir = () => {
      const delay = this.delayOf(line.delay) / 1000;
      line.push({ type: "air", delay, direction: desk.directions[line.view], diceSet: desk.diceSet });
    };
    const onAir: OnAir = {
      kind: line.view,
      delay: () => {
        delayed.delay = this.delayOf(line.delay);
      },
      end: () => line.end(),
    };
    const overlay = { line, tell: tellAir };
    const greet = () => {
      this.come(onAir);
      this.overlays.add(overlay);
      tellAir();
      delayed.begin();
    };
    return {
      request: (message) => answer(message, greet),
      close: () => {
        delayed.stop();
        this.overlays.delete(overlay);
        this.leave(onAir);
      },
    };
  }

  private feed(request: IncomingMessage, response: ServerResponse): void {
    const { overlays: desk } = this.parts.host;
    const reading = [...this.lines].filter(({ kind }) => kind === "feed").length;
    if (!mayRead(request, response, desk.token, reading)) return;
    const line = new FeedLine({ tape: this.tape, clock: this.clock, delay: desk.delay * 1000, request, response });
    const onAir: OnAir = {
      kind: "feed",
      delay: (seconds) => line.setDelay(seconds * 1000),
      end: () => line.end(),
    };
    response.once("close", () => {
      line.end();
      this.leave(onAir);
    });
    this.come(onAir);
    line.begin();
  }

  private come(line: OnAir): void {
    this.lines.add(line);
    this.tellWatching();
  }

  private leave(line: OnAir): void {
    if (this.lines.delete(line)) this.tellWatching();
  }

  private tellWatching(): void {
    const watching = { table: 0, dice: 0, board: 0, score: 0, log: 0, feed: 0 };
    for (const { kind } of this.lines) watching[kind] += 1;
    this.parts.host.overlays.tellWatching(watching);
  }
}

/** What an overlay is told of a table that nothing may be told of yet. */
const NOTHING_YET: Snapshot = {
  type: "snapshot",
  epoch: "",
  seq: 0,
  hash: "",
  table: null,
  waiting: null,
  settings: { version: 2, lastSetups: {}, theme: "garden" },
  build: BUILD,
};

/** An overlay looks on: it may greet, and the answer to that tells nothing of the table. */
function answer(message: unknown, greet: () => void): Reply {
  const form = parseRequest(message, "stream");
  if (!form.ok) return form;
  if (form.request.type !== "hello") return refuse("not-allowed", "hosts-only", { type: form.request.type });
  greet();
  return { ok: true, seq: 0 };
}

function faultOf(error: unknown): OverlayFault {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return "no-port";
  return code === "EACCES" || code === "EPERM" ? "not-permitted" : "lan-error";
}
