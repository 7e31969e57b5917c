import type { DieValue } from "./kinds";

/** The one source of randomness that game code is given; it never asks for another. */
export interface RandomSource {
  /**
   * Draws `count` dice, in order, or nothing at all.
   * Answers null, drawing nothing, where fewer than `count` values are left (a written game).
   */
  dice(count: number): DieValue[] | null;
  /** Draws a whole number from 0 to `limit` − 1 (1 to 256), each as likely; null where the source has but dice. */
  below(limit: number): number | null;
}

/** A source that can be put back: one made anew at `position` draws what this one would draw next. */
export interface PositionedSource extends RandomSource {
  /** What has been consumed so far: bytes of a stream, dice of a written list. */
  readonly position: number;
}
