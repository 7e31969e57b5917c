import type { DieValue } from "./kinds";

/** The one source of randomness that game code is given; it never asks for another. */
export interface RandomSource {
  /**
   * Draws `count` dice, in order, or nothing at all.
   * Answers null, drawing nothing, where fewer than `count` values are left (a written game).
   */
  dice(count: number): DieValue[] | null;
}
