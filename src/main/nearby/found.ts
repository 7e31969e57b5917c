import { isIP, isIPv4 } from "node:net";
import { z } from "zod";
import { PROTOCOL } from "../../shared/protocol/channels";
import { MOST_NEARBY, MOST_WAYS, type NearbyTable, shownName } from "../../shared/protocol/nearby";
import { inUrl } from "../lan/origins";
import { hostOf, SERVICE, tableIdSchema } from "./service";

/** Programs that are listened to, and records that are kept of each: whoever talks more than that is not a table. */
const MOST_SENDERS = 64;
const MOST_RECORDS = 64;
/** Records of one packet that are looked at. */
const MOST_OF_PACKET = 256;
/** Nothing is believed for longer than this without being said again, in seconds. */
const LONGEST = 150;

const dnsName = z.string().min(1).max(255);
const seconds = z.number().min(0);
const ofService = dnsName.refine((name) => name.toLowerCase().endsWith(`.${SERVICE}`));
const ofHost = dnsName.regex(/^harvest-table-[0-9a-f]{12}\.local$/i);

/** The records that tell of a table; whatever else is in a packet is none of our business. */
const recordSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("PTR"),
    ttl: seconds,
    name: z.string().toLowerCase().pipe(z.literal(SERVICE)),
    data: ofService,
  }),
  z.object({
    type: z.literal("SRV"),
    ttl: seconds,
    name: ofService,
    data: z.object({ port: z.int().min(1).max(65535), target: ofHost }),
  }),
  z.object({ type: z.literal("TXT"), ttl: seconds, name: ofService, data: z.array(z.instanceof(Uint8Array)).max(16) }),
  z.object({ type: z.literal("A"), ttl: seconds, name: ofHost, data: z.ipv4() }),
  z.object({ type: z.literal("AAAA"), ttl: seconds, name: ofHost, data: z.ipv6() }),
]);
type HeardRecord = z.infer<typeof recordSchema>;

const packetSchema = z.object({
  type: z.literal("response"),
  answers: z.array(z.unknown()),
  additionals: z.array(z.unknown()).optional(),
});

const textSchema = z.object({
  id: tableIdSchema,
  protocol: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  name: z.string().max(255),
});

interface Kept {
  record: HeardRecord;
  /** Milliseconds. */
  until: number;
  /** The machine's own address on the network it came over. */
  on: string;
}

/** What was heard of tables on the network, for as long as it holds. Whatever else is heard changes nothing. */
export class FoundTables {
  /** By who said it: nobody speaks for another, or crowds another out. */
  private readonly senders = new Map<string, Map<string, Kept>>();

  /** @param ownId the table of this very program, which is not among those nearby. */
  constructor(private readonly ownId: string) {}

  /** Takes in a packet of any form. `on`: the machine's own address on that network; `now` in milliseconds. */
  hear(packet: unknown, from: string, on: string, now: number): void {
    const parsed = packetSchema.safeParse(packet);
    if (!parsed.success) return;
    const { answers, additionals = [] } = parsed.data;
    for (const answer of [...answers, ...additionals].slice(0, MOST_OF_PACKET)) {
      const record = recordSchema.safeParse(answer);
      if (record.success) this.keep(record.data, from, on, now);
    }
  }

  /** Forgets what has not been said again for too long. */
  sweep(now: number): void {
    for (const [from, records] of this.senders) {
      for (const [key, { until }] of records) if (until <= now) records.delete(key);
      if (records.size === 0) this.senders.delete(from);
    }
  }

  forget(): void {
    this.senders.clear();
  }

