import { z } from "zod";
import { wordsSchema } from "../table/records";
import { epoch, flick, hash, id, rollId, seat, seq } from "./basics";
import { companyRequests, companySchema, endedSchema, joinedSchema, settledSchema } from "./company";
import type { JOURNAL_FAULTS, SAVE_FAULTS } from "./faults";
import { forageKeptNewsSchema, forageKeptRequests } from "./forage-kept";
import { lastSetupsSchema, openTableSchema, tableViewSchema, updateSchema, waitingTableSchema } from "./games";
import { presentationRequests, stageNewsSchema, themeNewsSchema, themeSchema } from "./presentation";
import { airSchema, overlaysSchema, streamRequests, testRollSchema } from "./stream";
import { importedSchema, offeredFileSchema, playerStatisticsSchema, tableListSchema } from "./tables";

export { PROTOCOL, PUSH_CHANNEL, REQUEST_CHANNEL } from "./channels";
export type { LogEntry, TableEvent, TableView, WaitingTable } from "./games";

/** A request may not be longer than this, in bytes of its JSON. */
export const REQUEST_LIMIT = 64 * 1024;
/** The same for guests, who take no files in. */
export const GUEST_REQUEST_LIMIT = 16 * 1024;

/** A file that is taken in comes in parts of at most this many characters, at most so many of them. */
export const PART_CHARACTERS = 16 * 1024;
export const MOST_PARTS = 4096;

const tableId = id;
const dieId = z.string().max(64);
const faceValue = z.int().min(1).max(6);

/** What of settings.json goes with every snapshot: the set-ups offered next time, the look of the table on every screen. Volume, language, motion stay on each device. */
export const settingsSchema = z.strictObject({
  version: z.literal(2),
  lastSetups: lastSetupsSchema,
  theme: themeSchema,
});
export type Settings = z.infer<typeof settingsSchema>;

/** What a client may ask of the host. Ids make a repeated request harmless: the same reply, applied once. */
export const requestSchema = z.discriminatedUnion("type", [
  /** First of all, and after every lost line; `last` is what the client has already. Pushes begin with this. */
  z.strictObject({
    type: z.literal("hello"),
    protocol: z.int(),
    build: z.string().max(64),
    /** `seats` are those that it was told it plays for. */
    last: z.strictObject({ epoch, seq, seats: z.array(seat).max(6) }).nullable(),
  }),
  /** Whether this screen shows dice rolling; while one does, those that do not wait a little for it. */
  z.strictObject({ type: z.literal("screen"), rolls: z.boolean() }),
  ...companyRequests,
  ...streamRequests,
  ...presentationRequests,
  ...forageKeptRequests,
  openTableSchema,
  /** A game command made on state `seq` of `table`; its own form is checked by the game, which names the rule. */
  z.strictObject({
    type: z.literal("command"),
    id,
    table: tableId,
    seat,
    seq,
    command: z.record(z.string().max(32), z.unknown()),
    /** Of a command that rolls; one that does not roll throws nothing. */
    flick: flick.optional(),
  }),
  /** Takes back the last step of `seat` within its turn, up to the last random event. */
  z.strictObject({ type: z.literal("undo"), id, table: tableId, seat, seq }),
  /** Goes back to where step `to` left the table, by agreement: past draws and other seats' steps. */
  z.strictObject({ type: z.literal("go-back"), id, table: tableId, to: seq, seq }),
  /** Words of a seat that the dice shall depend on; empty ones take earlier ones back. Only before `start-table`. */
  z.strictObject({ type: z.literal("add-words"), id, table: tableId, seat, words: wordsSchema }),
  z.strictObject({ type: z.literal("start-table"), id, table: tableId }),
  /** Puts the table away; it may be resumed. */
  z.strictObject({ type: z.literal("close-table"), id, table: tableId }),
  /** Ends the open table for good, so that its seed is told. */
  z.strictObject({ type: z.literal("end-table"), id, table: tableId }),
  z.strictObject({ type: z.literal("list-tables") }),
  z.strictObject({ type: z.literal("statistics") }),
  z.strictObject({ type: z.literal("resume-table"), id, table: tableId }),
  /** To the trash; `restore-table` takes it back. */
  z.strictObject({ type: z.literal("delete-table"), id, table: tableId }),
  z.strictObject({ type: z.literal("restore-table"), id, table: tableId }),
  /** One table as a file, or all of them where `table` is null. */
  z.strictObject({ type: z.literal("export"), table: tableId.nullable() }),
  /** A part of a file to take in, first to last; the last one is answered with what became of it. */
  z.strictObject({
    type: z.literal("import"),
    id,
    part: z.int().min(0),
    parts: z.int().min(1).max(MOST_PARTS),
    text: z.string().max(PART_CHARACTERS),
  }),
  /** The faces a screen shows at rest; the host compares and counts, and never waits for it. */
  z.strictObject({ type: z.literal("dice-settled"), table: tableId, rollId, faces: z.record(dieId, faceValue) }),
  z.strictObject({ type: z.literal("diagnostics") }),
]);
export type Request = z.infer<typeof requestSchema>;

