import type { Message, OpenWire, WireEars } from "../../src/main/nearby/wire";

/** Networks made of nothing: what one says, all others hear that have the same network open. */
export class PaperNetworks {
  /** Everything said, in order, with the address it came from. */
  readonly said: { from: string; message: Message }[] = [];
  /** Addresses that cannot be opened, and why. */
  readonly broken = new Map<string, string>();
  private readonly ears = new Map<string, Set<WireEars>>();

  /** Opens wires as one machine does: a network is known by the machine's address without its last part. */
  readonly open: OpenWire = (address, ears) => {
    const broken = this.broken.get(address);
    if (broken?.startsWith("throws ")) throw new Error(broken.slice(7));
    const heard = this.at(address);
    heard.add(ears);
    if (broken) queueMicrotask(() => ears.onFault(broken));
    return {
      send: async (message) => {
        if (broken) return false;
        this.said.push({ from: address, message });
        this.hear(address, asHeard(message));
        return true;
      },
      close: () => heard.delete(ears),
    };
  };

  /** Lets everybody on a network hear something, of any form. */
  hear(from: string, packet: unknown): void {
    for (const ears of [...this.at(from)]) ears.onPacket(packet, from);
  }

  /** Networks that somebody has open. */
  get opened(): string[] {
    return [...this.ears].filter(([, ears]) => ears.size > 0).map(([network]) => network);
  }

  private at(address: string): Set<WireEars> {
    const network = address.split(".").slice(0, 3).join(".");
    const ears = this.ears.get(network) ?? new Set();
    this.ears.set(network, ears);
    return ears;
  }
}

/** A message as the library hands it on: texts are bytes. */
function asHeard(message: Message): unknown {
  if (message.type === "query") return { ...message, answers: [], additionals: [] };
  const answers = message.answers.map((record) =>
    record.type === "TXT" ? { ...record, data: record.data.map((text) => Buffer.from(text)) } : record,
  );
  return { type: "response", questions: [], answers, additionals: [] };
}
