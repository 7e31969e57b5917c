import { z } from "zod";
import { seededDice } from "../../../shared/dice/random-stream";
import { writtenDice } from "../../../shared/dice/random-written";
import { forage } from "../../../shared/games/forage";
import { type CardId, isCardId } from "../../../shared/games/forage/cards";
import type { Command } from "../../../shared/games/forage/commands";
import type { Event } from "../../../shared/games/forage/events";
import { cardBehind, isRecipeId, type RecipeId } from "../../../shared/games/forage/recipes";
import { GAME_ID, GAME_RECIPES, PILE_CARDS, type Setup, type State } from "../../../shared/games/forage/state";
import type { Summary } from "../../../shared/games/forage/summary";
import { firstFault } from "./first-fault";
import { forageWords } from "./forage-words";
import type { ReadScript, Refereed } from "./play";

const isTwice = <T>(list: readonly T[]): boolean => new Set(list).size !== list.length;

/** The list is cut to its length first: a file may hold millions. */
const pile = z
  .array(z.unknown())
  .length(PILE_CARDS)
  .pipe(z.array(z.custom<CardId>(isCardId, "no such card")))
  .refine((ids) => !isTwice(ids), "a card twice");

const recipes = z
  .array(z.unknown())
  .length(GAME_RECIPES)
  .pipe(z.array(z.custom<RecipeId>(isRecipeId, "no such recipe")))
  .refine((ids) => !isTwice(ids), "a recipe twice");

const scriptSchema = z
  .strictObject({
    game: z.literal(GAME_ID),
    players: z
      .array(z.unknown())
      .min(1)
      .max(6)
      .pipe(z.array(z.string().min(1))),
    options: z
      .strictObject({ mode: z.enum(["standard", "recipes"]).default("standard") })
      .default({ mode: "standard" }),
    pile: pile.optional(),
    recipes: recipes.optional(),
    seed: z.string().optional(),
    commands: z.array(z.unknown()),
  })
  .superRefine((script, context) => {
    const problem = dealFault(script);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });

interface WrittenDeal {
  options: { mode: Setup["mode"] };
  pile?: CardId[] | undefined;
  recipes?: RecipeId[] | undefined;
  seed?: string | undefined;
}

/** What does not go together: seed and pile, mode and recipes, recipes and the cards they are printed on (FG-C3). */
function dealFault({ options, pile, recipes, seed }: WrittenDeal): string | null {
  if (recipes !== undefined && options.mode === "standard") return "recipes are for recipes mode";
  if (seed !== undefined) return pile === undefined && recipes === undefined ? null : "give either seed or pile";
  if (pile === undefined) return "give either seed or pile";
  if (options.mode === "standard") return null;
  if (recipes === undefined) return "recipes mode needs recipes";
  const inPile = recipes.find((id) => pile.includes(cardBehind(id)));
  return inPile === undefined ? null : `the card of ${inPile} is in the pile`;
}

/** Forage as written games play it: each command of a race names its seat. */
export const refereedForage: Refereed<Setup, State, Command, Event, State, Summary> = {
  game: forage,
  read,
  seatOf: (_state, command) => seatIn(command) ?? 0,
  words: forageWords,
};

function read(input: object): ReadScript<Setup> {
  const parsed = scriptSchema.safeParse(input);
  if (!parsed.success) return { ok: false, message: firstFault(parsed.error) };
  const { players, options, pile, recipes = [], seed, commands } = parsed.data;
  const deal = pile === undefined ? null : { pile, recipes };
  const random = seed === undefined ? writtenDice([]) : seededDice(seed);
  return { ok: true, script: { setup: { players, mode: options.mode, deck: null, deal }, random, commands } };
}

/** Null where it names none: the game judges whether it had to. */
function seatIn(command: unknown): number | null {
  if (typeof command !== "object" || command === null || !("seat" in command)) return null;
  return typeof command.seat === "number" ? command.seat : null;
}
