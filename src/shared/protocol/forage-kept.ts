import { z } from "zod";
import type { Deck } from "../games/forage/cards";
import { type DayScore, MOST_DAYS } from "../games/forage/day-scores";
import { fileOfDeck, readDeck } from "../games/forage/deck-file";
import { id } from "./basics";
import { forageCard } from "./forage";

// What the host keeps of Forage beside its tables, for all of the table's own screens.

/** A deck of one's own, as the game knows it: each card once, each with one split area (FG-S1). */
const deckSchema = z
  .strictObject({ name: z.string().trim().min(1).max(80), cards: z.array(forageCard).length(18) })
  .refine((deck) => readDeck(fileOfDeck(deck)).ok, "no deck that can be played with") satisfies z.ZodType<Deck>;

const dayScoreSchema = z.strictObject({
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  mode: z.enum(["standard", "recipes"]),
  best: z.int().min(-999).max(999),
}) satisfies z.ZodType<DayScore>;

const daysSchema = z.array(dayScoreSchema).max(MOST_DAYS);

export const forageKeptSchema = z.strictObject({
  /** Null where nobody has entered one. */
  deck: deckSchema.nullable(),
  /** The best harvests of the days' deals, the oldest day first. */
  days: daysSchema,
});
export type ForageKept = z.infer<typeof forageKeptSchema>;

/** To the table's own screens: what is kept now. */
export const forageKeptNewsSchema = z.strictObject({ type: z.literal("forage-kept"), ...forageKeptSchema.shape });

/** Requests of the table's own screens; parts of `requestSchema`. */
export const forageKeptRequests = [
  /** Takes the place of the deck that is kept. */
  z.strictObject({ type: z.literal("keep-deck"), id, deck: deckSchema }),
  /** Harvests of days' deals; the better one of each day and mode stays. */
  z.strictObject({ type: z.literal("keep-days"), id, days: daysSchema.min(1) }),
] as const;
