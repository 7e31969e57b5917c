import { dieColour } from "../../dice/kinds";
import type { ShownDie, State, Vine } from "./state";

/** All dice of a vine, the seed first. */
export const vineDice = (vine: Vine): ShownDie[] => [vine.seed, ...vine.dice];

/** DT-V1, and the slot score of a completed vine (DT-H2): seed value − black dice + gold dice. */
export function vineValue(vine: Vine): number {
  let value: number = vine.seed.value;
  for (const { die } of vine.dice) {
    const colour = dieColour(die);
    if (colour === "black") value -= 1;
    else if (colour === "gold") value += 1;
  }
  return value;
}

/** DT-P2: whether a vine that shows `seed`, the values of `dice` and, where given, `added` is a set or a run. */
export function isSetOrRun(seed: number, dice: readonly ShownDie[], added?: number): boolean {
  let low = seed;
  let high = seed;
  let count = 1;
  let seen = 1 << seed;
  let repeats = false;
  const take = (value: number): void => {
    count += 1;
    repeats ||= (seen & (1 << value)) !== 0;
    seen |= 1 << value;
    if (value < low) low = value;
    if (value > high) high = value;
  };
  for (const { value } of dice) take(value);
  if (added !== undefined) take(added);
  return low === high || (!repeats && high - low === count - 1);
}

/** A vine that the check at the end of a turn clears. */
export interface ClearedVine {
  seat: number;
  vine: number;
  reason: "worthless" | "overripe";
}

/** DT-V5: the vines that would be cleared if the turn ended now, by seat, then by token. */
export function clearedAtEndOfTurn(state: State): ClearedVine[] {
  return state.players.flatMap(({ vines }, seat) =>
    vines.flatMap((found, vine): ClearedVine[] => {
      if (found === null) return [];
      const value = vineValue(found);
      if (value <= 0) return [{ seat, vine, reason: "worthless" }];
      return value >= 7 ? [{ seat, vine, reason: "overripe" }] : [];
    }),
  );
}
