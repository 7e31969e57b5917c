import { z } from "zod";
import type { Event } from "../games/diced-tomatoes/events";
import { GAME_ID, type State } from "../games/diced-tomatoes/state";
import type { Refusal } from "../games/game";

/** Raised whenever a client of another build could misread a message. */
export const PROTOCOL = 1;

/** Names of the one request channel and the one push channel, over IPC and over Socket.IO alike. */
export const REQUEST_CHANNEL = "table:request";
export const PUSH_CHANNEL = "table:push";

const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
const seat = z.int().min(0).max(5);
const seq = z.int().min(0);
const playerName = z.string().trim().min(1).max(24);

export const optionsSchema = z.strictObject({
  goldenSun: z.boolean(),
  killerTomatoes: z.boolean(),
  karmaOverload: z.boolean(),
  karmaCap: z.enum(["track", "none"]),
});

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
  /** First of all, and after every lost line; `last` is what the client has already. Answered with a snapshot push. */
  z.strictObject({
    type: z.literal("hello"),
    protocol: z.int(),
    build: z.string().max(64),
    last: z.strictObject({ epoch: z.string().max(64), seq }).nullable(),
  }),
  z.strictObject({ type: z.literal("open-table"), id, game: z.literal(GAME_ID), setup: setupSchema }),
  /** A game command made on state `seq`; its own form is checked by the game, which names the rule. */
  z.strictObject({ type: z.literal("command"), id, seat, seq, command: z.record(z.string().max(32), z.unknown()) }),
  /** Takes back the last step of `seat` within its turn, up to the last random event. */
  z.strictObject({ type: z.literal("undo"), id, seat, seq }),
  z.strictObject({ type: z.literal("close-table"), id }),
  /** The faces a screen shows at rest; the host compares and counts, and never waits for it. */
  z.strictObject({
    type: z.literal("dice-settled"),
    rollId: z.string().max(64),
    faces: z.record(z.string().max(64), z.int().min(1).max(6)),
  }),
  z.strictObject({ type: z.literal("diagnostics") }),
]);
export type Request = z.infer<typeof requestSchema>;

export type ProtocolRefusal = {
  code:
    | "bad-request"
    | "protocol-mismatch"
    | "no-table"
    | "table-open"
    | "not-your-seat"
    | "stale"
    | "id-reused"
    | "nothing-to-undo"
    | "disconnected";
  rule: null;
  reason: string;
  params: Record<string, string | number>;
};

export type Reply =
  | { ok: true; seq: number }
  | { ok: true; diagnostics: Diagnostics }
  | { ok: false; refusal: Refusal | ProtocolRefusal };

/** Counters the host keeps about the dice that screens reported (a mismatch is a bug, and must stay 0). */
export interface Diagnostics {
  rolls: number;
  settled: number;
  mismatched: number;
  lastMismatch: { rollId: string; die: string; engine: number; shown: number } | null;
}

/** Things that happen to the table rather than in the game. */
export type TableEvent = { type: "undone"; seat: number };

/** One accepted step as the log shows it. */
export interface LogEntry {
  seq: number;
  events: (Event | TableEvent)[];
}

/** A table as one audience sees it. */
export interface TableView {
  tableId: string;
  game: typeof GAME_ID;
  state: State;
  /** Seats this client may play for. */
  mySeats: number[];
  /** Whether the active seat has a step it may take back. */
  canUndo: boolean;
  log: LogEntry[];
}

/** What the host sends unasked. */
export type Push =
  | {
      type: "snapshot";
      epoch: string;
      seq: number;
      /** SHA-256 over the sorted-key JSON of `table.state`; empty where no table is open. */
      hash: string;
      table: TableView | null;
      settings: Settings;
      build: string;
    }
  | { type: "update"; epoch: string; seq: number; hash: string; events: Event[]; canUndo: boolean };
