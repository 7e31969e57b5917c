import { z } from "zod";
import { codeSchema, DOOR_FAULTS, endedSchema, readCode } from "./company";

// Forms of what the desktop's page and its main process say about tables elsewhere on the network.

/** Tables and addresses of each that anybody would look through. */
export const MOST_NEARBY = 32;
export const MOST_WAYS = 8;
/** Places at tables that are kept. */
export const MOST_PLACES = 8;

/** Where a table is served: a numeric address and a port, without a path. */
export const originSchema = z
  .string()
  .max(64)
  .refine((text) => readAddress(text)?.origin === text, "a numeric address with its port");

const tableName = z.string().min(1).max(64);
const tableId = z.string().regex(/^[0-9a-f]{12}$/);

const nearbyTableSchema = z.strictObject({
  id: tableId,
  name: tableName,
  /** Whether it can be played at from this program. */
  sameProtocol: z.boolean(),
  /** The best first. */
  urls: z.array(originSchema).max(MOST_WAYS),
});
/** A table that was found. */
export type NearbyTable = z.infer<typeof nearbyTableSchema>;

const placeSchema = z.strictObject({ origin: originSchema, name: tableName });
/** A table that this machine has a place at still, under the name it was gone to by. */
export type KeptPlace = z.infer<typeof placeSchema>;

/** Why a table was not gone to. */
export const VISIT_FAULTS = [
  ...DOOR_FAULTS,
  "not-an-address",
  "code-missing",
  "gone",
  "unreachable",
  "other-version",
  "busy",
] as const;
export type VisitFault = (typeof VISIT_FAULTS)[number];

const visitSchema = z.strictObject({
  origin: originSchema,
  name: tableName,
  /** As a line is: `lost` is being looked for again, the last two are for good. */
  line: z.enum(["connecting", "open", "lost", "refused", "outdated"]),
  why: z.union([z.enum(DOOR_FAULTS), endedSchema.shape.reason]).nullable(),
  /** Whether looking on was said to be enough. */
  watching: z.boolean(),
});
/** The table elsewhere that the window is at. */
export type Visit = z.infer<typeof visitSchema>;

export const nearbyStateSchema = z.strictObject({
  /** Whether tables are being looked for. */
  looking: z.boolean(),
  /** What keeps them from being found. */
  fault: z.enum(["no-network", "no-multicast"]).nullable(),
  tables: z.array(nearbyTableSchema).max(MOST_NEARBY),
  places: z.array(placeSchema).max(MOST_PLACES),
  /** Null while the window is at this program's own table. */
  visit: visitSchema.nullable(),
});
export type NearbyState = z.infer<typeof nearbyStateSchema>;

export const nearbyAskSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("state") }),
  /** Begins to look for tables, and ends it. */
  z.strictObject({ type: z.literal("look") }),
  z.strictObject({ type: z.literal("rest") }),
  /** Goes to a table that was found, to one kept, or by an address somebody typed; the page is loaded anew then. */
  z.strictObject({
    type: z.literal("visit"),
    table: z.union([
      z.strictObject({ id: tableId }),
      z.strictObject({ origin: originSchema }),
      z.strictObject({ address: z.string().max(256) }),
    ]),
    code: codeSchema.nullable(),
  }),
  /** Goes there once more, after the host has ended the line. */
  z.strictObject({ type: z.literal("again") }),
  z.strictObject({ type: z.literal("watch"), watching: z.boolean() }),
  /** Back to this program's own table. */
  z.strictObject({ type: z.literal("home") }),
]);
export type NearbyAsk = z.infer<typeof nearbyAskSchema>;

export const nearbyReplySchema = z.strictObject({ state: nearbyStateSchema, fault: z.enum(VISIT_FAULTS).nullable() });
export type NearbyReply = z.infer<typeof nearbyReplySchema>;

/** The port that a table is served at where an address names none. */
const USUAL_PORT = 4545;

/**
 * An address as somebody typed or pasted it, with or without scheme, port and path, and the code in its fragment
 * where one is there. Null where it is none, or not a numeric one: names are not answered to.
 */
export function readAddress(typed: string): { origin: string; code: string | null } | null {
  const found = /^(?:http:\/\/)?(\[[0-9a-f:.]{2,45}\]|[0-9.]{7,15})(?::(\d{1,5}))?(?:\/[^#\s]*)?(?:#(\S*))?$/i.exec(
    typed.trim(),
  );
  if (!found) return null;
  const [, host = "", port = String(USUAL_PORT), fragment = ""] = found;
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  const numeric = host.startsWith("[") ? z.ipv6().safeParse(bare).success : z.ipv4().safeParse(bare).success;
  const number = Number(port);
  if (!numeric || number < 1 || number > 65535) return null;
  const origin = `http://${host.startsWith("[") ? `[${bare}]` : bare}:${number}`;
  return { origin, code: readCode(fragment) };
}

/** A table's name as it may be shown: nothing unseen in it, nothing that moves what stands beside it. */
export function shownName(told: string): string {
  const name = told.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return [...name].slice(0, 32).join("").trim() || "Harvest Table";
}
