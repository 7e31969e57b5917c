import { dieColour } from "../../shared/dice/kinds";
import { PLAN_VERSION, type ThrowSpec } from "../../shared/dice/throw";
import type { ShownDie } from "../../shared/games/diced-tomatoes/state";
import { throwSeed } from "../../shared/protocol/throw-seed";
import type { Presentation, TableThrow } from "../app/presenter";

/**
 * The throw whose dice lie in sight. Dice that were thrown before this overlay looked lie as if thrown together;
 * `before` is what was said last, and stays as long as the hand holds nothing else.
 */
export function lyingThrow(
  { thrown, shown }: Presentation,
  tableId: string,
  before: TableThrow | null,
): TableThrow | null {
  if (thrown) return thrown;
  const dice = shown.hand.filter((die): die is ShownDie => die.value !== null);
  if (dice.length === 0) return null;
  const lying = new Set(before?.spec.dice.map(({ id }) => id));
  if (before && dice.every(({ die }) => lying.has(die))) return before;
  const rollId = `lying-${shown.turn}`;
  const spec: ThrowSpec = {
    rollId,
    seed: throwSeed(tableId, rollId),
    dice: dice.map(({ die, value }) => ({ id: die, kind: dieColour(die), value })),
    planVersion: PLAN_VERSION,
  };
  return { kind: "roll", spec };
}
