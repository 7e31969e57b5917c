import type { DieId, DieValue } from "../../dice/kinds";
import type { Power } from "./commands";
import type { Result, ShownDie, State } from "./state";

/** What happened, in order. `seat` is who acted or whose thing changed, as each line says. docs/events.md shows each. */
export type Event =
  /** The table is laid; `state` is the whole state before any turn (round 0, turn 0, no active seat, phase pick). */
  | { type: "game-started"; state: State }
  /** DT-S4: one die each, in seat order; a tie for lowest is followed by another of these among the tied. */
  | { type: "starting-rolled"; rollId: string; rolls: { seat: number; die: DieId; value: DieValue }[] }
  /** DT-S4: who takes the ketchup splatter. */
  | { type: "last-player-set"; seat: number }
  | { type: "turn-started"; seat: number; round: number; turn: number }
  /** DT-T2: passed and picked dice in hand order; `picked` left the basket. */
  | { type: "dice-rolled"; rollId: string; seat: number; dice: ShownDie[]; picked: DieId[] }
  /** DT-K5 `reroll`. */
  | { type: "die-rerolled"; rollId: string; seat: number; die: DieId; from: DieValue; value: DieValue }
  /** DT-K5 `shift`, `rollover`, `set`. */
  | {
      type: "die-changed";
      seat: number;
      power: "shift" | "rollover" | "set";
      die: DieId;
      from: DieValue;
      value: DieValue;
    }
  /** `by` placed a die on vine `vine` of `seat`; `asSeed`: on an empty token. */
  | { type: "die-placed"; by: number; seat: number; vine: number; die: DieId; value: DieValue; asSeed: boolean }
  /** DT-H1: the seed to slot `slot` (1 to 6) of `seat`, `returned` to the basket. */
  | {
      type: "vine-harvested";
      by: number;
      seat: number;
      vine: number;
      slot: number;
      die: DieId;
      value: DieValue;
      score: number;
      bonus: number;
      returned: DieId[];
      /** DT-H4: the first sixth tomato of the game. */
      firstSixth: boolean;
    }
  /** DT-K4; `shards` is the new count (0 to 2), a third one having become karma. */
  | { type: "shard-earned"; seat: number; shards: number }
  /** DT-K1, K2, K4, M3; `amount` is what arrived, `lost` what the cap kept out, `karma` the new count. */
  | { type: "karma-earned"; seat: number; reason: "harvest" | "shards"; amount: number; lost: number; karma: number }
  | { type: "karma-spent"; seat: number; power: Power; cost: number; karma: number }
  /** DT-K3: over 6 at the end of the turn. */
  | { type: "karma-lost"; seat: number; amount: number; karma: number }
  /** DT-K5 `flipSeed`. */
  | { type: "seed-flipped"; by: number; seat: number; vine: number; die: DieId; from: DieValue; value: DieValue }
  /** DT-V5 (`worthless`, `overripe`) or the power `clear` (`karma`, DT-K5): all its dice to the basket. */
  | {
      type: "vine-cleared";
      by: number;
      seat: number;
      vine: number;
      reason: "worthless" | "overripe" | "karma";
      dice: DieId[];
    }
  /** DT-E1: the round in which this happened is the last. */
  | { type: "final-round"; seat: number }
  | { type: "turn-ended"; seat: number }
  /** DT-T5: in hand order; in single mode `from` and `to` are the same seat. */
  | { type: "dice-passed"; from: number; to: number; dice: DieId[] }
  | {
      type: "game-ended";
      /** DT-E1, DT-E2, DT-M2 (won, out-of-dice, conceded). */
      reason: "last-round" | "empty-basket" | "won" | "out-of-dice" | "conceded";
      result: Result;
    };
