import type { Standing } from "../game";
import { isRace, type State } from "./state";

/** How the game stands; `round` counts the placements of the forager who has come farthest. */
export function standing(state: State): Standing {
  const { result, players, mode } = state;
  return {
    kind: isRace(state) ? "race" : mode,
    round: Math.max(...players.map(({ placed }) => placed)),
    finished: result !== null,
    totals: players.map(({ score }) => score.total),
    winners: result && ("winners" in result ? result.winners : result.won ? [0] : []),
  };
}
