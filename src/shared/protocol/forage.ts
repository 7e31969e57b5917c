import { z } from "zod";
import type { Card, CardId } from "../games/forage/cards";
import type { Event } from "../games/forage/events";
import type { CellKey } from "../games/forage/geometry";
import { cardBehind, type RecipeId } from "../games/forage/recipes";
import {
  type Deal,
  type Die,
  type DieChange,
  type Forest,
  GAME_ID,
  GAME_RECIPES,
  type Mode,
  type Placement,
  type Player,
  type Result,
  type Score,
  type Setup,
  type State,
} from "../games/forage/state";
import { playerName, seat } from "./basics";

// Forms of what the host sends about Forage; `satisfies` keeps them in step with the game's own types.

const cardId = z.custom<CardId>((id) => typeof id === "string" && /^F(0[1-9]|1[0-8])$/.test(id), "not a card");
const recipeId = z.custom<RecipeId>((id) => typeof id === "string" && /^R(0[1-9]|1[0-8])$/.test(id), "not a recipe");
/** Nine cards reach no farther than this from the start card. */
const coordinate = z.int().min(-99).max(99);
const cellKey = z.custom<CellKey>((key) => typeof key === "string" && /^-?\d{1,2},-?\d{1,2}$/.test(key), "not a cell");
const colour = z.enum(["bramble", "leaves", "soil"]);
const face = z.literal([1, 3, 6, 10, 15]);
const mode = z.enum(["standard", "recipes"]) satisfies z.ZodType<Mode>;
const points = z.int();

export const forageCard = z.strictObject({
  id: cardId,
  areas: z.array(z.array(colour).min(1).max(2)).length(6),
}) satisfies z.ZodType<Card>;

const dealSchema = z.strictObject({
  pile: z.array(cardId).length(9),
  recipes: z.array(recipeId).max(2),
}) satisfies z.ZodType<Deal>;

const alike = (items: readonly unknown[]): boolean => new Set(items).size < items.length;

const setupSchema = z
  .strictObject({
    players: z.array(playerName).min(1).max(6),
    mode,
    recipes: z.array(recipeId).length(GAME_RECIPES).optional(),
    deck: z.array(forageCard).length(18).nullable(),
    deal: dealSchema.nullable(),
  })
  .refine(({ mode, recipes }) => recipes === undefined || (mode === "recipes" && !alike(recipes)), {
    path: ["recipes"],
    error: "two different recipes, in a recipe challenge only (FG-C3)",
  })
  .refine(({ deck }) => deck === null || !alike(deck.map(({ id }) => id)), { path: ["deck"], error: "a card twice" })
  .refine(
    ({ mode, deal }) =>
      deal === null ||
      (!alike([...deal.pile, ...deal.recipes.map(cardBehind)]) &&
        deal.recipes.length === (mode === "recipes" ? GAME_RECIPES : 0)),
    { path: ["deal"], error: "nine different cards, none of them behind one of the recipes (FG-S2, FG-C3)" },
  ) satisfies z.ZodType<Setup>;

const dieSchema = z.union([
  z.strictObject({ colour, face }),
  z.strictObject({ colour, face: z.literal("mouse") }),
]) satisfies z.ZodType<Die>;

const changeSchema = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("returned"), cell: cellKey, die: dieSchema }),
  z.strictObject({ change: z.literal("grown"), cell: cellKey, colour, from: face, face }),
  z.strictObject({ change: z.literal("moved"), cell: cellKey, colour, face }),
  z.strictObject({ change: z.literal("mouse"), cell: cellKey, colour }),
  z.strictObject({ change: z.literal("token"), cell: cellKey }),
  z.strictObject({ change: z.literal("new"), cell: cellKey, colour }),
]) satisfies z.ZodType<DieChange>;

const placementSchema = z.strictObject({
  card: cardId,
  x: coordinate,
  y: coordinate,
  rotation: z.literal([0, 90, 180, 270]),
  dice: z.array(changeSchema).max(12),
}) satisfies z.ZodType<Placement>;

const left = z.int().min(0).max(5);

const forestSchema = z.strictObject({
  placements: z.array(placementSchema).max(9),
  cells: z.record(
    cellKey,
    z.strictObject({ card: cardId, types: z.array(colour).min(1).max(2), die: dieSchema.nullable() }),
  ),
  supply: z.strictObject({ bramble: left, leaves: left, soil: left }),
  token: z.union([z.literal("supply"), cellKey]),
}) satisfies z.ZodType<Forest>;

const scoreSchema = z.strictObject({
  dice: points,
  split: points,
  mice: points,
  token: points,
  recipes: points,
  total: points,
}) satisfies z.ZodType<Score>;

const playerSchema = z.strictObject({
  name: z.string(),
  hand: z.array(cardId).max(2).nullable(),
  placed: z.int().min(0).max(8),
  forest: forestSchema,
  score: scoreSchema,
  finished: z.boolean(),
}) satisfies z.ZodType<Player>;

const resultSchema = z.union([
  z.strictObject({ won: z.boolean(), total: points }),
  z.strictObject({ winners: z.array(seat), totals: z.array(points) }),
]) satisfies z.ZodType<Result>;

const stateSchema = z.strictObject({
  game: z.literal(GAME_ID),
  mode,
  deck: z.array(forageCard).length(18),
  recipes: z.array(recipeId).max(2),
  phase: z.enum(["place", "finished"]),
  pile: z.array(cardId).max(9).nullable(),
  players: z.array(playerSchema).min(1).max(6),
  result: resultSchema.nullable(),
}) satisfies z.ZodType<State>;

const number = z.int().min(1).max(8);

const eventSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("game-started"), state: stateSchema }),
  z.strictObject({ type: z.literal("forests-started"), placement: placementSchema, score: scoreSchema }),
  z.strictObject({ type: z.literal("card-drawn"), seat, card: cardId, open: z.boolean() }),
  z.strictObject({
    type: z.literal("card-placed"),
    seat,
    number,
    placement: placementSchema,
    score: scoreSchema,
    open: z.boolean(),
  }),
  z.strictObject({ type: z.literal("card-placed-unseen"), seat, number, score: scoreSchema }),
  z.strictObject({ type: z.literal("placement-shown"), seat, number, placement: placementSchema }),
  z.strictObject({ type: z.literal("forest-finished"), seat, reason: z.enum(["all-placed", "nothing-fits"]) }),
  z.strictObject({ type: z.literal("game-ended"), result: resultSchema }),
]) satisfies z.ZodType<Event>;

/** Everything of Forage that crosses a process or the network; its commands are judged by the game itself. */
export const forageForms = {
  game: z.literal(GAME_ID),
  setup: setupSchema,
  view: stateSchema,
  event: eventSchema,
};
