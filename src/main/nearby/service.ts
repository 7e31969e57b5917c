import { randomBytes } from "node:crypto";
import { z } from "zod";
import { KeptFile } from "../host/kept-file";

// How a table is named on the network by DNS-SD (RFC 6763) over multicast DNS (RFC 6762).

export const SERVICE = "_harvest-table._tcp.local";
/** What tools ask for that list all kinds of services. */
const ALL_SERVICES = "_services._dns-sd._udp.local";

/** Seconds that others may keep what they heard; short, so that a table that died without a word is soon forgotten. */
const TTL = 120;

/** Names a host's table on the network, made by chance once for each data folder. */
export const tableIdSchema = z.string().regex(/^[0-9a-f]{12}$/);

/** Bytes that a table's own name may have: with what is added, a label of DNS holds 63. */
const NAME_BYTES = 48;

/** A record as it is sent; `flush` says that it replaces what was heard before. */
export type OutRecord = { name: string; ttl: number; flush?: true } & (
  | { type: "PTR" | "A" | "AAAA"; data: string }
  | { type: "SRV"; data: { port: number; target: string } }
  | { type: "TXT"; data: string[] }
);

export interface Announced {
  id: string;
  name: string;
  protocol: number;
  port: number;
}

/**
 * The name of a table's service. It carries a piece of the table's own id, so that no two are alike on a network and
 * the name stays what it is: nothing has to be probed for, and nothing is renamed.
 */
export const instanceOf = ({ id, name }: Pick<Announced, "id" | "name">): string =>
  `${name} (${id.slice(0, 4)}).${SERVICE}`;

export const hostOf = (id: string): string => `harvest-table-${id}.local`;

/** All there is to know about a table at these addresses of one network; `gone` takes it back. No secret is among it. */
export function recordsOf(table: Announced, addresses: readonly string[], gone = false): OutRecord[] {
  const instance = instanceOf(table);
  const host = hostOf(table.id);
  const ttl = gone ? 0 : TTL;
  return [
    { name: SERVICE, type: "PTR", ttl, data: instance },
    { name: instance, type: "SRV", ttl, flush: true, data: { port: table.port, target: host } },
    {
      name: instance,
      type: "TXT",
      ttl,
      flush: true,
      data: ["txtvers=1", `id=${table.id}`, `protocol=${table.protocol}`, `name=${table.name}`],
    },
    ...addresses.map((address): OutRecord => {
      const type = address.includes(":") ? "AAAA" : "A";
      return { name: host, type, ttl, flush: true, data: address };
    }),
  ];
}

/** The answer to somebody who asks which kinds of services there are at all. */
export const KIND_RECORD: OutRecord = { name: ALL_SERVICES, type: "PTR", ttl: TTL, data: SERVICE };

const question = z.object({ name: z.string().max(255), type: z.string().max(16) });
const knownAnswer = z.object({ type: z.literal("PTR"), data: z.string().max(255), ttl: z.number() });
const querySchema = z.object({
  type: z.literal("query"),
  questions: z.array(z.unknown()).max(256),
  answers: z.array(z.unknown()).max(256),
});

/** What a packet asks of a table: its records, the kinds of services there are, or nothing that concerns it. */
export function askedOf(packet: unknown, table: Announced): "table" | "kinds" | null {
  const query = querySchema.safeParse(packet);
  if (!query.success) return null;
  const instance = instanceOf(table);
  const ours = [SERVICE, instance, hostOf(table.id)].map((name) => name.toLowerCase());
  let asked: "table" | "kinds" | null = null;
  for (const one of query.data.questions) {
    const parsed = question.safeParse(one);
    if (!parsed.success) continue;
    const name = parsed.data.name.toLowerCase();
    if (ours.includes(name)) asked = "table";
    else if (name === ALL_SERVICES) asked ??= "kinds";
  }
  if (asked !== "table") return asked;
  // Who knows it already, and for a while yet, is not told again.
  const known = query.data.answers.some((answer) => {
    const parsed = knownAnswer.safeParse(answer);
    return parsed.success && parsed.data.data === instance && parsed.data.ttl >= TTL / 2;
  });
  return known ? null : "table";
}

/** A machine's name as its table is called on the network: what can be shown, in the room that DNS has. */
export function tableName(hostname: string): string {
  const shown = hostname
    .replace(/\.(?:local|lan|home|fritz\.box|localdomain)$/i, "")
    // A dot would end the label, and what cannot be seen has no place in a name.
    .replace(/[.\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  let name = "";
  for (const character of shown) {
    if (Buffer.byteLength(name + character) > NAME_BYTES) break;
    name += character;
  }
  return name.trim() || "Harvest Table";
}

/** The id of a data folder's table on the network, the same at every start. */
export function keptTableId(folder: string, warn: (message: string) => void): string {
  const file = new KeptFile({
    folder,
    name: "nearby.json",
    schema: z.strictObject({ id: tableIdSchema }),
    warn,
    broken: "the table has another name on the network",
    unwritten: "the table will have another name on the network after a restart",
  });
  const kept = file.read();
  if (kept) return kept.id;
  const id = randomBytes(6).toString("hex");
  file.write({ id });
  return id;
}
