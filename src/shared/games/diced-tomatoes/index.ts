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
  // Everything lies open.
  bound: () => [],
  summary,
};
