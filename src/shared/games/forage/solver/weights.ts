import { FACES } from "../woodland";
import type { Board } from "./board";
import { LEVELS, MOUSE_LEVEL } from "./codes";

/** How a search values a forest with so many cards still to play, beside its score. */
export interface Weights {
  /** What a die of a level is worth beyond its face: it may still grow. */
  worth: Float64Array;
  /** For each cell of the forest. */
  cell: number;
  /** For each mouse die. */
  mouse: number;
  /** For the token, once it is used. */
  token: number;
  /** Of the recipes' points. */
  recipes: number;
}

/** What the weights are made from. */
export interface Taste {
  growth: number;
  cell: number;
  mouse: number;
  token: number;
  recipes: number;
}

/** Different eyes see different ways: none of these is the best on every pile, the first is on most. */
export const TASTES: readonly Taste[] = [
  { growth: 0.25, cell: -0.55, mouse: -0.9, token: -1, recipes: 0.8 },
  { growth: 0.1, cell: -0.22, mouse: -0.82, token: -1.5, recipes: 1.1 },
  { growth: 0.26, cell: -0.75, mouse: -0.75, token: 1.9, recipes: 0.6 },
  { growth: 0.43, cell: -0.42, mouse: -0.87, token: -0.6, recipes: 1.5 },
  { growth: 0.25, cell: -0.32, mouse: -1.48, token: -2.8, recipes: 0.9 },
  { growth: 0.34, cell: -0.07, mouse: -0.59, token: -0.9, recipes: 0.7 },
];

/** The next step up of each level: 2, 3, 4, 5, and none for a 15 and for a mouse. */
const STEP = FACES.map((face, level) => (FACES[level + 1] ?? face) - face);

/** The weights for each number of cards still to play, from 0 on. */
export function weightsOf(taste: Taste, most: number): Weights[] {
  return Array.from({ length: most + 1 }, (_, left): Weights => {
    const share = left === 0 ? 0 : 1 - 1 / (left + 1);
    return {
      worth: Float64Array.from({ length: LEVELS }, (__, level) => taste.growth * share * (STEP[level] ?? 0) * 1.5),
      cell: taste.cell * share,
      mouse: taste.mouse * share,
      token: taste.token * share,
      recipes: left === 0 ? 1 : taste.recipes,
    };
  });
}

/** What makes a forest worth going on from: its score, and what may become of it. */
export function promiseOf(board: Board, weights: Weights): number {
  let value = board.score + board.cells * weights.cell + (board.tokenUsed ? weights.token : 0);
  for (let code = 0; code < board.counts.length; code += 1) {
    const level = code % LEVELS;
    const each = level === MOUSE_LEVEL ? weights.mouse : (weights.worth[level] as number);
    value += each * (board.counts[code] as number);
  }
  return value;
}
