import { DIE_VALUES, type DieValue } from "../../shared/dice/kinds";
import { dot, multiply, type Quat, rotate, turnBetween, type Vec } from "./quaternion";

/** Which way each value looks on a painted die at rest in its own frame; opposite sides add to 7, 1-2-3 anticlockwise. */
export const FACE_NORMALS: Readonly<Record<DieValue, Vec>> = {
  1: [1, 0, 0],
  2: [0, 1, 0],
  3: [0, 0, 1],
  4: [0, 0, -1],
  5: [0, -1, 0],
  6: [-1, 0, 0],
};

export const UP: Vec = [0, 1, 0];

const HALF = Math.SQRT1_2;

/** No turn, a quarter, a half and three quarters about the vertical, exact. */
const QUARTER_TURNS: readonly Quat[] = [
  [0, 0, 0, 1],
  [0, HALF, 0, HALF],
  [0, 1, 0, 0],
  [0, -HALF, 0, HALF],
];

export interface TopFace {
  value: DieValue;
  /** Cosine of the angle between that face's normal and straight up: 1 is flat. */
  flatness: number;
}

/** The value that a die drawn with this rotation shows on top. */
export function topFace(drawn: Quat): TopFace {
  let top: TopFace = { value: 1, flatness: -1 };
  for (const value of DIE_VALUES) {
    const flatness = dot(rotate(drawn, FACE_NORMALS[value]), UP);
    if (flatness > top.flatness) top = { value, flatness };
  }
  return top;
}

/** A rotation that shows `value` on top, turned by `quarters` quarter turns about the vertical. */
export function quaternionShowing(value: DieValue, quarters = 0): Quat {
  return multiply(QUARTER_TURNS[((quarters % 4) + 4) % 4] as Quat, turnBetween(FACE_NORMALS[value], UP));
}

/** The drawn rotation nearest to `drawn` that shows `value` on top, flat. */
export function turnedToShow(drawn: Quat, value: DieValue): Quat {
  return multiply(turnBetween(rotate(drawn, FACE_NORMALS[value]), UP), drawn);
}

/**
 * How to turn the painted die inside its body so that `value` looks the way of the body's side `side`
 * (a unit axis of the body). One of the 24 turns of a cube, so opposite sides still add to 7;
 * `quarters` chooses among the four that fit.
 */
export function paintFor(side: Vec, value: DieValue, quarters: number): Quat {
  return multiply(turnBetween(UP, side), quaternionShowing(value, quarters));
}
