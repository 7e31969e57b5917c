import type { Written } from "../game";
import { GAME_ID, isRace, type Setup, type State } from "./state";

/** The referee's script of a game; nothing is drawn after the deal, and in a race every command names its seat. */
export const script = ({ setup, laid, moves }: Written<Setup, State>): object => ({
  game: GAME_ID,
  players: setup.players,
  options: { mode: setup.mode },
  pile: laid.pile,
  ...(setup.mode === "recipes" ? { recipes: laid.recipes } : {}),
  commands: moves.map(({ seat, command }) => (isRace(laid) ? { ...(command as object), seat } : command)),
});
