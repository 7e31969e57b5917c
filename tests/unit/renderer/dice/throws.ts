import type { DieColour, DieValue } from "../../../../src/shared/dice/kinds";
import { PLAN_VERSION, type ThrowSpec } from "../../../../src/shared/dice/throw";

const KINDS: DieColour[] = ["red", "black", "gold"];

/** A throw of `count` dice whose values go round 1 to 6, starting elsewhere for each number. */
export function throwSpec(seed: string, number: number, count: number): ThrowSpec {
  return {
    rollId: `${seed}-${number}`,
    seed: `${seed}/${number}/${count}`,
    planVersion: PLAN_VERSION,
    dice: Array.from({ length: count }, (_, i) => ({
      id: `${KINDS[i % 3]}-${i + 1}`,
      kind: KINDS[i % 3] as DieColour,
      value: (((number + i * 5) % 6) + 1) as DieValue,
    })),
  };
}