  /** The tables that can be gone to, by name; each with the best way first. */
  list(): NearbyTable[] {
    const tables = new Map<string, NearbyTable & { ranked: { url: string; rank: number }[] }>();
    for (const [from, records] of this.senders) {
      for (const { record } of records.values()) {
        if (record.type !== "PTR") continue;
        const told = tableOf(record.data, records, from);
        if (!told || told.id === this.ownId) continue;
        const known = tables.get(told.id);
        if (known) known.ranked.push(...told.ranked);
        else if (tables.size < MOST_NEARBY) tables.set(told.id, { ...told, urls: [] });
      }
    }
    return [...tables.values()]
      .map(({ ranked, ...table }) => ({ ...table, urls: waysOf(ranked) }))
      .filter(({ urls }) => urls.length > 0)
      .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1));
  }

  private keep(record: HeardRecord, from: string, on: string, now: number): void {
    let records = this.senders.get(from);
    if (!records) {
      if (this.senders.size >= MOST_SENDERS || record.ttl === 0) return;
      records = new Map();
      this.senders.set(from, records);
    }
    const key = keyOf(record);
    if (record.ttl === 0) records.delete(key);
    else if (records.has(key) || records.size < MOST_RECORDS) {
      records.set(key, { record, until: now + Math.min(record.ttl, LONGEST) * 1000, on });
    }
  }
}

/** What a record takes the place of: a service has one port and one text, a list and a machine have more entries. */
function keyOf({ type, name, data }: HeardRecord): string {
  const entry = typeof data === "string" ? data.toLowerCase() : "";
  return `${type} ${name.toLowerCase()} ${entry}`;
}

function tableOf(instance: string, records: ReadonlyMap<string, Kept>, from: string) {
  const find = (type: string) => records.get(`${type} ${instance.toLowerCase()} `)?.record;
  const service = find("SRV");
  const text = find("TXT");
  if (service?.type !== "SRV" || text?.type !== "TXT") return null;
  const facts = textSchema.safeParse(textOf(text.data));
  if (!facts.success) return null;
  const { id, protocol, name } = facts.data;
  const { port, target } = service.data;
  if (target.toLowerCase() !== hostOf(id)) return null;
  const ranked: { url: string; rank: number }[] = [];
  for (const { record, on } of records.values()) {
    if ((record.type !== "A" && record.type !== "AAAA") || record.name.toLowerCase() !== hostOf(id)) continue;
    const rank = rankOf(record.data, from, on);
    if (rank !== null) ranked.push({ url: `http://${inUrl(record.data)}:${port}`, rank });
  }
  return { id, name: shownName(name), sameProtocol: protocol === PROTOCOL, ranked };
}

/** `key=value` by key; the first of each counts (RFC 6763, 6.4). */
function textOf(entries: readonly Uint8Array[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const entry of entries) {
    const text = Buffer.from(entry).toString("utf8");
    const at = text.indexOf("=");
    const key = text.slice(0, at).toLowerCase();
    if (at > 0 && !found.has(key)) found.set(key, text.slice(at + 1));
  }
  return Object.fromEntries(found);
}

const LINK_LOCAL = 9;

/** How good a way an address is, the lower the better; null for one that leads nowhere from here. */
function rankOf(address: string, from: string, on: string): number | null {
  if (isIP(address) === 0 || /^(?:0\.|22[4-9]\.|2[3-5]\d\.|::$|ff|::ffff:)/i.test(address)) return null;
  // A loopback address is this machine's, and so is whoever speaks on loopback.
  if (/^(?:127\.|::1$)/.test(address) && !on.startsWith("127.")) return null;
  // One of IPv6 is no address without the adapter, which a page's address cannot name.
  if (/^fe[89ab]/i.test(address)) return null;
  if (address.startsWith("169.254.")) return LINK_LOCAL;
  return (address === from ? 0 : 1) + (isIPv4(address) ? 0 : 2);
}

/** Link-local addresses are a way only where there is no other. */
function waysOf(ranked: readonly { url: string; rank: number }[]): string[] {
  const lasting = ranked.filter(({ rank }) => rank !== LINK_LOCAL);
  const ways = [...(lasting.length > 0 ? lasting : ranked)].sort((one, other) => one.rank - other.rank);
  return [...new Set(ways.map(({ url }) => url))].slice(0, MOST_WAYS);
}
