import { io } from "socket.io-client";
import { hello, isPush, Listeners, refused, toPush, toReply } from "../../shared/line/client-parts";
import type { TableClient } from "../../shared/line/table-client";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../../shared/protocol/channels";
import type { News, Push, Reply } from "../../shared/protocol/messages";
import { OVERLAY_DOOR_FAULTS, type OverlayDoorFault } from "../../shared/protocol/stream";
import type { OverlayQuery } from "./query";

/** What has become of an overlay's line; `outdated`: the host is of another build than this page. */
export type OverlayLine = "connecting" | "open" | "lost" | "outdated" | OverlayDoorFault;

export interface OverlayClient extends Pick<TableClient, "request" | "onPush"> {
  onNews(listener: (news: News) => void): () => void;
  /** Calls back at once with the present state, then on every change. */
  onLine(listener: (line: OverlayLine) => void): () => void;
}

export interface OverlayClientParts {
  /** Where the host listens, such as `http://127.0.0.1:4545`. */
  origin: string;
  token: string;
  query: OverlayQuery;
}

/** Tried again this often while the host is away or turns the overlay away, in milliseconds: both may be put right. */
const AGAIN = { least: 300, most: 1500, turnedAway: 4000 };

/** The line of an overlay: it looks on, and comes back by itself for as long as the page lives. */
export function overlayClient({ origin, token, query }: OverlayClientParts): OverlayClient {
  const pushes = new Listeners<Push>();
  const news = new Listeners<News>();
  const lines = new Listeners<OverlayLine>();
  let line: OverlayLine = "connecting";
  const socket = io(origin, {
    transports: ["websocket"],
    auth: { overlay: token, view: query.view, delay: query.delay },
    autoConnect: false,
    reconnectionDelay: AGAIN.least,
    reconnectionDelayMax: AGAIN.most,
  });

  const set = (next: OverlayLine): void => {
    if (next === line) return;
    line = next;
    lines.tell(next);
  };
  const greet = (): Promise<Reply> =>
    new Promise((resolve) => {
      if (!socket.connected) resolve(refused("disconnected", "no-line"));
      else socket.emit(REQUEST_CHANNEL, hello(null), (answer: unknown) => resolve(toReply(answer)));
    });

  socket.on("connect", () => {
    void greet().then((reply) => set(reply.ok ? "open" : "outdated"));
  });
  socket.on(PUSH_CHANNEL, (...messages: unknown[]) => {
    for (const message of messages) {
      const push = toPush(message);
      if (!push) set("outdated");
      else if (isPush(push)) pushes.tell(push);
      else news.tell(push);
    }
  });
  socket.on("disconnect", (reason) => {
    if (line !== "outdated") set("lost");
    // Socket.IO looks for a lost line by itself, but not where the host ended it.
    if (reason === "io server disconnect") setTimeout(() => socket.connect(), AGAIN.least);
  });
  socket.on("connect_error", (error) => {
    const fault = OVERLAY_DOOR_FAULTS.find((known) => known === error.message);
    if (!fault) return;
    set(fault);
    setTimeout(() => socket.connect(), AGAIN.turnedAway);
  });

  return {
    // An overlay only ever asks for the table as it is.
    request: greet,
    onPush(listener) {
      const end = pushes.add(listener);
      if (!socket.active) socket.connect();
      return end;
    },
    onNews: (listener) => news.add(listener),
    onLine(listener) {
      const end = lines.add(listener);
      listener(line);
      return end;
    },
  };
}
