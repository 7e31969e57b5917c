import { z } from "zod";
import type { Draw } from "../dice/random-recorded";
import { flick, seat, seq } from "../protocol/basics";

// The records of a table, one to each thing that happened: a journal's lines and an exported table's log.

/** Milliseconds since 1970 by the host's clock. */
const at = z.int().min(0);
export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);
const drawn = z.array(
  z.union([z.int().min(1).max(6), z.tuple([z.int().min(1).max(256), z.int().min(0).max(255)])]),
) satisfies z.ZodType<Draw[]>;
/** The request that brought it about: its id, and SHA-256 of the whole of it, so that a repeat is known again. */
const request = z.strictObject({ id: z.string().max(64), body: z.string().max(64) }).optional();

/** Most characters of one seat's words. */
export const WORDS_LIMIT = 100;

/** Words without control characters: a line break would read as another seat's. */
export const wordsSchema = z
  .string()
  .trim()
  .max(WORDS_LIMIT)
  .regex(/^\P{Cc}*$/u);

export const seededSchema = z.strictObject({
  type: z.literal("seeded"),
  at,
  commitment: sha256Hex,
  /** Null where it is not for this file to tell. */
  seed: z.string().max(128).nullable(),
});

export const wordsRecordSchema = z.strictObject({ type: z.literal("words"), at, request, seat, words: wordsSchema });

export const startedSchema = z.strictObject({ type: z.literal("started"), at, request, drawn, hash: sha256Hex });

export const commandRecordSchema = z.strictObject({
  type: z.literal("command"),
  at,
  request,
  seq,
  /** Who gave it: the kind of line it came over. */
  by: z.enum(["local", "guest"]),
  seat,
  command: z.record(z.string().max(32), z.unknown()),
  flick: flick.optional(),
  drawn,
  /** SHA-256 of the whole state that it led to. */
  hash: sha256Hex,
});

/** `seat` took back a step of its own; null went back by agreement. */
export const undoneSchema = z.strictObject({
  type: z.literal("undone"),
  at,
  request,
  seq,
  seat: seat.nullable(),
  to: seq,
  hash: sha256Hex,
});

/** The host ended the table before its game did. */
export const endedSchema = z.strictObject({ type: z.literal("ended"), at, request });

/** Another name for the run of the table from here on: what came after was lost, and clients may still know of it. */
export const recoveredSchema = z.strictObject({ type: z.literal("recovered"), at, epoch: z.string().max(64) });

export const recordSchema = z.discriminatedUnion("type", [
  seededSchema,
  wordsRecordSchema,
  startedSchema,
  commandRecordSchema,
  undoneSchema,
  endedSchema,
  recoveredSchema,
]);

export type TableRecord = z.infer<typeof recordSchema>;
export type RequestMark = NonNullable<z.infer<typeof request>>;
