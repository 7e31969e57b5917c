import { networkInterfaces } from "node:os";
import type { DoorState, LanDoor } from "../host/lan-door";
import { type OwnAddress, ownAddresses } from "./addresses";
import type { Listener, ListenerParts } from "./listener";

/** Where the LAN is served first; the next free one after it where somebody has it. */
export const FIRST_PORT = 4545;
const MOST_PORTS = 32;

/** How often the machine's own addresses are looked at again, in milliseconds: a laptop changes its network. */
const LOOK_AGAIN = 5000;

export interface DoorParts {
  /** Serves the table on one address; rejects where the port cannot be had. */
  listen(at: Pick<ListenerParts, "address" | "port">): Promise<Listener>;
  /** The port of last time, which phones still know; null for none. */
  lastPort(): number | null;
  /** Told of the port that is served on. */
  onPort(port: number): void;
  /** The machine's addresses now, best first; all of its network unless said. */
  addresses?: () => OwnAddress[];
  warn(message: string): void;
}

/** Serves the table on every address that the machine has on its networks, one port for all. */
export class Door implements LanDoor {
  private current: DoorState = { state: "closed" };
  private readonly listeners: (() => void)[] = [];
  private readonly doors = new Map<string, Listener>();
  /** What was said last of an address that cannot be served: said once, however often it is tried again. */
  private readonly faults = new Map<string, string>();
  private port: number | null = null;
  /** Opening, closing and looking again come one after another. */
  private work: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setInterval> | null = null;
  private readonly addresses: () => OwnAddress[];

  constructor(private readonly parts: DoorParts) {
    this.addresses = parts.addresses ?? (() => ownAddresses(networkInterfaces()));
  }

  get state(): DoorState {
    return this.current;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  open(): void {
    if (this.timer) {
      // Asked again after a failure, it is tried at once rather than in a while.
      if (this.current.state !== "failed") return;
      this.set({ state: "opening" });
      this.queue(() => this.follow());
      return;
    }
    this.timer = setInterval(() => this.queue(() => this.follow()), LOOK_AGAIN);
    this.timer.unref();
    this.set({ state: "opening" });
    this.queue(() => this.follow());
  }

  close(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    this.queue(() => this.shut());
  }

  /** Resolves when everything asked so far is done. */
  async settled(): Promise<void> {
    await this.work;
  }

  private queue(job: () => Promise<void>): void {
    this.work = this.work.then(job).catch((error: unknown) => {
      this.warnOnce("", `the LAN: ${messageOf(error)}`);
      if (this.timer) this.set({ state: "failed", reason: faultOf(error) });
    });
  }

  /** Listens on the addresses there are now, and no longer on those that are gone. */
  private async follow(): Promise<void> {
    if (!this.timer) return;
    const wanted = this.addresses();
    const gone = [...this.doors.keys()].filter((address) => !wanted.some((own) => own.address === address));
    for (const address of gone) {
      await this.doors.get(address)?.close();
      this.doors.delete(address);
    }
    if (wanted.length === 0) {
      this.set({ state: "failed", reason: "no-address" });
      return;
    }
    // Where nobody listens any more, another port will do.
    if (this.doors.size === 0) this.port = null;
    this.port ??= await this.findPort(wanted);
    const { port } = this;
    for (const { address } of wanted) if (!this.doors.has(address)) await this.tryAt(address, port);
    const served = wanted.filter(({ address }) => this.doors.has(address));
    this.set({
      state: "open",
      port,
      addresses: served.map(({ address, adapter, kind }) => ({
        url: `${this.doors.get(address)?.origin}/`,
        adapter,
        kind,
      })),
    });
  }

  /** A port that the best address has free, the one of last time before the others. */
  private async findPort([best]: readonly OwnAddress[]): Promise<number> {
    if (!best) throw new Error("no address");
    const last = this.parts.lastPort();
    const next = Array.from({ length: MOST_PORTS }, (_, at) => FIRST_PORT + at);
    for (const port of last === null ? next : [last, ...next]) {
      try {
        this.doors.set(best.address, await this.parts.listen({ address: best.address, port }));
        this.parts.onPort(port);
        return port;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
      }
    }
    throw Object.assign(new Error(`no free port from ${FIRST_PORT}`), { code: "EADDRINUSE" });
  }

  /** One address that cannot be served (gone meanwhile, its port taken) leaves the others as they are. */
  private async tryAt(address: string, port: number): Promise<void> {
    try {
      this.doors.set(address, await this.parts.listen({ address, port }));
      this.faults.delete(address);
    } catch (error) {
      this.warnOnce(address, `the table cannot be served on ${address}: ${messageOf(error)}`);
    }
  }

  private warnOnce(of: string, fault: string): void {
    if (this.faults.get(of) !== fault) this.parts.warn(fault);
    this.faults.set(of, fault);
  }

  private async shut(): Promise<void> {
    await Promise.all([...this.doors.values()].map((listener) => listener.close()));
    this.doors.clear();
    this.faults.clear();
    this.port = null;
    this.set({ state: "closed" });
  }

  private set(state: DoorState): void {
    if (JSON.stringify(state) === JSON.stringify(this.current)) return;
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function faultOf(error: unknown): Extract<DoorState, { state: "failed" }>["reason"] {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return "no-port";
  return code === "EACCES" || code === "EPERM" ? "not-permitted" : "lan-error";
}