const refusalSchema = z.strictObject({
  code: z.enum([
    // Of the game (shared/games/game.ts).
    "illegal-command",
    "out-of-dice",
    // Of the host.
    "bad-request",
    "protocol-mismatch",
    "no-table",
    "table-open",
    "not-your-seat",
    "stale",
    "id-reused",
    "nothing-to-undo",
    "table-begun",
    "not-begun",
    "table-over",
    "not-saved",
    "cannot-open",
    "bad-file",
    "not-allowed",
    "cannot-join",
    "no-guest",
    "too-fast",
    "internal-error",
    // Of the client's own end of the line.
    "disconnected",
  ]),
  /** A rule id where the game refused, else null. */
  rule: z.string().max(16).nullable(),
  /** A stable key for the renderer's words. */
  reason: z.string().max(64),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A refusal by the host or the line; those of the game's rules are `Refusal`. */
export interface ProtocolRefusal {
  code: Exclude<z.infer<typeof refusalSchema>["code"], "illegal-command" | "out-of-dice">;
  rule: null;
  reason:
    | "malformed"
    | "too-large"
    | "unknown-roll"
    | "other-dice"
    | "hello-first"
    | "other-protocol"
    | "other-build"
    | "no-table-open"
    | "other-table"
    | "table-already-open"
    | "not-your-seat"
    | "table-moved-on"
    | "id-reused"
    | "nothing-to-undo"
    | "no-such-step"
    | "table-begun"
    | "not-begun"
    | "table-over"
    | "table-is-open"
    | (typeof SAVE_FAULTS)[number]
    | (typeof JOURNAL_FAULTS)[number]
    | "not-a-table-file"
    | "newer-file"
    | "other-part"
    | "hosts-only"
    | "already-joined"
    | "not-joined"
    | "name-taken"
    | "company-full"
    | "seat-taken"
    | "no-such-seat"
    | "seats-closed"
    | "seat-in-play"
    | "seat-bound"
    | "no-such-guest"
    | "lan-closed"
    | "too-fast"
    | "internal-error"
    | "no-line"
    | "no-answer";
  params: Record<string, string | number>;
}

export const diagnosticsSchema = z.strictObject({
  rolls: seq,
  settled: seq,
  mismatched: seq,
  lastMismatch: z.strictObject({ rollId, die: dieId, engine: faceValue, shown: faceValue }).nullable(),
});

/** Counters the host keeps about the dice that screens reported (a mismatch is a bug, and must stay 0). */
export type Diagnostics = z.infer<typeof diagnosticsSchema>;

export const replySchema = z.union([
  z.strictObject({ ok: z.literal(true), seq }),
  z.strictObject({ ok: z.literal(true), diagnostics: diagnosticsSchema }),
  z.strictObject({ ok: z.literal(true), tables: tableListSchema }),
  z.strictObject({ ok: z.literal(true), statistics: z.array(playerStatisticsSchema) }),
  z.strictObject({ ok: z.literal(true), file: offeredFileSchema }),
  z.strictObject({ ok: z.literal(true), imported: importedSchema }),
  z.strictObject({ ok: z.literal(true), joined: joinedSchema }),
  z.strictObject({ ok: z.literal(false), refusal: refusalSchema }),
]);
export type Reply = z.infer<typeof replySchema>;

/** What the host sends unasked. */
export const pushSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("snapshot"),
    epoch,
    seq,
    /** SHA-256 over the sorted-key JSON of `table.state`; empty where no table is open. */
    hash,
    table: tableViewSchema.nullable(),
    /** A table that is set up and whose game has not begun. */
    waiting: waitingTableSchema.nullable(),
    settings: settingsSchema,
    build: z.string().max(64),
  }),
  updateSchema,
]);
export type Push = z.infer<typeof pushSchema>;

/** A file that somebody opened at the host's machine, for its own screens to play back. */
const offerSchema = z.strictObject({ type: z.literal("offered"), file: offeredFileSchema });

/** What else the host sends unasked: nothing of it has a place in the table's order of steps. */
export const newsSchema = z.discriminatedUnion("type", [
  offerSchema,
  companySchema,
  settledSchema,
  endedSchema,
  overlaysSchema,
  airSchema,
  testRollSchema,
  stageNewsSchema,
  themeNewsSchema,
  forageKeptNewsSchema,
]);
export type News = z.infer<typeof newsSchema>;
