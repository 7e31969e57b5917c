import type { Body, ContactEquation } from "cannon-es";
import { PLAN_VERSION, type ThrowDie, type ThrowSpec } from "../../shared/dice/throw";
import { paintFor, UP } from "./faces";
import { dot, multiply, type Quat, quatAt, rotate, turnBetween, type Vec, vecAt } from "./quaternion";
import { buildStarts, type DieStart } from "./throw-builder";
import { ThrowRandom } from "./throw-random";
import { PLANES, REST_HEIGHT, STEP_MS, STEP_S, TRAY } from "./tray";
import { buildWorld, type Pose } from "./world";

/** Why a simulated throw may not be shown. */
export type Refusal = "cocked" | "stacked" | "leaning" | "outOfBounds" | "unsettled" | "dull";

export type ContactWith = "floor" | "wall" | "die";

/** One touch, for sound: the first step in which two bodies meet. */
export interface Contact {
  step: number;
  /** Index in the batch's dice. */
  die: number;
  with: ContactWith;
  /** Approach speed along the normal, units a second. */
  strength: number;
  /** Where on the tray. */
  x: number;
  z: number;
}

/** Dice that roll together. A throw has one batch, unless it is large or would not come to rest flat. */
export interface ThrowBatch {
  dice: ThrowDie[];
  starts: DieStart[];
  /** Dice already lying in the tray, which this batch rolls around. */
  resting: Pose[];
  /** Steps of 1/60 s from the start to rest. */
  steps: number;
  /** Body poses before the first step and after every step: (steps + 1) × dice × 3 and × 4. */
  positions: Float32Array;
  quaternions: Float32Array;
  /** Body poses to leave on the table: exactly flat, at the resting height. */
  finalPositions: Float32Array;
  finalQuaternions: Float32Array;
  /** How each painted die is turned inside its body; drawn rotation = body rotation × paint. */
  paint: Float32Array;
  contacts: Contact[];
}

/** A throw worked out to its end before it is shown. */
export interface ThrowPlan {
  rollId: string;
  planVersion: number;
  batches: ThrowBatch[];
  durationMs: number;
  /** Simulated throws, with the refused ones. */
  attempts: number;
  refused: Record<Refusal, number>;
  /** Over every recorded pose: equal hashes mean the very same throw. */
  hash: string;
}

export const MAX_BATCH = 20;
export const ATTEMPTS_BEFORE_SPLIT = 20;
/** A single die among many resting ones may need more than a split can help. */
const ATTEMPTS_ALONE = 400;
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

/**
 * Plans a throw: simulates it from its seed until an attempt ends with every die flat, and turns the paint
 * of each die so that the engine's value is on top. `resting` are dice that already lie in the tray.
 * Throws an Error where even single dice find no place.
 */
export function planThrow(spec: ThrowSpec, resting: readonly Pose[] = []): ThrowPlan {
  const refused: Record<Refusal, number> = { cocked: 0, stacked: 0, leaning: 0, outOfBounds: 0, unsettled: 0, dull: 0 };
  const batches: ThrowBatch[] = [];
  const lying: Pose[] = [...resting];
  let attempts = 0;

  const roll = (dice: ThrowDie[], seed: string): void => {
    if (dice.length > MAX_BATCH) {
      split(dice, seed);
      return;
    }
    const limit = dice.length === 1 ? ATTEMPTS_ALONE : ATTEMPTS_BEFORE_SPLIT;
    for (let attempt = 0; attempt < limit; attempt++) {
      attempts++;
      const run = simulate(buildStarts(`${seed}/${attempt}`, dice.length), lying);
      if ("refusal" in run) {
        refused[run.refusal]++;
        continue;
      }
      const batch = { dice, ...run, paint: paintDice(run.finalQuaternions, dice, `${seed}/paint`) };
      batches.push(batch);
      for (let i = 0; i < dice.length; i++) lying.push(finalPose(batch, i));
      return;
    }
    if (dice.length === 1) throw new Error(`no place to rest for die ${dice[0]?.id} of roll ${spec.rollId}`);
    split(dice, seed);
  };
  const split = (dice: ThrowDie[], seed: string): void => {
    const half = Math.ceil(dice.length / 2);
    roll(dice.slice(0, half), `${seed}/a`);
    roll(dice.slice(half), `${seed}/b`);
  };
  if (spec.dice.length > 0) roll(spec.dice, spec.seed);

  return {
    rollId: spec.rollId,
    planVersion: PLAN_VERSION,
    batches,
    durationMs: batches.reduce((sum, batch) => sum + batch.steps, 0) * STEP_MS,
    attempts,
    refused,
    hash: hashPoses(batches),
  };
}

