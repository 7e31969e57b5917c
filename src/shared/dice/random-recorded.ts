import type { DieValue } from "./kinds";
import type { PositionedSource } from "./random";

/** One value drawn: a die as itself, any other number as the limit it was drawn below and its value. */
export type Draw = number | [limit: number, value: number];

export interface RecordedSource extends PositionedSource {
  /** Everything drawn so far, in order. */
  readonly drawn: Draw[];
}

/** Draws from another source and writes down what came. */
export function recorded(source: PositionedSource): RecordedSource {
  const drawn: Draw[] = [];
  return {
    dice(count) {
      const values = source.dice(count);
      drawn.push(...(values ?? []));
      return values;
    },
    below(limit) {
      const value = source.below(limit);
      if (value !== null) drawn.push([limit, value]);
      return value;
    },
    get position() {
      return source.position;
    },
    drawn,
  };
}

/** Draws again what was written down, in order; null where something else is asked for. */
export function replayed(drawn: readonly Draw[]): PositionedSource {
  let next = 0;
  const isDie = (draw: Draw): draw is DieValue => typeof draw === "number";
  return {
    dice(count) {
      const values = drawn.slice(next, next + count);
      if (values.length < count || !values.every(isDie)) return null;
      next += count;
      return values;
    },
    below(limit) {
      const draw = drawn[next];
      if (!Array.isArray(draw) || draw[0] !== limit) return null;
      next += 1;
      return draw[1];
    },
    get position() {
      return next;
    },
  };
}
