import { io } from "socket.io-client";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../../shared/protocol/channels";
import type { Push, Reply, Request } from "../../shared/protocol/messages";
import type { OfferedFile } from "../../shared/protocol/tables";
import { ANSWER_LIMIT, hello, Line, Listeners, refused, tooLarge, toPush, toReply } from "./client-parts";
import type { TableClient } from "./table-client";

/** What the host says to a page whose token it does not know. */
const UNKNOWN_TOKEN = "host-token";

/** A request without an answer yet; it is sent again, under the same id, on every new line. */
interface Waiting {
  request: Request;
  resolve(reply: Reply): void;
  timer: ReturnType<typeof setTimeout>;
}

export interface SocketClientParts {
  /** Where the host listens, such as `http://127.0.0.1:4000`. */
  origin: string;
  token: string;
}

/** The line of a browser. It comes back by itself after a loss and asks for what it missed. */
export function socketClient({ origin, token }: SocketClientParts): TableClient {
  const line = new Line();
  const pushes = new Listeners<Push>();
  const offers = new Listeners<OfferedFile>();
  const waiting = new Set<Waiting>();
  let last: { epoch: string; seq: number } | null = null;
  const socket = io(origin, {
    transports: ["websocket"],
    auth: { token },
    autoConnect: false,
    reconnectionDelay: 250,
    reconnectionDelayMax: 2000,
  });

  const settle = (item: Waiting, reply: Reply): void => {
    clearTimeout(item.timer);
    waiting.delete(item);
    item.resolve(reply);
  };

  const send = (item: Waiting): void => {
    socket.emit(REQUEST_CHANNEL, item.request, (answer: unknown) => settle(item, toReply(answer)));
  };

  const end = (state: "refused" | "outdated"): void => {
    line.set(state);
    socket.disconnect();
    for (const item of [...waiting]) settle(item, refused("disconnected", "no-line"));
  };

  socket.on("connect", () => {
    socket.emit(REQUEST_CHANNEL, hello(last), (answer: unknown) => {
      const reply = toReply(answer);
      if (!reply.ok) return end("outdated");
      line.set("open");
      for (const item of waiting) send(item);
    });
  });
  socket.on(PUSH_CHANNEL, (message: unknown) => {
    const push = toPush(message);
    if (!push) return end("outdated");
    if (push.type === "offered") return offers.tell(push.file);
    last = { epoch: push.epoch, seq: push.seq };
    pushes.tell(push);
  });
  socket.on("disconnect", (reason) => {
    if (line.state === "refused" || line.state === "outdated" || reason === "io client disconnect") return;
    line.set("lost");
    // Socket.IO looks for a lost line by itself, but not where the host ended it.
    if (reason === "io server disconnect") socket.connect();
  });
  socket.on("connect_error", (error) => {
    if (error.message === UNKNOWN_TOKEN) end("refused");
  });

  return {
    request(request) {
      const large = tooLarge(request);
      if (large) return Promise.resolve(large);
      if (line.state === "refused" || line.state === "outdated") {
        return Promise.resolve(refused("disconnected", "no-line"));
      }
      return new Promise((resolve) => {
        const late = () => settle(item, refused("disconnected", line.state === "open" ? "no-answer" : "no-line"));
        const item: Waiting = { request, resolve, timer: setTimeout(late, ANSWER_LIMIT) };
        waiting.add(item);
        if (line.state === "open") send(item);
      });
    },
    onPush(listener) {
      const endListening = pushes.add(listener);
      if (!socket.active) socket.connect();
      return endListening;
    },
    onOffer: (listener) => offers.add(listener),
    onLine: (listener) => line.follow(listener),
    close() {
      socket.disconnect();
      for (const item of [...waiting]) settle(item, refused("disconnected", "no-line"));
    },
  };
}
