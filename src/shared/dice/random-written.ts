import type { DieValue } from "./kinds";
import type { PositionedSource } from "./random";

/** Draws the given values, first to last, and no more. */
export function writtenDice(values: readonly DieValue[], position = 0): PositionedSource {
  let next = position;
  return {
    dice(count) {
      if (next + count > values.length) return null;
      next += count;
      return values.slice(next - count, next);
    },
    get position() {
      return next;
    },
  };
}
