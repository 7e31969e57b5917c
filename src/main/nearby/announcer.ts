import { isIPv4 } from "node:net";
import { PROTOCOL } from "../../shared/protocol/channels";
import type { LanDoor } from "../host/lan-door";
import { type Announced, askedOf, KIND_RECORD, recordsOf } from "./service";
import type { OpenWire } from "./wire";
import { Wires } from "./wires";

/** A table that opened is told of twice, as one packet may be lost; milliseconds between the two. */
const AGAIN = 1000;

/** Nothing is answered more often than this on one network, however many ask; in milliseconds. */
const ANSWER_PAUSE = 1000;

export interface AnnouncerParts {
  door: Pick<LanDoor, "state" | "onChange">;
  /** The table's name on the network, and its id there. */
  name: string;
  id: string;
  openWire: OpenWire;
  warn(message: string): void;
}

/** Tells the networks of this machine about its table, for exactly as long as it is open to them. */
export class Announcer {
  private readonly wires: Wires;
  /** Addresses of the table by the address whose network they are told on. */
  private told = new Map<string, string[]>();
  private table: Announced | null = null;
  private readonly answered = new Map<string, number>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private ended = false;

  constructor(private readonly parts: AnnouncerParts) {
    this.wires = new Wires({
      openWire: parts.openWire,
      onPacket: (packet, _from, on) => this.answer(packet, on),
      warn: parts.warn,
    });
    parts.door.onChange(() => this.follow());
    this.follow();
  }

  /** Takes the table back from the networks. Resolves when that is on its way. */
  async close(): Promise<void> {
    this.ended = true;
    await this.takeBack();
  }

  private follow(): void {
    const { door, id, name } = this.parts;
    if (this.ended) return;
    if (door.state.state !== "open") {
      void this.takeBack();
      return;
    }
    const { port, addresses } = door.state;
    const table = { id, name, protocol: PROTOCOL, port };
    const told = networksOf(addresses);
    const same = this.table?.port === port && JSON.stringify([...told]) === JSON.stringify([...this.told]);
    if (same) return;
    this.table = table;
    this.told = told;
    this.wires.follow([...told.keys()]);
    this.tell();
    this.stopTimer();
    this.timer = setTimeout(() => this.tell(), AGAIN);
    this.timer.unref();
  }

  private tell(): void {
    for (const on of this.told.keys()) this.tellOn(on);
  }

  private tellOn(on: string): void {
    if (!this.table) return;
    this.answered.set(on, performance.now());
    void this.wires.send(on, { type: "response", answers: recordsOf(this.table, this.told.get(on) ?? []) });
  }

  private answer(packet: unknown, on: string): void {
    if (!this.table) return;
    const asked = askedOf(packet, this.table);
    if (asked === null || performance.now() - (this.answered.get(on) ?? Number.NEGATIVE_INFINITY) < ANSWER_PAUSE)
      return;
    if (asked === "table") this.tellOn(on);
    else {
      this.answered.set(on, performance.now());
      void this.wires.send(on, { type: "response", answers: [KIND_RECORD] });
    }
  }

  private async takeBack(): Promise<void> {
    const { table, told } = this;
    this.stopTimer();
    if (!table) return;
    this.table = null;
    this.told = new Map();
    this.answered.clear();
    const sent = [...told].map(([on, addresses]) =>
      this.wires.send(on, { type: "response", answers: recordsOf(table, addresses, true) }),
    );
    await Promise.all(sent);
    // Opened again meanwhile, the wires are in use.
    if (!this.table) this.wires.close();
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

/**
 * The networks to tell, by the machine's IPv4 address there, each with the table's addresses of the same adapter.
 * Networks that software makes are told only where there are no others: nobody at the table is there.
 */
function networksOf(addresses: readonly { url: string; adapter: string; kind: "lan" | "virtual" }[]) {
  const real = addresses.filter(({ kind }) => kind === "lan");
  const networks = new Map<string, string[]>();
  const wanted = (real.length > 0 ? real : addresses).map(({ url, adapter }) => ({ address: numberIn(url), adapter }));
  for (const { address, adapter } of wanted) {
    // A second IPv4 address of an adapter is on the same wire.
    const first = wanted.find((other) => other.adapter === adapter && isIPv4(other.address));
    if (first?.address !== address) continue;
    networks.set(
      address,
      wanted.filter((other) => other.adapter === adapter).map((other) => other.address),
    );
  }
  return networks;
}

const numberIn = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, "");
