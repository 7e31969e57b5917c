import { cellsOf } from "./forest";
import { diceOnSplitAreas, foodDie, mouseDice, recipePoints } from "./recipe-points";
import { type RecipeId, recipeOf } from "./recipes";
import { type Forest, isRace, playerAt, type Result, type Score, STANDARD_TARGET, type State } from "./state";

/** What a forest would score if the game ended now (FG-C1, FG-C3). */
export function scoreOf(forest: Forest, recipes: readonly RecipeId[]): Score {
  const dice = cellsOf(forest).reduce((sum, [, cell]) => sum + (foodDie(cell)?.face ?? 0), 0);
  // Subtracted from 0, so that nothing lost is 0 and not −0.
  const split = 0 - diceOnSplitAreas(forest);
  const mice = 0 - 2 * mouseDice(forest);
  const token = forest.token === "supply" ? 0 : -5;
  const points = recipes.reduce((sum, id) => sum + recipePoints(recipeOf(id).rule, forest), 0);
  return { dice, split, mice, token, recipes: points, total: dice + split + mice + token + points };
}

/** What wins a game for one (FG-C2, FG-C3); null in a race. */
export function targetOf(state: State): number | null {
  if (isRace(state)) return null;
  if (state.mode === "standard") return STANDARD_TARGET;
  return state.recipes.reduce((sum, id) => sum + recipeOf(id).number, 0);
}

/** FG-C2 to FG-C4, once every forest is finished. */
export function resultOf(state: State): Result {
  const target = targetOf(state);
  if (target !== null) {
    const { total } = playerAt(state, 0).score;
    return { won: total >= target, total };
  }
  const totals = state.players.map(({ score }) => score.total);
  const best = Math.max(...totals);
  return { winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])), totals };
}
