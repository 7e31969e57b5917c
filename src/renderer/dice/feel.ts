import { dot, quatAt, rotate, type Vec, vecAt } from "./quaternion";
import { BODY_SIDES } from "./sides";
import { REST_HEIGHT } from "./tray";

/** How a die moved where it should have tumbled; each the most of any die of the throw, without a pause. */
export interface Feel {
  /** Units travelled while lying on a face. */
  slide: number;
  /** Radians turned about the vertical while lying on a face. */
  twist: number;
  /** Radians turned about the vertical while standing on a corner or an edge, like a top. */
  spin: number;
}

/** Flat enough to be lying: 4 degrees. */
const LYING = 0.9976;
const LYING_HEIGHT = 0.06;
/** On the floor by a corner, not in the air: half a cube's diagonal and a hair. */
const STANDING_HEIGHT = 0.92;
/** A top turns about the vertical and hardly otherwise. */
const TOP_SHARE = 0.9;
/** Slower than this (radians a step) nothing spins. */
const SLOWEST_TOP = 0.03;

/** Reads from recorded poses, (steps + 1) × count of them, how a throw looks. */
export function feelOf(positions: Float32Array, quaternions: Float32Array, count: number, steps: number): Feel {
  const most: Feel = { slide: 0, twist: 0, spin: 0 };
  for (let die = 0; die < count; die++) {
    let [slide, twist, spin] = [0, 0, 0];
    for (let step = 1; step <= steps; step++) {
      const [from, to] = [(step - 1) * count + die, step * count + die];
      const turn = turned(quaternions, from, to);
      if (lies(positions, quaternions, from) && lies(positions, quaternions, to)) {
        slide += travelled(positions, from, to);
        twist += Math.abs(turn[1]);
        spin = 0;
      } else {
        [slide, twist] = [0, 0];
        spin = isTop(turn, positions[to * 3 + 1] as number) ? spin + Math.abs(turn[1]) : 0;
      }
      most.slide = Math.max(most.slide, slide);
      most.twist = Math.max(most.twist, twist);
      most.spin = Math.max(most.spin, spin);
    }
  }
  return most;
}

function lies(positions: Float32Array, quaternions: Float32Array, at: number): boolean {
  if (Math.abs((positions[at * 3 + 1] as number) - REST_HEIGHT) > LYING_HEIGHT) return false;
  const rotation = quatAt(quaternions, at);
  return BODY_SIDES.some((side) => rotate(rotation, side)[1] >= LYING);
}

const travelled = (positions: Float32Array, from: number, to: number): number => {
  const [a, b] = [vecAt(positions, from), vecAt(positions, to)];
  const [x, z] = [b[0] - a[0], b[2] - a[2]];
  return Math.sqrt(x * x + z * z);
};

const isTop = (turn: Vec, height: number): boolean => {
  const size = Math.sqrt(dot(turn, turn));
  return height < STANDING_HEIGHT && size > SLOWEST_TOP && Math.abs(turn[1]) > TOP_SHARE * size;
};

/** The small turn from one pose to another, as axis × radians, in the tray frame. */
function turned(quaternions: Float32Array, from: number, to: number): Vec {
  const [ax, ay, az, aw] = quatAt(quaternions, from);
  const [bx, by, bz, bw] = quatAt(quaternions, to);
  // b × a⁻¹; half the turn's sine is near half its angle.
  const w = bw * aw + bx * ax + by * ay + bz * az;
  const twice = w < 0 ? -2 : 2;
  return [
    twice * (-bw * ax + bx * aw - by * az + bz * ay),
    twice * (-bw * ay + bx * az + by * aw - bz * ax),
    twice * (-bw * az - bx * ay + by * ax + bz * aw),
  ];
}
