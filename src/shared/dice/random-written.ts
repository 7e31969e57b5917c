import type { DieValue } from "./kinds";
import type { PositionedSource } from "./random";

/** Draws the given dice, first to last, and no more; it cannot shuffle. */
export function writtenDice(values: readonly DieValue[], position = 0): PositionedSource {
  let next = position;
  return {
    dice(count) {
      if (next + count > values.length) return null;
      next += count;
      return values.slice(next - count, next);
    },
    below: () => null,
    get position() {
      return next;
    },
  };
}
