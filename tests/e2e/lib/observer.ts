import { io, type Socket } from "socket.io-client";
import type { Event } from "../../../src/shared/games/diced-tomatoes/events";
import { evolve } from "../../../src/shared/games/diced-tomatoes/evolve";
import type { State } from "../../../src/shared/games/diced-tomatoes/state";
import { PROTOCOL, PUSH_CHANNEL, type Push, REQUEST_CHANNEL } from "../../../src/shared/protocol/messages";

/** A second client of the host, in the test's own process: what the engine says, not what the page says. */
export class Observer {
  state: State | null = null;
  readonly events: Event[] = [];
  seq = 0;
  private constructor(private readonly socket: Socket) {}

  static async connect(url: string): Promise<Observer> {
    const address = new URL(url);
    const token = new URLSearchParams(address.hash.slice(1)).get("token") ?? address.hash.slice(1);
    const socket = io(address.origin, {
      transports: ["websocket"],
      auth: { token },
      extraHeaders: { origin: address.origin },
    });
    const observer = new Observer(socket);
    socket.on(PUSH_CHANNEL, (push: Push) => observer.take(push));
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", reject);
    });
    socket.emit(REQUEST_CHANNEL, { type: "hello", protocol: PROTOCOL, build: "observer", last: null }, () => undefined);
    return observer;
  }

  close(): void {
    this.socket.close();
  }

  private take(push: Push): void {
    this.seq = push.seq;
    if (push.type === "snapshot") {
      this.state = push.table?.state ?? null;
      for (const entry of push.table?.log ?? []) {
        for (const event of entry.events) if (event.type !== "undone") this.events.push(event);
      }
      return;
    }
    if (!this.state) throw new Error("an update before any snapshot");
    for (const event of push.events) {
      this.state = evolve(this.state, event);
      this.events.push(event);
    }
  }
}
