import { z } from "zod";
import { id, seat } from "./basics";
import { type All, FORMS, type Forms, gameId } from "./games";

// What a host tells of its tables, open or put away.

const moment = z.int().min(0);

const glance = {
  table: id,
  players: z.array(z.string()),
  /** Milliseconds since 1970. */
  created: moment,
  changed: moment,
  /** From 1; 0 before the first. */
  round: z.int().min(0),
  /** Results of one kind may be compared with each other. */
  kind: z.string().max(32),
  /** Points by seat, as they would be if the game ended now. */
  totals: z.array(z.int()),
  /** Seats; null where the game was not played to its end. */
  winners: z.array(seat).nullable(),
  /** Ended by the host before its game was over. */
  ended: z.boolean(),
};

/** A table that may be gone on with; `state` is what a picture of it is drawn from, null before the game began. */
const unfinishedOf = <Of extends Forms>({ game, view }: Of) =>
  z.strictObject({ ...glance, game: game as Of["game"], state: (view as Of["view"]).nullable() });

type Unfinished<Of extends readonly Forms[]> = { [At in keyof Of]: ReturnType<typeof unfinishedOf<Of[At]>> };

const unfinishedSchema = z.discriminatedUnion("game", FORMS.map(unfinishedOf) as unknown as Unfinished<All>);

const finishedSchema = z.strictObject({ ...glance, game: gameId });

/** A table whose journal cannot be opened, and why. */
const brokenSchema = z.strictObject({
  table: id,
  reason: z.string().max(64),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const tableListSchema = z.strictObject({
  /** The table that lies open. */
  open: id.nullable(),
  /** Changed last first, like those finished. */
  unfinished: z.array(unfinishedSchema),
  finished: z.array(finishedSchema),
  broken: z.array(brokenSchema),
});
export type TableList = z.infer<typeof tableListSchema>;

const tally = { games: z.int(), wins: z.int(), average: z.number(), best: z.int() };

/** What one name has done at all the tables that were played to their end. */
export const playerStatisticsSchema = z.strictObject({
  name: z.string(),
  games: z.int(),
  wins: z.int(),
  kinds: z.array(z.strictObject({ game: gameId, kind: z.string(), ...tally })),
  /** Dice rolled and the sum of their values; 3.5 each is to be expected. */
  dice: z.strictObject({ count: z.int(), sum: z.int() }),
});
export type PlayerStatistics = z.infer<typeof playerStatisticsSchema>;

/** What became of a file's tables: taken in under these ids, there already, or not to be read. */
export const importedSchema = z.strictObject({
  added: z.array(id),
  known: z.array(id),
  refused: z.array(
    z.strictObject({
      reason: z.string().max(64),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type Imported = z.infer<typeof importedSchema>;

/** A file to be kept by whoever asked for it. */
export const offeredFileSchema = z.strictObject({ name: z.string(), text: z.string() });
export type OfferedFile = z.infer<typeof offeredFileSchema>;
