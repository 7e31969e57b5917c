import { Quaternion, Vector3 } from "three";
import type { Pose } from "./places";

/** A hop of one die from one pose to another. Times in milliseconds of the caller's clock. */
export interface Hop {
  from: Pose;
  to: Pose;
  start: number;
  duration: number;
  /** Height of the arc above the straight way. */
  lift: number;
  /** Whole turns on the way, about `axis`. */
  turns: number;
  axis: Vector3;
}

/** Delay between dice that leave together, and the most that a group may be spread over. */
const STAGGER_MS = 45;
const STAGGER_MOST_MS = 360;

export const clonePose = (pose: Pose): Pose => ({
  position: pose.position.clone(),
  rotation: pose.rotation.clone(),
  scale: pose.scale,
});

/** Whether two poses look the same. */
export function samePose(a: Pose, b: Pose): boolean {
  return (
    a.position.distanceToSquared(b.position) < 1e-6 &&
    Math.abs(a.rotation.dot(b.rotation)) > 1 - 1e-7 &&
    Math.abs(a.scale - b.scale) < 1e-4
  );
}

/** The hop between two poses: low and without a tumble for a short lift, else in an arc with one whole turn. */
export function hop(from: Pose, to: Pose, start: number): Hop {
  const way = new Vector3().subVectors(to.position, from.position);
  const across = Math.hypot(way.x, way.z);
  const turned = Math.abs(from.rotation.dot(to.rotation)) < 0.999;
  if (across < 0.05 && !turned) {
    return { from: clonePose(from), to, start, duration: 160, lift: 0, turns: 0, axis: new Vector3(1, 0, 0) };
  }
  // Rolling forwards: the axis lies across the way.
  const axis = across < 0.05 ? new Vector3(1, 0, 0) : new Vector3(way.z, 0, -way.x).normalize();
  return {
    from: clonePose(from),
    to,
    start,
    duration: Math.min(450, 350 + across * 6),
    lift: Math.min(3.4, 1.3 + across * 0.14),
    turns: across > 2.5 ? 1 : 0,
    axis,
  };
}

/** Start times of `count` hops that leave as a group. */
export function staggered(count: number, now: number): number[] {
  const gap = count > 1 ? Math.min(STAGGER_MS, STAGGER_MOST_MS / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => now + index * gap);
}

const easeInOut = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
const spin = new Quaternion();

/** Writes the pose of a hop at `now` into `out`; true once it has ended, exactly at its end. */
export function hopAt(motion: Hop, now: number, out: Pose): boolean {
  const t = Math.max(0, Math.min(1, (now - motion.start) / motion.duration));
  if (t >= 1) {
    out.position.copy(motion.to.position);
    out.rotation.copy(motion.to.rotation);
    out.scale = motion.to.scale;
    return true;
  }
  const eased = easeInOut(t);
  out.position.lerpVectors(motion.from.position, motion.to.position, eased);
  out.position.y += motion.lift * 4 * eased * (1 - eased);
  out.rotation.slerpQuaternions(motion.from.rotation, motion.to.rotation, eased);
  if (motion.turns > 0)
    out.rotation.premultiply(spin.setFromAxisAngle(motion.axis, eased * motion.turns * 2 * Math.PI));
  out.scale = motion.from.scale + (motion.to.scale - motion.from.scale) * eased;
  return false;
}

/** A straight slide with an easy stop, for hearts and markers. */
export interface Slide {
  from: Vector3;
  to: Vector3;
  start: number;
  duration: number;
  lift: number;
}

export function slideAt(slide: Slide, now: number, out: Vector3): boolean {
  const t = Math.max(0, Math.min(1, (now - slide.start) / slide.duration));
  const eased = 1 - (1 - t) ** 3;
  out.lerpVectors(slide.from, slide.to, t >= 1 ? 1 : eased);
  out.y += slide.lift * 4 * eased * (1 - eased);
  return t >= 1;
}
