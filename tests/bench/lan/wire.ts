import { createRequire } from "node:module";

export type Kind = "seats" | "watchers";

/** What the clients of this process receive, taken as it comes off the sockets, before any client works on it. */
export class Wire {
  /** Bytes of WebSocket payload since `clear`. */
  readonly bytes: Record<Kind, number> = { seats: 0, watchers: 0 };
  /** What the clients are that connect from now on. */
  coming: Kind = "seats";
  /** Told of every frame. */
  onFrame: ((socket: object, frame: string) => void) | null = null;
  private readonly kinds = new WeakMap<object, Kind>();

  /**
   * Watches the `ws` module that the package at `beside` brings its Socket.IO client with, so that the bytes and times
   * of every contestant are taken at one and the same place.
   */
  watch(beside: string): void {
    const socketIo = createRequire(createRequire(beside).resolve("socket.io-client"));
    const { prototype } = createRequire(socketIo.resolve("engine.io-client"))("ws") as {
      prototype: { emit(name: string, ...args: unknown[]): boolean };
    };
    const wire = this;
    const { emit } = prototype;
    prototype.emit = function (name, ...args) {
      const [data] = args;
      if (name === "message" && Buffer.isBuffer(data)) wire.take(this, data);
      return emit.call(this, name, ...args);
    };
  }

  clear(): void {
    this.bytes.seats = 0;
    this.bytes.watchers = 0;
  }

  private take(socket: object, data: Buffer): void {
    const kind = this.kinds.get(socket) ?? this.coming;
    this.kinds.set(socket, kind);
    this.bytes[kind] += data.byteLength;
    this.onFrame?.(socket, data.toString());
  }
}

/** Where the `at`th client comes from: an address holds a household of lines (Linux serves all of 127.0.0.0/8). */
export const addressOf = (at: number): string => `127.0.0.${1 + Math.floor(at / 40)}`;
