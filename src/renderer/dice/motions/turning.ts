import { cross, dot, multiply, normalise, type Quat, type Vec } from "../quaternion";

/** The turn by `angle` radians about a unit axis. */
export function turnAbout(axis: Vec, angle: number): Quat {
  const sine = Math.sin(angle / 2);
  return [axis[0] * sine, axis[1] * sine, axis[2] * sine, Math.cos(angle / 2)];
}

/** The way between two rotations at an even speed, the shorter way round. */
export function turnedBetween(from: Quat, to: Quat, t: number): Quat {
  const cosine = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
  const sign = cosine < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(cosine)));
  if (angle < 1e-6) return to;
  const [a, b] = [Math.sin((1 - t) * angle), Math.sin(t * angle) * sign];
  return normalise([
    from[0] * a + to[0] * b,
    from[1] * a + to[1] * b,
    from[2] * a + to[2] * b,
    from[3] * a + to[3] * b,
  ]);
}

/** The axis about which a die rolls when it goes along `way`; across the table where it goes straight up. */
export function rollingAxis(way: Vec): Vec {
  const axis = cross([0, 1, 0], way);
  const length = Math.sqrt(dot(axis, axis));
  return length < 1e-6 ? [1, 0, 0] : [axis[0] / length, axis[1] / length, axis[2] / length];
}

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const mix = (a: Vec, b: Vec, t: number): Vec =>
  add(a, [(b[0] - a[0]) * t, (b[1] - a[1]) * t, (b[2] - a[2]) * t]);

/** `turn` after `rotation`, kept a unit quaternion. */
export const turned = (turn: Quat, rotation: Quat): Quat => normalise(multiply(turn, rotation));
