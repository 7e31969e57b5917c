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

/** The line of the desktop window: its host is in the same program, so it is never lost and found again. */
export function ipcClient(bridge: Pick<DesktopBridge, "request" | "onPush">): TableClient {
  const line = new Line();
  const pushes = new Listeners<Push>();
  const news = new Listeners<News>();
  let endPushes: (() => void) | null = null;

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

  const open = async (): Promise<void> => {
    endPushes = bridge.onPush(take);
    const reply = await request(hello(null));
    if (reply.ok) line.set(line.state === "connecting" ? "open" : line.state);
    else line.set(reply.refusal.code === "protocol-mismatch" ? "outdated" : "lost");
  };

  return {
    request,
    onPush(listener) {
      const end = pushes.add(listener);
      if (!endPushes) void open();
      return end;
    },
    onNews: (listener) => news.add(listener),
    onLine: (listener) => line.follow(listener),
    why: () => null,
    close: () => endPushes?.(),
  };
}
