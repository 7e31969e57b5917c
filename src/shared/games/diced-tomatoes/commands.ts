import { z } from "zod";
import type { DieId } from "../../dice/kinds";

/** Any string: whether such a die exists is a rule (DT-T1, DT-T3, DT-K5), not a form. */
const die = z.custom<DieId>((value) => typeof value === "string");
/** One fault says enough, however long the list; holes, which structured clone carries, are faults too. */
const dice = z.custom<DieId[]>(
  (value) => Array.isArray(value) && value.findIndex((item) => typeof item !== "string") === -1,
);
const seat = z.int().min(0).max(5);
const vine = z.int().min(0).max(2);
/** Any whole number, however large: whether a power can take it is a rule (DT-K5). */
const value = z.number().refine(Number.isInteger);

export const karmaCommandSchema = z.discriminatedUnion("power", [
  z.strictObject({ type: z.literal("karma"), power: z.literal("reroll"), die }),
  z.strictObject({ type: z.literal("karma"), power: z.literal("shift"), die, value }),
  z.strictObject({ type: z.literal("karma"), power: z.literal("rollover"), die }),
  z.strictObject({ type: z.literal("karma"), power: z.literal("set"), die, value }),
  z.strictObject({ type: z.literal("karma"), power: z.literal("clear"), seat, vine }),
  z.strictObject({ type: z.literal("karma"), power: z.literal("flipSeed"), seat, vine }),
]);

/** The form of a command (referee.md): exactly the properties shown for its type, each of its type. */
export const commandSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("roll"), dice }),
  z.strictObject({ type: z.literal("place"), die, seat, vine }),
  karmaCommandSchema,
  z.strictObject({ type: z.literal("endTurn") }),
  z.strictObject({ type: z.literal("concede") }),
]);

export type Command = z.infer<typeof commandSchema>;
export type KarmaCommand = z.infer<typeof karmaCommandSchema>;
export type Power = KarmaCommand["power"];

export const POWERS: readonly Power[] = ["reroll", "shift", "clear", "rollover", "flipSeed", "set"];

/** Cost in karma of each power (DT-K5). */
export const POWER_COST: Readonly<Record<Power, number>> = {
  reroll: 1,
  shift: 2,
  clear: 3,
  rollover: 4,
  flipSeed: 5,
  set: 6,
};
