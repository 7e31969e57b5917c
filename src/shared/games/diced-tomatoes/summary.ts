import { type Score, scoreOf } from "./scoring";
import { GAME_ID, type HandDie, type Result, type ShownDie, type State, type Vine } from "./state";
import { vineValue } from "./vines";

interface VineSummary extends Vine {
  value: number;
}

interface PlayerSummary {
  name: string;
  karma: number;
  shards: number;
  vines: (VineSummary | null)[];
  track: { die: ShownDie["die"]; score: number; bonus: number }[];
  firstSixth: boolean;
  score: Score;
}

/** What the referee says of a table (shared/referee.md, "Summary, Diced Tomatoes"). */
export interface Summary {
  game: typeof GAME_ID;
  phase: State["phase"];
  round: number;
  turn: number;
  activeSeat: number | null;
  lastSeat: number | null;
  finalRound: boolean;
  basket: State["basket"];
  hand: HandDie[];
  players: PlayerSummary[];
  result: Result | null;
}

export function summary(state: State): Summary {
  return {
    game: GAME_ID,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    activeSeat: state.activeSeat,
    lastSeat: state.lastSeat,
    finalRound: state.finalRound,
    basket: state.basket,
    hand: state.hand,
    players: state.players.map((player, seat) => ({
      name: player.name,
      karma: player.karma,
      shards: player.shards,
      vines: player.vines.map((vine) => vine && { seed: vine.seed, dice: vine.dice, value: vineValue(vine) }),
      track: player.track.map(({ die, score, bonus }) => ({ die, score, bonus })),
      firstSixth: player.firstSixth,
      score: scoreOf(state, seat),
    })),
    result: state.result,
  };
}
