import type { Written } from "../game";
import { GAME_ID, type Setup, type State } from "./state";

/** The referee's script of a game; every command is the active player's, so no seat is written. */
export const script = ({ setup, dice, moves }: Written<Setup, State>): object => ({
  game: GAME_ID,
  players: setup.players,
  options: setup.options,
  dice,
  commands: moves.map(({ command }) => command),
});
