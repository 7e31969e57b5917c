import type { CardId } from "./cards";
import type { Placement, Result, Score, State } from "./state";

/** What happened, in order; docs/events.md shows each. `open`: all may see it, as in a game for one. */
export type Event =
  /** FG-S1: the table is laid, no card drawn; in a view `state` has no pile. */
  | { type: "game-started"; state: State }
  /** FG-S2: the top card of the pile starts every forest. */
  | { type: "forests-started"; placement: Placement; score: Score }
  /** FG-S2, FG-T3. Only those who may see the hand get it, where it is not open. */
  | { type: "card-drawn"; seat: number; card: CardId; open: boolean }
  /** FG-T1, FG-T2: the `number`th placement of a seat (from 1). `score` is the whole score after it. */
  | { type: "card-placed"; seat: number; number: number; placement: Placement; score: Score; open: boolean }
  /** FG-C4: what those who may not see a placement get instead of it. */
  | { type: "card-placed-unseen"; seat: number; number: number; score: Score }
  /** FG-C4: every seat that is not finished has made so many placements, so all may see this one. */
  | { type: "placement-shown"; seat: number; number: number; placement: Placement }
  /** FG-T4. */
  | { type: "forest-finished"; seat: number; reason: "all-placed" | "nothing-fits" }
  | { type: "game-ended"; result: Result };
