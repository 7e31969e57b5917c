import type { Standing } from "../game";
import { scoreOf } from "./scoring";
import { isSingle, type State } from "./state";

/** How the game stands; alone, the points are the matches (DT-M2). */
export function standing(state: State): Standing {
  const { result, round } = state;
  const won = result && ("winners" in result ? result.winners : result.won ? [0] : []);
  return {
    kind: isSingle(state) ? "single" : "table",
    round,
    finished: result !== null,
    totals: state.players.map((_, seat) => scoreOf(state, seat).total),
    winners: won,
  };
}
