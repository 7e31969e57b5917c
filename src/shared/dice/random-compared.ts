import type { DieValue } from "./kinds";
import type { PositionedSource } from "./random";
import { type Draw, replayed } from "./random-recorded";

/** A value that is told otherwise than it was drawn; `index` counts the values told from 0. */
export interface Difference {
  index: number;
  told: Draw;
  drawn: Draw;
}

export interface ComparedSource extends PositionedSource {
  readonly differences: Difference[];
  /** How many of the values told were asked for. */
  readonly used: number;
}

/**
 * Draws from a source, hands on the values that were told of the same draws, and notes where the two differ.
 * Without a source there is nothing to compare with.
 */
export function compared(source: PositionedSource | null, told: readonly Draw[]): ComparedSource {
  const teller = replayed(told);
  const differences: Difference[] = [];
  const compare = (from: number, drawn: readonly Draw[]) => {
    for (const [offset, draw] of drawn.entries()) {
      const index = from + offset;
      const said = told[index];
      if (said !== undefined && String(said) !== String(draw)) differences.push({ index, told: said, drawn: draw });
    }
  };
  return {
    dice(count) {
      const from = teller.position;
      const values: DieValue[] | null = teller.dice(count);
      if (values) compare(from, source?.dice(count) ?? []);
      return values;
    },
    below(limit) {
      const from = teller.position;
      const value = teller.below(limit);
      const drawn = value === null ? null : (source?.below(limit) ?? null);
      if (drawn !== null) compare(from, [[limit, drawn]]);
      return value;
    },
    get position() {
      return source?.position ?? 0;
    },
    get used() {
      return teller.position;
    },
    differences,
  };
}
