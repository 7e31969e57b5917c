import { isIPv4 } from "node:net";
import { networkInterfaces } from "node:os";
import type { NearbyTable } from "../../shared/protocol/nearby";
import { ownAddresses } from "../lan/addresses";
import { FoundTables } from "./found";
import { SERVICE } from "./service";
import type { OpenWire } from "./wire";
import { Wires } from "./wires";

/** When it is asked who is there, in milliseconds after the looking began; then again and again. */
const ASKS = [0, 1000, 3000, 9000];
const ASKS_AGAIN = 20_000;

/** How often the machine's networks and the age of what was heard are looked at, in milliseconds. */
const LOOK_AGAIN = 2000;

export interface FinderParts {
  /** The table of this very program, which is not among those nearby. */
  ownId: string;
  openWire: OpenWire;
  /** The machine's addresses now; all of its real networks unless said. */
  addresses?: () => string[];
  warn(message: string): void;
  /** Called when what is found has changed. */
  onChange(): void;
}

/** Looks for tables on the networks of this machine, for as long as somebody wants to know. */
export class Finder {
  private readonly wires: Wires;
  private readonly found: FoundTables;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private told = "[]";
  private looking = false;

  constructor(private readonly parts: FinderParts) {
    this.found = new FoundTables(parts.ownId);
    this.wires = new Wires({
      openWire: parts.openWire,
      onPacket: (packet, from, on) => {
        this.found.hear(packet, from, on, performance.now());
        this.tell();
      },
      warn: parts.warn,
      onFaults: parts.onChange,
    });
  }

  get tables(): NearbyTable[] {
    return this.found.list();
  }

  /** What keeps tables from being found; null while nothing does, or nobody looks. */
  get fault(): "no-network" | "no-multicast" | null {
    if (!this.looking) return null;
    if (this.addresses().length === 0) return "no-network";
    return this.wires.deaf ? "no-multicast" : null;
  }

  look(): void {
    if (this.looking) return;
    this.looking = true;
    this.follow();
    const ask = () => this.wires.sendAll({ type: "query", questions: [{ name: SERVICE, type: "PTR" }] });
    this.timers = [
      ...ASKS.map((after) => setTimeout(ask, after)),
      setInterval(ask, ASKS_AGAIN),
      setInterval(() => {
        this.follow();
        this.found.sweep(performance.now());
        this.tell();
      }, LOOK_AGAIN),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** Looks no more, and forgets what was found: it could be gone by the next look. */
  rest(): void {
    this.looking = false;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.wires.close();
    this.found.forget();
    this.told = "[]";
  }

  private follow(): void {
    this.wires.follow(this.addresses());
  }

  private addresses(): string[] {
    return this.parts.addresses?.() ?? machinesNetworks();
  }

  private tell(): void {
    const now = JSON.stringify([this.found.list(), this.fault]);
    if (now === this.told) return;
    this.told = now;
    this.parts.onChange();
  }
}

/** The machine's IPv4 address on each of its networks, one for each adapter; those that software makes only where there are no others. */
function machinesNetworks(): string[] {
  const own = ownAddresses(networkInterfaces()).filter(({ address }) => isIPv4(address));
  const real = own.filter(({ kind }) => kind === "lan");
  const wanted = real.length > 0 ? real : own;
  return wanted
    .filter((one, at) => wanted.findIndex(({ adapter }) => adapter === one.adapter) === at)
    .map(({ address }) => address);
}
