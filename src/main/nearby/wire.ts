import multicastDns from "multicast-dns";
import type { OutRecord } from "./service";

/** What goes out by multicast DNS. */
export type Message =
  | { type: "query"; questions: { name: string; type: "PTR" }[] }
  | { type: "response"; answers: OutRecord[] };

/** One of the machine's networks, as multicast DNS is heard and spoken there. */
export interface Wire {
  /** Resolves when it is on its way, to true, or cannot be sent: nobody ever waits for an answer here. */
  send(message: Message): Promise<boolean>;
  close(): void;
}

/** What comes over a wire; both are called later, never within the opening. */
export interface WireEars {
  /** Anything at all that decodes as a packet of DNS, and the address it came from. */
  onPacket(packet: unknown, from: string): void;
  /** The network says no: the port is taken, there is no way for multicast. */
  onFault(problem: string): void;
}

/** Opens the wire of the network that the machine has this IPv4 address on. */
export type OpenWire = (address: string, ears: WireEars) => Wire;

/** The machine's real networks. */
export const openMulticast: OpenWire = (address, ears) => {
  const dns = multicastDns({
    interface: address,
    // Bound to the address itself, Linux would deliver nothing that is sent to the group.
    bind: "0.0.0.0",
    // Another table of the same machine is found too.
    loopback: true,
  });
  const fault = (error: Error) => ears.onFault(error.message);
  dns.on("error", fault);
  dns.on("warning", fault);
  dns.on("packet", (packet: unknown, { address: from }: { address: string }) => ears.onPacket(packet, from));
  return {
    send: (message) =>
      new Promise((resolve) => {
        const sent = (error: Error | null | undefined) => {
          if (error) fault(error);
          resolve(!error);
        };
        try {
          if (message.type === "query") dns.query({ questions: message.questions }, sent);
          else dns.respond({ answers: message.answers }, sent);
        } catch (error) {
          sent(error instanceof Error ? error : new Error(String(error)));
        }
      }),
    close: () => dns.destroy(),
  };
};
