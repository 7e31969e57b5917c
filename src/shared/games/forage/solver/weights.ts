import { FACES } from "../woodland";
import type { Board } from "./board";
import { dieCode, mouseCode, TOKEN, TOP_LEVEL } from "./codes";
import type { Points } from "./points";
import type { Shape } from "./shapes";

/** How a search values a forest, beside its score. */
export interface Weights {
  /** By a die's code, what it is worth beyond its points: a food die may still grow, a mouse lies in the way. */
  dice: Float64Array;
  /** By an area's types, what a cell without a die is worth. */
  bare: Float64Array;
  /** For each food die on a split area: a die that grows leaves it. */
  split: number;
  /** Of the recipes' points; those of dice are in the dice's worth. */
  recipes: number;
}

/** What the weights are made from. */
export interface Taste {
  /** For each face but 15: what of the next step up is counted on. */
  growth: readonly number[];
  /** How much more or less is counted on, for each area of the colour over the usual to come on a card. */
  colour: number;
  cell: number;
  /** For each area of the colour to come on a card, of a bare cell. */
  bare: number;
  mouse: number;
  token: number;
  split: number;
  recipes: number;
}

/** Different eyes see different ways: none of these is the best on every pile, the first is on most. */
export const TASTES: readonly Taste[] = [
  {
    growth: [0.52, 0.75, 0.54, 0.95],
    colour: 0.48,
    cell: -0.46,
    bare: 0.05,
    mouse: -1.31,
    token: -0.22,
    split: 1.28,
    recipes: 0.8,
  },
  {
    growth: [0.38, 0.38, 0.38, 0.38],
    colour: 0,
    cell: -0.32,
    bare: 0,
    mouse: -1.48,
    token: -2.8,
    split: 0,
    recipes: 0.9,
  },
  {
    growth: [0.39, 0.39, 0.39, 0.39],
    colour: 0,
    cell: -0.75,
    bare: 0,
    mouse: -0.75,
    token: 1.9,
    split: 0,
    recipes: 0.6,
  },
];

/** Food areas of a colour on an average card. */
const USUAL = 5 / 3;

/** The weights with these cards still to be played, and these recipes on show. */
export function weightsFor(taste: Taste, cards: readonly (readonly Shape[])[], recipes: readonly Points[]): Weights {
  const left = cards.length;
  const share = left === 0 ? 0 : 1 - 1 / (left + 1);
  const dice = new Float64Array(TOKEN + 1);
  const bare = new Float64Array(8);
  dice[TOKEN] = taste.token * share;
  for (let colour = 0; colour < 3; colour += 1) {
    const areas = cards.reduce((sum, card) => sum + foodAreas(card, colour), 0) / Math.max(1, left);
    const lean = Math.max(0, 1 + taste.colour * (areas - USUAL));
    for (let level = 0; level < TOP_LEVEL; level += 1) {
      const step = (FACES[level + 1] as number) - (FACES[level] as number);
      dice[dieCode(colour, level)] = (taste.growth[level] as number) * lean * share * step;
    }
    dice[mouseCode(colour)] = taste.mouse * share;
    for (let bits = 1; bits < 8; bits += 1) {
      if (((bits >> colour) & 1) === 1) bare[bits] = (bare[bits] as number) + taste.bare * areas * share;
    }
  }
  // Every cell counts alike, whatever lies on it.
  for (let code = 0; code < dice.length; code += 1) dice[code] = (dice[code] as number) + taste.cell * share;
  for (let bits = 1; bits < 8; bits += 1) bare[bits] = (bare[bits] as number) + taste.cell * share;
  return withRecipes({ dice, bare, split: taste.split * share, recipes: left === 0 ? 1 : taste.recipes }, recipes);
}

/** The weights of what lies there, and nothing of what may become of it. */
export function plainWeights(recipes: readonly Points[]): Weights {
  return withRecipes({ dice: new Float64Array(TOKEN + 1), bare: new Float64Array(8), split: 0, recipes: 1 }, recipes);
}

function withRecipes(weights: Weights, recipes: readonly Points[]): Weights {
  const { dice } = weights;
  for (const { worths } of recipes) {
    if (worths === null) continue;
    for (let code = 0; code < dice.length; code += 1) {
      dice[code] = (dice[code] as number) + weights.recipes * (worths.dice[code] as number);
    }
    weights.split += weights.recipes * worths.split;
  }
  return weights;
}

function foodAreas([shape]: readonly Shape[], colour: number): number {
  return shape === undefined ? 0 : shape.bits.filter((bits) => bits === 1 << colour).length;
}

/** What makes a forest worth going on from: its score, and what may become of it. Recipes count that are sums over dice. */
export function promiseOf(board: Board, weights: Weights): number {
  const { dice, bare } = weights;
  let value = board.score + board.splitDice * weights.split;
  for (let code = 1; code < dice.length; code += 1) value += (dice[code] as number) * (board.counts[code] as number);
  for (let bits = 1; bits < 8; bits += 1) value += (bare[bits] as number) * (board.bare[bits] as number);
  return value;
}
