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
import { bound, undoable, view, viewEvents } from "./view";

/** Forage, for one, or as a race for two to six (shared/rules/forage.md). */
export const forage: Game<Setup, State, Command, Event, State, Summary> = {
  id: GAME_ID,
  start,
  decide,
  evolve,
  legalMoves,
  view,
  viewEvents,
  undoable,
  concerns,
  bound,
  summary,
};
