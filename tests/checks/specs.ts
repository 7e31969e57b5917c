import type { ForageFace, ForageKind } from "../../src/shared/dice/forage-faces";
import { FORAGE_FACES, FORAGE_KINDS } from "../../src/shared/dice/forage-faces";
import { DIE_COLOURS, DIE_VALUES } from "../../src/shared/dice/kinds";
import { PLAN_VERSION, type ThrowDie, type ThrowSpec } from "../../src/shared/dice/throw";

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Die `index` of throw `number`: kinds in turn, the values of each kind in turn. */
function mixedDie(number: number, index: number): ThrowDie {
  const id = `die-${index + 1}`;
  const turn = number + index;
  // 5 and 6 share no factor, so that every kind shows every value.
  const value = number * 5 + index;
  if (turn % 2 === 0) return { id, kind: at(DIE_COLOURS, turn / 2), value: at(DIE_VALUES, value) };
  return { id, kind: at<ForageKind>(FORAGE_KINDS, (turn - 1) / 2), value: at<ForageFace>(FORAGE_FACES, value) };
}

/** Throw `number` of a run: dice of all six kinds and of every value. */
export const mixedThrow = (seed: string, number: number, count: number): ThrowSpec => ({
  rollId: `${seed}-${count}-${number}`,
  seed: `${seed}/${count}/${number}`,
  planVersion: PLAN_VERSION,
  dice: Array.from({ length: count }, (_, index) => mixedDie(number, index)),
});
