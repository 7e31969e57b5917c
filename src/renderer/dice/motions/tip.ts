import { FACE_NORMALS, topFace } from "../faces";
import { dot, multiply, normalise, type Quat, rotate, type Vec } from "../quaternion";
import { DIE_EDGE } from "../tray";
import type { Pose } from "../world";
import { type Motion, motion } from "./motion";
import { add, minus, rollingAxis, turnAbout } from "./turning";

const QUARTER = Math.PI / 2;
/** Shares of the time: heaved up to its balance, and fallen; what is left is a rock to rest. */
const HEAVED = 0.5;
const FALLEN = 0.8;
/** How far (radians) the die rocks back after it has fallen. */
const ROCK = 0.12;

/** The angle of a die that is pushed over its edge: heaved to its balance, falling faster and faster, rocking to rest. */
export function tipAngle(t: number): number {
  if (t < HEAVED) {
    const u = t / HEAVED;
    return (QUARTER / 2) * (1 - (1 - u) * (1 - u));
  }
  if (t < FALLEN) {
    const u = (t - HEAVED) / (FALLEN - HEAVED);
    return QUARTER / 2 + (QUARTER / 2) * u * u;
  }
  const u = (t - FALLEN) / (1 - FALLEN);
  return QUARTER - ROCK * Math.sin(Math.PI * u) * (1 - u);
}

/**
 * Where a die would have to fall to for the side that is on top in `wanted` to come on top: along x and z, of unit
 * length. Null where that side is on top already; for the opposite side, over which it has to tip twice, any way.
 */
function wayToTip(from: Quat, wanted: Quat): Vec | null {
  const side = rotate(from, FACE_NORMALS[topFace(wanted).value]);
  if (side[1] > 0.5) return null;
  if (side[1] < -0.5)
    return rotate(from, FACE_NORMALS[1])[1] ** 2 > 0.5
      ? level(rotate(from, FACE_NORMALS[2]))
      : level(rotate(from, FACE_NORMALS[1]));
  // The side comes up when the die falls away from it.
  return level([-side[0], 0, -side[2]]);
}

function level([x, , z]: Vec): Vec {
  const length = Math.sqrt(x * x + z * z);
  return [x / length, 0, z / length];
}

/** A die tips over the bottom edge that lies along `way`, and comes to lie one edge further on. */
function tipOnce(from: Pose, way: Vec, durationMs: number): Motion {
  const axis = rollingAxis(way);
  const half = DIE_EDGE / 2;
  const pivot = add(from.position, [way[0] * half, -half, way[2] * half]);
  const arm = minus(from.position, pivot);
  const pose = (angle: number): Pose => {
    const turn = turnAbout(axis, angle);
    return { position: add(pivot, rotate(turn, arm)), quaternion: normalise(multiply(turn, from.quaternion)) };
  };
  const end: Pose = {
    position: add(from.position, [way[0] * DIE_EDGE, 0, way[2] * DIE_EDGE]),
    quaternion: pose(QUARTER).quaternion,
  };
  return motion(durationMs, from, end, (t) => pose(tipAngle(t)));
}

/** The tips (none, one, or two for the opposite side) after which the side is on top that is on top in `wanted`. */
export function tips(from: Pose, wanted: Quat, durationMs: number): Motion[] {
  const made: Motion[] = [];
  let pose = from;
  for (let way = wayToTip(pose.quaternion, wanted); way !== null; way = wayToTip(pose.quaternion, wanted)) {
    if (made.length === 2 || Math.abs(dot(way, way) - 1) > 1e-6) throw new RangeError("a die to tip has to lie flat");
    const next = tipOnce(pose, way, durationMs);
    made.push(next);
    pose = next.end;
  }
  return made;
}
