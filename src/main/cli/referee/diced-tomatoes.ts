import { z } from "zod";
import { DIE_VALUES, type DieValue } from "../../../shared/dice/kinds";
import { seededDice } from "../../../shared/dice/random-stream";
import { writtenDice } from "../../../shared/dice/random-written";
import { dicedTomatoes } from "../../../shared/games/diced-tomatoes";
import type { Command } from "../../../shared/games/diced-tomatoes/commands";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import { DEFAULT_OPTIONS, GAME_ID, type Setup, type State } from "../../../shared/games/diced-tomatoes/state";
import type { Summary } from "../../../shared/games/diced-tomatoes/summary";
import { dicedTomatoesWords } from "./diced-tomatoes-words";
import { firstFault } from "./first-fault";
import type { ReadScript, Refereed } from "./play";

const optionsSchema = z.strictObject({
  goldenSun: z.boolean().default(DEFAULT_OPTIONS.goldenSun),
  killerTomatoes: z.boolean().default(DEFAULT_OPTIONS.killerTomatoes),
  karmaOverload: z.boolean().default(DEFAULT_OPTIONS.karmaOverload),
  karmaCap: z.enum(["track", "none"]).default(DEFAULT_OPTIONS.karmaCap),
});

/** Told of by its first fault alone: a file may hold millions. */
const diceSchema = z.array(z.unknown()).transform((values, context): DieValue[] => {
  const wrong = values.findIndex((value) => !isDieValue(value));
  if (wrong !== -1) context.issues.push({ code: "custom", input: values, path: [wrong], message: "not 1 to 6" });
  return values.filter(isDieValue);
});

const isDieValue = (value: unknown): value is DieValue => (DIE_VALUES as readonly unknown[]).includes(value);

const scriptSchema = z
  .strictObject({
    game: z.literal(GAME_ID),
    players: z.array(z.unknown()).min(1).max(6).pipe(z.array(z.string())),
    options: optionsSchema.default(DEFAULT_OPTIONS),
    dice: diceSchema.optional(),
    seed: z.string().optional(),
    commands: z.array(z.unknown()),
  })
  .refine(({ dice, seed }) => (dice === undefined) !== (seed === undefined), "give either dice or seed");

/** Diced Tomatoes as written games play it: every command is the active player's. */
export const refereedDicedTomatoes: Refereed<Setup, State, Command, Event, State, Summary> = {
  game: dicedTomatoes,
  read,
  seatOf: (state) => state.activeSeat ?? 0,
  words: dicedTomatoesWords,
};

function read(input: object): ReadScript<Setup> {
  const parsed = scriptSchema.safeParse(input);
  if (!parsed.success) return { ok: false, message: firstFault(parsed.error) };
  const { players, options, dice, seed, commands } = parsed.data;
  const random = seed === undefined ? writtenDice(dice ?? noDice) : seededDice(seed);
  return { ok: true, script: { setup: { players, options }, random, commands } };
}

const noDice: readonly DieValue[] = [];
