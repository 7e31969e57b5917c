import { BUILD } from "../../shared/protocol/build";
import { PROTOCOL } from "../../shared/protocol/channels";
import {
  type Offer,
  offerSchema,
  type ProtocolRefusal,
  type Push,
  pushSchema,
  REQUEST_LIMIT,
  type Reply,
  type Request,
  replySchema,
} from "../../shared/protocol/messages";
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

/** A refusal where a request is too long to be sent at all, else null. */
export function tooLarge(request: Request): Reply | null {
  const size = new TextEncoder().encode(JSON.stringify(request)).byteLength;
  return size > REQUEST_LIMIT ? refused("bad-request", "too-large", { size, limit: REQUEST_LIMIT }) : null;
}

/** The host's answer as a reply; one of another form says that the host's build is not this page's. */
export function toReply(answer: unknown): Reply {
  const parsed = replySchema.safeParse(answer);
  return parsed.success ? parsed.data : refused("protocol-mismatch", "other-build");
}

/** A push or an offer of this page's own build; null for any other, which this page could misread. */
export function toPush(message: unknown): Push | Offer | null {
  const offer = offerSchema.safeParse(message);
  if (offer.success) return offer.data;
  const parsed = pushSchema.safeParse(message);
  if (!parsed.success) return null;
  return parsed.data.type === "snapshot" && parsed.data.build !== BUILD ? null : parsed.data;
}

export function hello(last: { epoch: string; seq: number } | null): Request {
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
