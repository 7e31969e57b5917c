import type { CardId } from "./cards";
import type { RecipeId } from "./recipes";
import { targetOf } from "./scoring";
import { cardsLeft, type Forest, GAME_ID, type Mode, type Result, type Score, type State } from "./state";

interface PlayerSummary {
  name: string;
  hand: CardId[];
  pile: number;
  cells: Forest["cells"];
  supply: Forest["supply"];
  token: Forest["token"];
  score: Score;
  finished: boolean;
}

/** What the referee says of a table (shared/referee.md, "Summary, Forage"). */
export interface Summary {
  game: typeof GAME_ID;
  phase: State["phase"];
  mode: Mode;
  recipes: RecipeId[];
  target: number | null;
  players: PlayerSummary[];
  result: Result | null;
}

export function summary(state: State): Summary {
  return {
    game: GAME_ID,
    phase: state.phase,
    mode: state.mode,
    recipes: state.recipes,
    target: targetOf(state),
    players: state.players.map((player) => ({
      name: player.name,
      hand: player.hand ?? [],
      pile: cardsLeft(player),
      cells: player.forest.cells,
      supply: player.forest.supply,
      token: player.forest.token,
      score: player.score,
      finished: player.finished,
    })),
    result: state.result,
  };
}
