import type { Game } from "../game";
import type { Command } from "./commands";
import { concerns } from "./concerns";
import { decide } from "./decide";
import type { Event } from "./events";
import { evolve } from "./evolve";
import { legalMoves } from "./legal-moves";
import { start } from "./setup";
import { GAME_ID, type Setup, type State } from "./state";
import { type Summary, summary } from "./summary";
import { undoable, view, viewEvents } from "./view";

export { commandRefusal, dicePerRoll } from "./legality";
export { type BlockingDie, blockingDice, type Place, placeRefusal, placesFor } from "./placing";
export { karmaRefusal, powerRefusal, reachableValues } from "./powers";
export { type Reason, RULE_OF_REASON } from "./refusals";
export { matchesOf, type Score, scoreOf } from "./scoring";
export { type ClearedVine, clearedAtEndOfTurn, vineValue } from "./vines";

/** Diced Tomatoes, for one to six players (shared/rules/diced-tomatoes.md). */
export const dicedTomatoes: Game<Setup, State, Command, Event, State, Summary> = {
  id: GAME_ID,
  start,
  decide,
  evolve,
  legalMoves,
  view,
  viewEvents,
  undoable,
  concerns,
  summary,
};
