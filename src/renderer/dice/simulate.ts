import type { Body } from "cannon-es";
import { type Contact, ContactEar, touchesWall } from "./contacts";
import { UP } from "./faces";
import { type Feel, feelOf } from "./feel";
import { dot, multiply, type Quat, rotate, turnBetween } from "./quaternion";
import { upSide } from "./sides";
import type { DieStart } from "./throw-builder";
import { REST_HEIGHT, STEP_S, TRAY } from "./tray";
import { buildWorld, type Pose } from "./world";

/** Why a simulated throw may not be shown. */
export type Refusal = "cocked" | "stacked" | "leaning" | "outOfBounds" | "unsettled" | "dull" | "unnatural";

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

/** Nobody waits longer than 3 s for a throw. */
const MAX_STEPS = 180;
/** A throw over in less than 1.2 s looks dropped, not rolled. */
const MIN_STEPS = 72;
const FLAT = 0.99;
/** Slower than this (units and radians a second) for so many steps is rest. */
const REST_SPEED = 0.12;
const REST_STEPS = 5;
const HEIGHT_TOLERANCE = 0.03;
/**
 * How far a corner may sink into wall and floor within the one step in which a hard contact gives way: a die flies
 * 0.3 in a step. Drawn dice are kept inside (`keptInside`).
 */
const WALL_TOLERANCE = 0.3;
const FLOOR_TOLERANCE = 0.4;
const CEILING = 9;
/** How far above the rim a die's centre may be when it meets a wall, so that most of its side still meets wood. */
const OVER_RIM = 0.75;
const HALF_DIAGONAL = 0.8661;

/** More sliding on a face, turning on a face and spinning like a top than this is not how dice roll. */
const NATURAL: Feel = { slide: 0.5, twist: 0.35, spin: 2.4 };

/** Runs one throw to rest, or as far as it takes to know that it may not be shown. */
export function simulate(starts: DieStart[], resting: readonly Pose[]): Run | { refusal: Refusal } {
  const { world, dice } = buildWorld(starts, resting);
  const count = dice.length;
  const positions = new Float32Array((MAX_STEPS + 1) * count * 3);
  const quaternions = new Float32Array((MAX_STEPS + 1) * count * 4);
  const ear = new ContactEar(world, resting.length);
  let step = 0;

  const record = () => {
    let place = step * count * 3;
    let turn = step * count * 4;
    for (const { position: p, quaternion: q } of dice) {
      positions[place++] = p.x;
      positions[place++] = p.y;
      positions[place++] = p.z;
      quaternions[turn++] = q.x;
      quaternions[turn++] = q.y;
      quaternions[turn++] = q.z;
      quaternions[turn++] = q.w;
    }
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
    if (isUnnatural(feelOf(positions, quaternions, count, step))) return { refusal: "unnatural" };
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

const isUnnatural = ({ slide, twist, spin }: Feel): boolean =>
  slide > NATURAL.slide || twist > NATURAL.twist || spin > NATURAL.spin;

const isOverRim = ({ position }: Body): boolean => position.y > TRAY.rim + OVER_RIM;

const isStill = (body: Body): boolean =>
  body.velocity.lengthSquared() < REST_SPEED * REST_SPEED &&
  body.angularVelocity.lengthSquared() < REST_SPEED * REST_SPEED;

/** Whether a corner is through a wall or the floor by more than the give of a hard contact, or the die is too high. */
function isOutside({ position: { x, y, z }, quaternion }: Body): boolean {
  if (y > CEILING) return true;
  const [nearX, nearY, nearZ] = [TRAY.width / 2 - Math.abs(x), y, TRAY.depth / 2 - Math.abs(z)];
  // No corner reaches farther than half a cube's diagonal.
  if (nearX > HALF_DIAGONAL && nearY > HALF_DIAGONAL && nearZ > HALF_DIAGONAL) return false;
  const { x: a, y: b, z: c, w } = quaternion;
  const reachX = (Math.abs(1 - 2 * (b * b + c * c)) + 2 * Math.abs(a * b - c * w) + 2 * Math.abs(a * c + b * w)) / 2;
  const reachY = (2 * Math.abs(a * b + c * w) + Math.abs(1 - 2 * (a * a + c * c)) + 2 * Math.abs(b * c - a * w)) / 2;
  const reachZ = (2 * Math.abs(a * c - b * w) + 2 * Math.abs(b * c + a * w) + Math.abs(1 - 2 * (a * a + b * b))) / 2;
  return nearX < reachX - WALL_TOLERANCE || nearY < reachY - FLOOR_TOLERANCE || nearZ < reachZ - WALL_TOLERANCE;
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
