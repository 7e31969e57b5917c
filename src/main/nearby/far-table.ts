import { io } from "socket.io-client";
import { refused, toAnyPush } from "../../shared/line/client-parts";
import { type GuestPass, LINE_OPTIONS, type SocketClient, socketLine } from "../../shared/line/socket-line";
import type { LineState } from "../../shared/line/table-client";
import { BUILD } from "../../shared/protocol/build";
import type { DoorFault, EndReason } from "../../shared/protocol/company";
import type { News, Push, Reply } from "../../shared/protocol/messages";
import type { Connection } from "../host/connection";
import { isForGuests } from "../host/line";
import { parseRequest } from "../host/parse-request";
import { refuse } from "../host/refuse";

/** Bytes of one frame of the host's; it holds back no more than a million characters for a guest. */
const LONGEST_FRAME = 4 * 1024 * 1024;

/** A table that does not answer within this time is not there, in milliseconds. */
const ANSWERS_WITHIN = 4000;

export interface FarTableParts {
  /** Where the table is served. */
  origin: string;
  pass: GuestPass;
  /** Called when the line has another state. */
  onLine(): void;
  /** This machine has a place there now, by this token; or, with null, has none any more. */
  onPlace(token: string | null): void;
}

/** What a window talks to, here or elsewhere. */
export interface WindowSession {
  request(message: unknown): Promise<Reply>;
  close(): void;
}

/** Reasons for which a guest's token opens nothing any more. */
const GONE: ReadonlySet<DoorFault | EndReason> = new Set(["guest-token", "removed", "declined"]);

/** A table that another program is the host of: this one is its guest, and passes on what a window and that host say. */
export class FarTable {
  private readonly client: SocketClient;
  private state: LineState = "connecting";
  private window: Connection | null = null;

  constructor(private readonly parts: FarTableParts) {
    this.client = socketLine({
      open: (auth) => io(parts.origin, { ...LINE_OPTIONS, auth, forceNew: true, ...NODE_OPTIONS }),
      pass: parts.pass,
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      // The protocol's number says that the two understand each other; the page there is not the one shown here.
      read: toAnyPush,
    });
    this.client.onNews((news) => this.pass(forGuests(news)));
    this.client.onLine((line) => {
      if (line === this.state) return;
      this.state = line;
      if (this.why !== null && GONE.has(this.why)) parts.onPlace(null);
      parts.onLine();
    });
    // The line opens with this.
    this.client.onPush((push) => this.pass(push.type === "snapshot" ? { ...push, build: BUILD } : push));
  }

  get line(): LineState {
    return this.state;
  }

  get why(): DoorFault | EndReason | null {
    return this.client.why();
  }

  /** Resolves once the host has let the line in, or has not, or nobody was there for too long. */
  answered(): Promise<"open" | "refused" | "outdated" | "unreachable"> {
    return new Promise((resolve) => {
      const late = setTimeout(() => settle("unreachable"), ANSWERS_WITHIN);
      const settle = (what: "open" | "refused" | "outdated" | "unreachable") => {
        clearTimeout(late);
        resolve(what);
      };
      this.client.onLine((line) => {
        // Told again of later changes, which settle nothing any more.
        if (line === "open" || line === "refused" || line === "outdated") settle(line);
      });
    });
  }

  /** Passes on between a window and the host; another window before it is told nothing more. */
  connect(window: Connection): WindowSession {
    this.window = window;
    return {
      request: (message) => (this.window === window ? this.ask(message) : Promise.resolve(noLine())),
      close: () => {
        if (this.window === window) this.window = null;
      },
    };
  }

  /** Whether the host is still there: this machine may have slept. */
  check(): void {
    this.client.check();
  }

  close(): void {
    this.window = null;
    this.client.close();
  }

  private async ask(message: unknown): Promise<Reply> {
    const form = parseRequest(message, "guest");
    if (!form.ok) return form;
    const { request } = form;
    // What is this machine's own (its files, its settings) never goes there.
    if (!isForGuests(request.type)) return refuse("not-allowed", "hosts-only", { type: request.type });
    const reply = await this.client.request(request);
    if (reply.ok && "joined" in reply) this.parts.onPlace(reply.joined.token);
    if (reply.ok && request.type === "leave") this.parts.onPlace(null);
    return reply;
  }

  private pass(push: Push | News | null): void {
    if (push) this.window?.push(push);
  }
}

/** Beyond what a browser's line has: Node would take in frames of any length. */
const NODE_OPTIONS: object = { maxPayload: LONGEST_FRAME };

const noLine = (): Reply => refused("disconnected", "no-line");

/** News as a guest may be told; a host that says what is for its own screens does not make this window one of them. */
function forGuests(news: News): News | null {
  if (news.type === "company") return { ...news, lan: null };
  return news.type === "settled" || news.type === "ended" || news.type === "theme" ? news : null;
}
