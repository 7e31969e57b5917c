import type { Message, OpenWire, Wire } from "./wire";

export interface WiresParts {
  openWire: OpenWire;
  /** `on`: the machine's own address on the network that it came over. */
  onPacket(packet: unknown, from: string, on: string): void;
  warn(message: string): void;
  /** Told when a network begins or ceases to have a fault. */
  onFaults?(): void;
}

/** The wires of all networks that are spoken on now. A network that cannot be spoken on is told of once, and left. */
export class Wires {
  private readonly open = new Map<string, Wire>();
  private readonly faulty = new Set<string>();
  /** What was said last of a network: said once, however often it happens. */
  private readonly said = new Map<string, string>();

  constructor(private readonly parts: WiresParts) {}

  /** Whether nothing can be heard or said on any network. */
  get deaf(): boolean {
    return [...this.open.keys()].every((address) => this.faulty.has(address));
  }

  /** Has exactly these networks open; answers those that are new. */
  follow(addresses: readonly string[]): string[] {
    for (const address of [...this.open.keys()]) if (!addresses.includes(address)) this.drop(address);
    const fresh = addresses.filter((address) => !this.open.has(address));
    for (const address of fresh) this.take(address);
    return fresh;
  }

  /** Sends on one network, where that is open. */
  async send(address: string, message: Message): Promise<void> {
    const wire = this.open.get(address);
    if (!wire || !(await wire.send(message)) || !this.faulty.delete(address)) return;
    this.parts.onFaults?.();
  }

  /** Sends on all of them. */
  sendAll(message: Message): void {
    for (const address of this.open.keys()) void this.send(address, message);
  }

  close(): void {
    for (const address of [...this.open.keys()]) this.drop(address);
  }

  private take(address: string): void {
    const { openWire, onPacket } = this.parts;
    try {
      const wire = openWire(address, {
        onPacket: (packet, from) => {
          if (this.open.get(address) === wire) onPacket(packet, from, address);
        },
        onFault: (problem) => this.tell(address, problem),
      });
      this.open.set(address, wire);
    } catch (error) {
      this.tell(address, error instanceof Error ? error.message : String(error));
    }
  }

  private drop(address: string): void {
    this.open.get(address)?.close();
    this.open.delete(address);
    this.faulty.delete(address);
    this.said.delete(address);
  }

  private tell(address: string, problem: string): void {
    if (this.said.get(address) !== problem) this.parts.warn(`tables nearby, on ${address}: ${problem}`);
    this.said.set(address, problem);
    if (this.faulty.has(address)) return;
    this.faulty.add(address);
    this.parts.onFaults?.();
  }
}