const finalPose = (batch: ThrowBatch, die: number): Pose => ({
  position: vecAt(batch.finalPositions, die),
  quaternion: quatAt(batch.finalQuaternions, die),
});

type Run = Omit<ThrowBatch, "dice" | "paint">;

/** Runs one throw to rest; exported for the tests of refusals. */
export function simulate(starts: DieStart[], resting: readonly Pose[]): Run | { refusal: Refusal } {
  const { world, dice } = buildWorld(starts, resting);
  const count = dice.length;
  const positions = new Float32Array((MAX_STEPS + 1) * count * 3);
  const quaternions = new Float32Array((MAX_STEPS + 1) * count * 4);
  const contacts: Contact[] = [];
  let step = 0;
  let overRim = false;

  const record = () => {
    dice.forEach((body, i) => {
      const at = step * count + i;
      positions.set([body.position.x, body.position.y, body.position.z], at * 3);
      quaternions.set([body.quaternion.x, body.quaternion.y, body.quaternion.z, body.quaternion.w], at * 4);
    });
  };
  dice.forEach((body, die) => {
    body.addEventListener("collide", ({ body: other, contact }: { body: Body; contact: ContactEquation }) => {
      const kind = bodyKind(other, resting.length);
      // Two dice both hear of their meeting; the first of them tells it.
      if (kind === "die" && other.index > body.index) return;
      if (kind === "wall" && body.position.y > TRAY.rim + OVER_RIM) overRim = true;
      const strength = Math.abs(contact.getImpactVelocityAlongNormal());
      contacts.push({ step, die, with: kind, strength, x: body.position.x, z: body.position.z });
    });
  });

  record();
  let still = 0;
  while (step < MAX_STEPS) {
    step++;
    world.step(STEP_S);
    record();
    if (overRim || dice.some(isOutside)) return { refusal: "outOfBounds" };
    still = dice.every(isStill) ? still + 1 : 0;
    if (still < REST_STEPS) continue;
    const refusal = faultAtRest(dice);
    if (refusal) return { refusal };
    if (step < MIN_STEPS) return { refusal: "dull" };
    const final = finalPoses(dice);
    return {
      starts,
      resting: [...resting],
      steps: step,
      positions: positions.slice(0, (step + 1) * count * 3),
      quaternions: quaternions.slice(0, (step + 1) * count * 4),
      ...final,
      contacts,
    };
  }
  return { refusal: "unsettled" };
}

function bodyKind(body: Body, restingCount: number): ContactWith {
  const plane = PLANES[body.index];
  if (plane) return plane.material === "floor" ? "floor" : "wall";
  return body.index < PLANES.length + restingCount || body.mass > 0 ? "die" : "wall";
}

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

const SIDES: readonly Vec[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0, 0, -1],
  [0, -1, 0],
  [-1, 0, 0],
];

/** The side of a body (a unit axis of its own frame) that looks up most. */
function upSide(q: Quat): Vec {
  let best: Vec = UP;
  let height = -2;
  for (const side of SIDES) {
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

function paintDice(finalQuaternions: Float32Array, dice: readonly ThrowDie[], seed: string): Float32Array {
  const random = new ThrowRandom(seed);
  const paint = new Float32Array(dice.length * 4);
  dice.forEach((die, i) => {
    paint.set(paintFor(upSide(quatAt(finalQuaternions, i)), die.value, random.below(4)), i * 4);
  });
  return paint;
}

/** FNV-1a over the bytes of the recorded poses, twice with different offsets: 64 bits in hex. */
function hashPoses(batches: readonly ThrowBatch[]): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (const { positions, quaternions } of batches) {
    for (const array of [positions, quaternions]) {
      for (const byte of new Uint8Array(array.buffer, array.byteOffset, array.byteLength)) {
        low = Math.imul(low ^ byte, 0x01000193);
        high = Math.imul(high ^ byte, 0x85ebca6b);
        high ^= high >>> 15;
      }
    }
  }
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, "0");
  return hex(low) + hex(high);
}
