import { UP } from "./faces";
import { type Quat, rotate, type Vec } from "./quaternion";

/** The sides of a body (unit axes of its own frame). */
export const BODY_SIDES: readonly Vec[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0, 0, -1],
  [0, -1, 0],
  [-1, 0, 0],
];

/** Which side of a body looks up most: an index in BODY_SIDES. */
export function upSideIndex(rotation: Quat): number {
  let best = 0;
  let height = -2;
  BODY_SIDES.forEach((side, i) => {
    const up = rotate(rotation, side)[1];
    if (up > height) [best, height] = [i, up];
  });
  return best;
}

/** The side of a body (a unit axis of its own frame) that looks up most. */
export const upSide = (rotation: Quat): Vec => BODY_SIDES[upSideIndex(rotation)] ?? UP;
