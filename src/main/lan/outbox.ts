import type { Server } from "socket.io";
import { PUSH_CHANNEL } from "../../shared/protocol/channels";
import type { News, Push } from "../../shared/protocol/messages";

type Message = Push | News;

/**
 * What is on its way to the lines of one server. Messages that a line is sent at once go as one frame, and a frame that
 * goes to many lines is made once for all of them: at a table with many who look on, frames are what costs most.
 */
export class Outbox {
  /** What each socket is sent, by its id. */
  private readonly waiting = new Map<string, Message[]>();

  constructor(private readonly io: Pick<Server, "to">) {}

  /** Adds a message for a socket; it goes at the latest when the present task is done. */
  add(socket: string, message: Message): void {
    if (this.waiting.size === 0) queueMicrotask(() => this.flush());
    const messages = this.waiting.get(socket);
    if (messages) messages.push(message);
    else this.waiting.set(socket, [message]);
  }

  /** Sends everything that was added. */
  flush(): void {
    for (const { sockets, messages } of alike(this.waiting)) this.io.to(sockets).emit(PUSH_CHANNEL, ...messages);
    this.waiting.clear();
  }
}

/** Sockets that are sent the very same messages. */
function alike(waiting: ReadonlyMap<string, Message[]>): Iterable<{ sockets: string[]; messages: Message[] }> {
  const numbers = new Map<Message, number>();
  const groups = new Map<string, { sockets: string[]; messages: Message[] }>();
  for (const [socket, messages] of waiting) {
    const key = messages.map((message) => numberOf(message, numbers)).join();
    const group = groups.get(key);
    if (group) group.sockets.push(socket);
    else groups.set(key, { sockets: [socket], messages });
  }
  return groups.values();
}

function numberOf(message: Message, numbers: Map<Message, number>): number {
  const known = numbers.get(message);
  if (known !== undefined) return known;
  numbers.set(message, numbers.size);
  return numbers.size - 1;
}
