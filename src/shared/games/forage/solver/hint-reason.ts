import type { Command } from "../commands";
import { withPlacement } from "../forest";
import { placementOf } from "../placing";
import { scoreOf } from "../scoring";
import { type DieChange, playerAt, type State } from "../state";

/** Why a placement is advised: the most telling thing about it. The words live in the renderer. */
export type HintReason =
  /** Recipes gain so many points at once. */
  | { code: "earns-recipes"; params: { points: number } }
  /** So many dice grow, by so many points in all. */
  | { code: "grows-dice"; params: { count: number; points: number } }
  /** So many new dice come into the forest. */
  | { code: "brings-dice"; params: { count: number } }
  /** No mouse comes, though the placement earns nothing yet. */
  | { code: "keeps-mice-away"; params: Record<never, never> }
  /** So many mice are the price of what can grow later. */
  | { code: "makes-room"; params: { mice: number } };

export interface Hint {
  command: Command;
  reason: HintReason;
}

/** Throws a RangeError where the placement is not legal. */
export function hintOf(state: State, seat: number, command: Command): Hint {
  const player = playerAt(state, seat);
  const placed = placementOf(state.deck, player, command);
  if (!placed.ok) throw new RangeError(`${command.card} cannot be advised: ${placed.refusal.reason}`);
  const { placement } = placed;
  const score = scoreOf(withPlacement(state.deck, player.forest, placement), state.recipes);
  return { command, reason: reasonFor(placement.dice, score.recipes - player.score.recipes) };
}

function reasonFor(dice: readonly DieChange[], recipes: number): HintReason {
  const steps = dice.flatMap((change) => (change.change === "grown" ? [change.face - change.from] : []));
  const points = steps.reduce((sum, step) => sum + step, 0);
  const fresh = dice.filter(({ change }) => change === "new").length;
  const mice = dice.filter(({ change }) => change === "mouse" || change === "token").length;
  if (recipes > Math.max(points, fresh)) return { code: "earns-recipes", params: { points: recipes } };
  if (points > 0) return { code: "grows-dice", params: { count: steps.filter((step) => step > 0).length, points } };
  if (fresh > 0) return { code: "brings-dice", params: { count: fresh } };
  return mice === 0 ? { code: "keeps-mice-away", params: {} } : { code: "makes-room", params: { mice } };
}
