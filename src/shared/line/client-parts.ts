import { utf8ToBytes } from "@noble/hashes/utils.js";
import { BUILD } from "../protocol/build";
import { PROTOCOL } from "../protocol/channels";
import {
  type News,
  newsSchema,
  type ProtocolRefusal,
  type Push,
  pushSchema,
  REQUEST_LIMIT,
  type Reply,
  type Request,
  replySchema,
} from "../protocol/messages";
import type { LineState } from "./table-client";

/** A request unanswered for this long counts as lost, in milliseconds. */
export const ANSWER_LIMIT = 8000;

export function refused(
  code: ProtocolRefusal["code"],
  reason: ProtocolRefusal["reason"],
  params: ProtocolRefusal["params"] = {},
): Reply {
  return { ok: false, refusal: { code, rule: null, reason, params } };
}

/** Bytes of a request's JSON. */
export const sizeOf = (request: Request): number => utf8ToBytes(JSON.stringify(request)).byteLength;

/** A refusal where a request is too long to be sent at all, else null. */
export function tooLarge(request: Request): Reply | null {
  const size = sizeOf(request);
  return size > REQUEST_LIMIT ? refused("bad-request", "too-large", { size, limit: REQUEST_LIMIT }) : null;
}

/** The host's answer as a reply; one of another form says that the host's build is not this page's. */
export function toReply(answer: unknown): Reply {
  const parsed = replySchema.safeParse(answer);
  return parsed.success ? parsed.data : refused("protocol-mismatch", "other-build");
}

/** What a host of this protocol sent unasked, of whatever build; null for what has not its form. */
export function toAnyPush(message: unknown): Push | News | null {
  const news = newsSchema.safeParse(message);
  if (news.success) return news.data;
  const parsed = pushSchema.safeParse(message);
  return parsed.success ? parsed.data : null;
}

/** What the host sent unasked, of this page's own build; null for any other, which this page could misread. */
export function toPush(message: unknown): Push | News | null {
  const push = toAnyPush(message);
  return push?.type === "snapshot" && push.build !== BUILD ? null : push;
}

/** Whether a push moves the table, or is news beside it. */
export const isPush = (message: Push | News): message is Push =>
  message.type === "snapshot" || message.type === "update";

/** What a client knows already of the table, and the seats it was told it plays for. */
export type Last = Extract<Request, { type: "hello" }>["last"];

export function hello(last: Last): Request {
  return { type: "hello", protocol: PROTOCOL, build: BUILD, last };
}

/** Listeners of one kind of news. */
export class Listeners<News> {
  private readonly listeners = new Set<(news: News) => void>();

  get size(): number {
    return this.listeners.size;
  }

  add(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  tell(news: News): void {
    for (const listener of [...this.listeners]) listener(news);
  }
}

/** The state of a line and those who follow it. */
export class Line {
  private readonly listeners = new Listeners<LineState>();
  private current: LineState = "connecting";

  get state(): LineState {
    return this.current;
  }

  set(state: LineState): void {
    if (state === this.current) return;
    this.current = state;
    this.listeners.tell(state);
  }

  follow(listener: (line: LineState) => void): () => void {
    const end = this.listeners.add(listener);
    listener(this.current);
    return end;
  }
}
