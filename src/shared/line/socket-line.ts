import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../protocol/channels";
import { DOOR_FAULTS, type DoorFault, type EndReason } from "../protocol/company";
import { GUEST_REQUEST_LIMIT, type News, type Push, type Reply, type Request } from "../protocol/messages";
import {
  ANSWER_LIMIT,
  hello,
  isPush,
  type Last,
  Line,
  Listeners,
  refused,
  sizeOf,
  tooLarge,
  toPush,
  toReply,
} from "./client-parts";
import type { TableClient } from "./table-client";

/**
 * What a line shows at the door: the host's own token, that of a guest who has joined, or the table's code.
 * With `presents` the host's own page only shows the table.
 */
export type Pass = { token: string; presents?: true } | GuestPass;
export type GuestPass = { guest: string } | { code: string };

/** What a line is closed with that sent a frame longer than the host reads. */
const TOO_LONG = 1009;

/** A line that answers nothing for so long may be dead without a sign, and is looked for again; in milliseconds. */
const SILENCE = 3000;

/** How Socket.IO's client opens a line of this protocol. */
export const LINE_OPTIONS = {
  transports: ["websocket"],
  autoConnect: false,
  /** In milliseconds. */
  reconnectionDelay: 250,
  reconnectionDelayMax: 2000,
};

/** A Socket.IO socket as far as a line uses it; those of browsers and of Node are alike. */
export interface LineSocket {
  readonly active: boolean;
  readonly io: { readonly engine?: { close(): unknown } };
  connect(): unknown;
  disconnect(): unknown;
  emit(event: string, request: unknown, answer: (reply: unknown) => void): unknown;
  on(event: string, listener: (...args: never[]) => void): unknown;
}

/** Runs something once so many milliseconds have passed; what it answers calls that off. */
export type After = (milliseconds: number, run: () => void) => () => void;

export interface SocketLineParts {
  /** Makes the socket, unconnected; `auth` is asked for the pass anew on every line. */
  open(auth: (show: (pass: Pass) => void) => void): LineSocket;
  pass: Pass;
  after: After;
  /** Reads what the host sends unasked; null for what this client could misread. Of this very build unless said. */
  read?: (message: unknown) => Push | News | null;
}

export interface SocketClient extends TableClient {
  /** Asks whether the host is still there: a page that slept, or whose network changed, may hold a dead line. */
  check(): void;
}

/** A request without an answer yet; it is sent again, under the same id, on every new line. */
interface Waiting {
  request: Request;
  resolve(reply: Reply): void;
  cancel(): void;
}

/** A line to a host over Socket.IO. It comes back by itself after a loss and asks for what it missed. */
export function socketLine({ open, pass, after, read = toPush }: SocketLineParts): SocketClient {
  const line = new Line();
  const pushes = new Listeners<Push>();
  const news = new Listeners<News>();
  const waiting = new Set<Waiting>();
  const silences = new Set<() => void>();
  let last: Last = null;
  let shut: DoorFault | EndReason | null = null;
  let shown: Pass = pass;
  // Read anew for every line: who joins comes back with a pass of its own.
  const socket = open((show) => show(shown));

  const settle = (item: Waiting, reply: Reply): void => {
    item.cancel();
    waiting.delete(item);
    item.resolve(reply);
  };

  /** Asks over the line that there is now. */
  const ask = (request: Request, take: (reply: Reply) => void): void => {
    const cancel = after(SILENCE, () => socket.io.engine?.close());
    silences.add(cancel);
    socket.emit(REQUEST_CHANNEL, request, (answer: unknown) => {
      cancel();
      silences.delete(cancel);
      take(toReply(answer));
    });
  };

  const send = (item: Waiting): void => {
    ask(item.request, (reply) => {
      if (reply.ok && "joined" in reply) shown = { guest: reply.joined.token };
      settle(item, reply);
    });
  };

  const end = (state: "refused" | "outdated"): void => {
    line.set(state);
    socket.disconnect();
    for (const item of [...waiting]) settle(item, refused("disconnected", "no-line"));
  };

  socket.on("connect", () => {
    ask(hello(last), (reply) => {
      if (!reply.ok) return end("outdated");
      line.set("open");
      for (const item of waiting) send(item);
    });
  });
  const take = (message: unknown): void => {
    const push = read(message);
    if (!push) {
      end("outdated");
      return;
    }
    if (!isPush(push)) {
      if (push.type === "ended") shut = push.reason;
      news.tell(push);
      if (push.type === "ended") end("refused");
      return;
    }
    const seats = push.type === "snapshot" ? (push.table?.mySeats ?? []) : (last?.seats ?? []);
    last = { epoch: push.epoch, seq: push.seq, seats };
    pushes.tell(push);
  };
  socket.on(PUSH_CHANNEL, (...messages: unknown[]) => {
    for (const message of messages) if (line.state !== "refused" && line.state !== "outdated") take(message);
  });
  socket.on("disconnect", (reason: string, details: unknown) => {
    for (const cancel of silences) cancel();
    silences.clear();
    if (line.state === "refused" || line.state === "outdated" || reason === "io client disconnect") return;
    line.set("lost");
    // Sent again, it would only close the next line too; what no host finds too long is not what closed this one.
    if (closeCode(details) === TOO_LONG) {
      const long = [...waiting].filter(({ request }) => sizeOf(request) > GUEST_REQUEST_LIMIT);
      for (const item of long) settle(item, refused("bad-request", "too-large"));
    }
    // Socket.IO looks for a lost line by itself, but not where the host ended it.
    if (reason === "io server disconnect") socket.connect();
  });
  socket.on("connect_error", (error: Error) => {
    const fault = DOOR_FAULTS.find((known) => known === error.message);
    if (!fault) return;
    shut = fault;
    end("refused");
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
        const item: Waiting = { request, resolve, cancel: after(ANSWER_LIMIT, late) };
        waiting.add(item);
        if (line.state === "open") send(item);
      });
    },
    onPush(listener) {
      const endListening = pushes.add(listener);
      if (!socket.active) socket.connect();
      return endListening;
    },
    onNews: (listener) => news.add(listener),
    onLine: (listener) => line.follow(listener),
    why: () => (line.state === "refused" ? shut : null),
    check() {
      if (line.state !== "open") return;
      ask(hello(last), (reply) => {
        if (!reply.ok && reply.refusal.code === "protocol-mismatch") end("outdated");
      });
    },
    close() {
      socket.disconnect();
      for (const item of [...waiting]) settle(item, refused("disconnected", "no-line"));
    },
  };
}

/** The close code of a line, where its end came with one. */
function closeCode(details: unknown): number | null {
  if (typeof details !== "object" || details === null || !("context" in details)) return null;
  const { context } = details;
  if (typeof context !== "object" || context === null || !("code" in context)) return null;
  return typeof context.code === "number" ? context.code : null;
}
