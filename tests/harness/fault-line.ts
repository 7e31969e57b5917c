import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Chooser } from "../property/diced-tomatoes/random-games";

/** How often each fault strikes, one frame in so many; 0 for never. */
export interface Faults {
  /** The frame is lost and the line cut, both ways. */
  drop: number;
  /** The line is cut in the middle of the frame, both ways. */
  cut: number;
  /** The frame, and all behind it, waits for up to `delayTime` milliseconds. */
  delay: number;
  delayTime: number;
  /** An asked frame is told twice. */
  twice: number;
  /** From this frame on nothing that is asked arrives, and nobody is told. */
  mute: number;
  /** The same for what the host says. */
  deaf: number;
}

type Fault = Exclude<keyof Faults, "delayTime">;

export interface FaultLine {
  port: number;
  /** How often each fault struck. */
  readonly struck: Record<Fault, number>;
  close(): Promise<void>;
}

export const NO_FAULTS: Record<Fault, number> = { drop: 0, cut: 0, delay: 0, twice: 0, mute: 0, deaf: 0 };

/** A WebSocket line to a loopback server that goes wrong as `choose` will have it. */
export async function faultLine(target: number, choose: Chooser, faults: Faults): Promise<FaultLine> {
  const struck = { ...NO_FAULTS };
  const pairs = new Set<Pair>();
  const strikes = (fault: Fault): boolean => {
    if (faults[fault] === 0 || choose(faults[fault]) > 0) return false;
    struck[fault] += 1;
    return true;
  };
  const server = createServer((client) => {
    const own = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const rename = (head: string) => head.replaceAll(own, `127.0.0.1:${target}`);
    const pair = new Pair(client, connect(target, "127.0.0.1"), rename, (frame, asks) => {
      if (strikes("drop")) return { end: Buffer.alloc(0) };
      if (strikes("cut")) return { end: frame.subarray(0, choose(frame.length)) };
      if (strikes(asks ? "mute" : "deaf")) return "stall";
      const wait = strikes("delay") ? choose(faults.delayTime) : 0;
      // Only a question can be told twice by whoever asks it: the line itself repeats nothing.
      return { pass: asks && isQuestion(frame) && strikes("twice") ? [frame, frame] : [frame], wait };
    });
    pairs.add(pair);
    client.once("close", () => pairs.delete(pair));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    struck,
    close: () => {
      for (const pair of pairs) pair.end();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

type Fate = { pass: Buffer[]; wait: number } | { end: Buffer } | "stall";
type Judge = (frame: Buffer, asks: boolean) => Fate;

/** A client's connection and the one to the server, which end together. */
class Pair {
  private readonly sockets: readonly Socket[];

  constructor(client: Socket, server: Socket, rename: (head: string) => string, judge: Judge) {
    this.sockets = [client, server];
    for (const socket of this.sockets) {
      socket.setNoDelay(true);
      socket.on("error", () => this.end());
      socket.on("close", () => this.end());
    }
    this.carry(client, server, (frame) => judge(frame, true), rename);
    this.carry(
      server,
      client,
      (frame) => judge(frame, false),
      (head) => head,
    );
  }

  end(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Passes the HTTP head on, then frame after frame as `fateOf` says. */
  private carry(from: Socket, to: Socket, fateOf: (frame: Buffer) => Fate, rename: (head: string) => string): void {
    let [held, headed, stalled] = [Buffer.alloc(0), false, false];
    let before = Promise.resolve();
    from.on("data", (chunk) => {
      held = Buffer.concat([held, chunk]);
      if (!headed) {
        const end = held.indexOf("\r\n\r\n");
        if (end < 0) return;
        to.write(rename(held.subarray(0, end + 4).toString("latin1")), "latin1");
        held = held.subarray(end + 4);
        headed = true;
      }
      for (let size = frameSize(held); size !== null; size = frameSize(held)) {
        const frame = held.subarray(0, size);
        held = held.subarray(size);
        if (stalled) continue;
        const fate = fateOf(frame);
        if (fate === "stall") {
          stalled = true;
        } else if ("end" in fate) {
          before = before.then(() => {
            to.end(fate.end);
            this.end();
          });
        } else {
          before = before.then(async () => {
            if (fate.wait > 0) await new Promise((resolve) => setTimeout(resolve, fate.wait));
            for (const part of fate.pass) if (!to.destroyed) to.write(part);
          });
        }
      }
    });
  }
}

/** How many bytes the first frame takes; null where not all of it is here. */
function frameSize(bytes: Buffer): number | null {
  if (bytes.length < 2) return null;
  const [, second = 0] = bytes;
  const mask = second & 0x80 ? 4 : 0;
  const short = second & 0x7f;
  const head = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < head) return null;
  const length = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  const size = head + mask + length;
  return bytes.length < size ? null : size;
}

/** Whether a client's frame is a Socket.IO event (`42…`), under its mask. */
function isQuestion(frame: Buffer): boolean {
  const short = (frame[1] ?? 0) & 0x7f;
  const mask = short === 126 ? 4 : short === 127 ? 10 : 2;
  const letter = (at: number) => (frame[mask + 4 + at] ?? 0) ^ (frame[mask + at] ?? 0);
  return letter(0) === 0x34 && letter(1) === 0x32;
}
