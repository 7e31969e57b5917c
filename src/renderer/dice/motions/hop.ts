import type { Pose } from "../world";
import { type Motion, motion } from "./motion";
import { minus, mix, rollingAxis, turnAbout, turned, turnedBetween } from "./turning";

export interface HopShape {
  /** Height of the arc above the straight way, in die edges. */
  lift: number;
  durationMs: number;
  /** Whole turns on the way, forwards. */
  turns?: number;
}

/** The share of the time after which the die is down; the rest is its little rebound. */
const DOWN = 0.82;
/** Height of the rebound, as a share of the arc. */
const REBOUND = 0.07;

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** A hop in an arc, which lands with a small rebound. */
export function hop(from: Pose, to: Pose, { lift, durationMs, turns = 0 }: HopShape): Motion {
  const axis = rollingAxis(minus(to.position, from.position));
  return motion(durationMs, from, to, (t) => {
    if (t >= DOWN) {
      const u = (t - DOWN) / (1 - DOWN);
      return {
        position: mix(
          to.position,
          [to.position[0], to.position[1] + 1, to.position[2]],
          lift * REBOUND * 4 * u * (1 - u),
        ),
        quaternion: to.quaternion,
      };
    }
    const u = t / DOWN;
    const way = smooth(u);
    const [x, y, z] = mix(from.position, to.position, way);
    const turning = turnedBetween(from.quaternion, to.quaternion, way);
    return {
      position: [x, y + lift * 4 * u * (1 - u), z],
      quaternion: turns === 0 ? turning : turned(turnAbout(axis, turns * 2 * Math.PI * way), turning),
    };
  });
}
