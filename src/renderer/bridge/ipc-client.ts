import {
  ANSWER_LIMIT,
  hello,
  isPush,
  Line,
  Listeners,
  refused,
  tooLarge,
  toPush,
  toReply,
} from "../../shared/line/client-parts";
import type { TableClient } from "../../shared/line/table-client";
import type { DesktopBridge } from "../../shared/protocol/desktop-bridge";
import type { News, Push, Reply, Request } from "../../shared/protocol/messages";
import type { NearbyState, Visit } from "../../shared/protocol/nearby";

/** Tells which table the window is at; a window that is always at its own program's needs none. */
interface Whereabouts {
  follow(listener: (state: Pick<NearbyState, "visit">) => void): () => void;
}

/**
 * The line of the desktop window. Its host is in the same program, so that line is never lost and found again; at a
 * table elsewhere the program has a line to the host there, and this one is what that is.
 */
export function ipcClient(bridge: Pick<DesktopBridge, "request" | "onPush">, whereabouts?: Whereabouts): TableClient {
  const line = new Line();
  const pushes = new Listeners<Push>();
  const news = new Listeners<News>();
  const ends: (() => void)[] = [];
  let visit: Visit | null = null;
  /** Whether the host has answered this page's hello. */
  let greeted = false;
  let greeting = false;

  const take = (message: unknown): void => {
    const push = toPush(message);
    if (!push) line.set("outdated");
    else if (isPush(push)) pushes.tell(push);
    else news.tell(push);
  };

  const request = async (message: Request): Promise<Reply> => {
    const large = tooLarge(message);
    if (large) return large;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Reply>((resolve) => {
      timer = setTimeout(() => resolve(refused("disconnected", "no-answer")), ANSWER_LIMIT);
    });
    const answered = bridge.request(message).then(toReply, () => refused("disconnected", "no-line"));
    const reply = await Promise.race([answered, late]);
    clearTimeout(timer);
    return reply;
  };

  const greet = async (): Promise<void> => {
    if (greeted || greeting) return;
    greeting = true;
    const reply = await request(hello(null));
    greeting = false;
    greeted = reply.ok;
    if (line.state === "outdated") return;
    if (reply.ok) line.set(visit?.line ?? "open");
    else if (reply.refusal.code === "protocol-mismatch") line.set("outdated");
    else line.set(visit && visit.line !== "open" ? visit.line : "lost");
  };

  const settle = (state: Pick<NearbyState, "visit">): void => {
    const before = visit;
    visit = state.visit;
    // Coming and going loads the page anew; until then it shows what it showed.
    if (!visit || line.state === "outdated") return;
    if (greeted || visit.line !== "open") line.set(visit.line);
    else if (before && before.line !== "open") void greet();
  };

  const open = (): void => {
    ends.push(bridge.onPush(take));
    if (whereabouts) ends.push(whereabouts.follow(settle));
    void greet();
  };

  return {
    request,
    onPush(listener) {
      const end = pushes.add(listener);
      if (ends.length === 0) open();
      return end;
    },
    onNews: (listener) => news.add(listener),
    onLine: (listener) => line.follow(listener),
    why: () => (visit?.line === "refused" ? visit.why : null),
    close: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}
