import type { Body } from "cannon-es";
import { type Contact, ContactEar, touchesWall } from "./contacts";
import { UP } from "./faces";
import { dot, multiply, type Quat, rotate, turnBetween, type Vec } from "./quaternion";
import type { DieStart } from "./throw-builder";
import { REST_HEIGHT, STEP_S, TRAY } from "./tray";
import { buildWorld, type Pose } from "./world";

/** Why a simulated throw may not be shown. */
export type Refusal = "cocked" | "stacked" | "leaning" | "outOfBounds" | "unsettled" | "dull";

/** A throw run to rest. */
export interface Run {
  starts: DieStart[];
  /** Dice already lying in the tray, which the thrown ones roll around. */
  resting: Pose[];
  /** Steps of 1/60 s from the start to rest. */
  steps: number;
  /** Body poses before the first step and after every step: (steps + 1) × dice × 3 and × 4. */
  positions: Float32Array;
  quaternions: Float32Array;
  /** Body poses to leave on the table: exactly flat, at the resting height. */
  finalPositions: Float32Array;
  finalQuaternions: Float32Array;
  /** Every jolt on the way, in the order of time. */
  contacts: Contact[];
}

const MAX_STEPS = 240;
/** A throw over in less than 1.2 s looks dropped, not rolled. */
const MIN_STEPS = 72;
const FLAT = 0.99;
/** Slower than this (units and radians a second) for so many steps is rest. */
const REST_SPEED = 0.12;
const REST_STEPS = 5;
const HEIGHT_TOLERANCE = 0.03;
/** How far hard contacts may give way in one step. */
const WALL_TOLERANCE = 0.12;
const FLOOR_TOLERANCE = 0.32;
const CEILING = 9;
/** How far above the rim a die's centre may be when it meets a wall, so that most of its side still meets wood. */
const OVER_RIM = 0.75;

/** Runs one throw to rest, or as far as it takes to know that it may not be shown. */
export function simulate(starts: DieStart[], resting: readonly Pose[]): Run | { refusal: Refusal } {
  const { world, dice } = buildWorld(starts, resting);
  const count = dice.length;
  const positions = new Float32Array((MAX_STEPS + 1) * count * 3);
  const quaternions = new Float32Array((MAX_STEPS + 1) * count * 4);
  const ear = new ContactEar(world, resting.length);
  let step = 0;

  const record = () => {
    dice.forEach(({ position: p, quaternion: q }, i) => {
      const at = step * count + i;
      positions.set([p.x, p.y, p.z], at * 3);
      quaternions.set([q.x, q.y, q.z, q.w], at * 4);
    });
  };

  record();
  let still = 0;
  while (step < MAX_STEPS) {
    step++;
    world.step(STEP_S);
    record();
    ear.hear(step);
    if (touchesWall(world, isOverRim) || dice.some(isOutside)) return { refusal: "outOfBounds" };
    still = dice.every(isStill) ? still + 1 : 0;
    if (still < REST_STEPS) continue;
    const refusal = faultAtRest(dice);
    if (refusal) return { refusal };
    if (step < MIN_STEPS) return { refusal: "dull" };
    return {
      starts,
      resting: [...resting],
      steps: step,
      positions: positions.slice(0, (step + 1) * count * 3),
      quaternions: quaternions.slice(0, (step + 1) * count * 4),
      ...finalPoses(dice),
      contacts: ear.contacts,
    };
  }
  return { refusal: "unsettled" };
}

const isOverRim = ({ position }: Body): boolean => position.y > TRAY.rim + OVER_RIM;

const isStill = (body: Body): boolean =>
  body.velocity.lengthSquared() < REST_SPEED * REST_SPEED &&
  body.angularVelocity.lengthSquared() < REST_SPEED * REST_SPEED;

/** Whether a corner is through a wall or the floor by more than the give of a hard contact, or the die is too high. */
function isOutside(body: Body): boolean {
  const { x, y, z } = body.position;
  if (y > CEILING || y < REST_HEIGHT - FLOOR_TOLERANCE) return true;
  const q = quatOf(body);
  // Half the width of the turned cube along x and z.
  const reach = (axis: 0 | 2) =>
    (Math.abs(rotate(q, [1, 0, 0])[axis]) +
      Math.abs(rotate(q, [0, 1, 0])[axis]) +
      Math.abs(rotate(q, [0, 0, 1])[axis])) /
    2;
  return (
    Math.abs(x) + reach(0) > TRAY.width / 2 + WALL_TOLERANCE || Math.abs(z) + reach(2) > TRAY.depth / 2 + WALL_TOLERANCE
  );
}

function faultAtRest(dice: readonly Body[]): Refusal | null {
  for (const body of dice) {
    const flat = dot(rotate(quatOf(body), upSide(quatOf(body))), UP);
    const lift = body.position.y - REST_HEIGHT;
    if (flat >= FLAT && lift > HEIGHT_TOLERANCE) return "stacked";
    // Tilted and touching another die is leaning on it; tilted alone is cocked (against a wall, or on an edge).
    if (flat < FLAT) return dice.some((other) => other !== body && isNear(body, other)) ? "leaning" : "cocked";
    if (Math.abs(lift) > HEIGHT_TOLERANCE) return "cocked";
  }
  return null;
}

const isNear = (a: Body, b: Body): boolean => a.position.distanceSquared(b.position) < 1.5 * 1.5;

const quatOf = ({ quaternion: q }: Body): Quat => [q.x, q.y, q.z, q.w];

/** The sides of a body (unit axes of its own frame). */
export const BODY_SIDES: readonly Vec[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0, 0, -1],
  [0, -1, 0],
  [-1, 0, 0],
];

/** The side of a body that looks up most. */
export function upSide(q: Quat): Vec {
  let best: Vec = UP;
  let height = -2;
  for (const side of BODY_SIDES) {
    const up = rotate(q, side)[1];
    if (up > height) {
      height = up;
      best = side;
    }
  }
  return best;
}

function finalPoses(dice: readonly Body[]): Pick<Run, "finalPositions" | "finalQuaternions"> {
  const finalPositions = new Float32Array(dice.length * 3);
  const finalQuaternions = new Float32Array(dice.length * 4);
  dice.forEach((body, i) => {
    const q = quatOf(body);
    finalPositions.set([body.position.x, REST_HEIGHT, body.position.z], i * 3);
    finalQuaternions.set(multiply(turnBetween(rotate(q, upSide(q)), UP), q), i * 4);
  });
  return { finalPositions, finalQuaternions };
}
