import { z } from "zod";
import { GAME_ID } from "../games/diced-tomatoes/state";
import { eventSchema, optionsSchema, stateSchema } from "./diced-tomatoes";

export { PROTOCOL, PUSH_CHANNEL, REQUEST_CHANNEL } from "./channels";

/** A request may not be longer than this, in bytes of its JSON. */
export const REQUEST_LIMIT = 64 * 1024;

const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const tableId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const epoch = z.string().max(64);
const seat = z.int().min(0).max(5);
const seq = z.int().min(0);
const rollId = z.string().max(64);
const dieId = z.string().max(64);
const faceValue = z.int().min(1).max(6);
const playerName = z.string().trim().min(1).max(24);

export const setupSchema = z.strictObject({
  players: z.array(playerName).min(1).max(6),
  options: optionsSchema,
});

/** What the host keeps in settings.json: the set-up offered next time. Volume, language, motion stay on each device. */
export const settingsSchema = z.strictObject({
  version: z.literal(1),
  lastSetup: setupSchema.nullable(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** What a client may ask of the host. Ids make a repeated request harmless: the same reply, applied once. */
export const requestSchema = z.discriminatedUnion("type", [
  /** First of all, and after every lost line; `last` is what the client has already. Pushes begin with this. */
  z.strictObject({
    type: z.literal("hello"),
    protocol: z.int(),
    build: z.string().max(64),
    last: z.strictObject({ epoch, seq }).nullable(),
  }),
  z.strictObject({ type: z.literal("open-table"), id, game: z.literal(GAME_ID), setup: setupSchema }),
  /** A game command made on state `seq` of `table`; its own form is checked by the game, which names the rule. */
  z.strictObject({
    type: z.literal("command"),
    id,
    table: tableId,
    seat,
    seq,
    command: z.record(z.string().max(32), z.unknown()),
  }),
  /** Takes back the last step of `seat` within its turn, up to the last random event. */
  z.strictObject({ type: z.literal("undo"), id, table: tableId, seat, seq }),
  z.strictObject({ type: z.literal("close-table"), id, table: tableId }),
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
  z.strictObject({ ok: z.literal(false), refusal: refusalSchema }),
]);
export type Reply = z.infer<typeof replySchema>;

/** Things that happen to the table rather than in the game; `to` is the seq whose state stands again. */
const tableEventSchema = z.strictObject({ type: z.literal("undone"), seat, to: seq });
export type TableEvent = z.infer<typeof tableEventSchema>;

/** One accepted step as the log shows it. */
const logEntrySchema = z.strictObject({ seq, events: z.array(z.union([eventSchema, tableEventSchema])) });
export type LogEntry = z.infer<typeof logEntrySchema>;

const tableViewSchema = z.strictObject({
  tableId,
  game: z.literal(GAME_ID),
  state: stateSchema,
  /** Seats this client may play for. */
  mySeats: z.array(seat),
  /** Whether the active seat has a step it may take back. */
  canUndo: z.boolean(),
  /** The last steps of the table, oldest first. */
  log: z.array(logEntrySchema),
});

/** A table as one audience sees it. */
export type TableView = z.infer<typeof tableViewSchema>;

/** What the host sends unasked. */
export const pushSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("snapshot"),
    epoch,
    seq,
    /** SHA-256 over the sorted-key JSON of `table.state`; empty where no table is open. */
    hash: z.string().max(64),
    table: tableViewSchema.nullable(),
    settings: settingsSchema,
    build: z.string().max(64),
  }),
  /** One step: the events that lead from `seq` − 1 to `seq`. */
  z.strictObject({
    type: z.literal("update"),
    epoch,
    seq,
    hash: z.string().max(64),
    events: z.array(eventSchema),
    canUndo: z.boolean(),
  }),
]);
export type Push = z.infer<typeof pushSchema>;
