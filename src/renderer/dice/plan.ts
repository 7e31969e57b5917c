import { PLAN_VERSION, type ThrowDie, type ThrowSpec, wantedSide } from "../../shared/dice/throw";
import { paintFor } from "./faces";
import { quatAt, vecAt } from "./quaternion";
import { upSide } from "./sides";
import { type Refusal, type Run, simulate } from "./simulate";
import { buildStarts } from "./throw-builder";
import { ThrowRandom } from "./throw-random";
import { STEP_MS } from "./tray";
import type { Pose } from "./world";

/** Dice that roll together. A throw has one batch, unless it is large or would not come to rest flat. */
export interface ThrowBatch extends Run {
  dice: ThrowDie[];
  /** How each painted die is turned inside its body; drawn rotation = body rotation × paint. */
  paint: Float32Array;
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

/**
 * Plans a throw: simulates it from its seed until an attempt ends with every die flat, and turns the paint
 * of each die so that the engine's value is on top. `resting` are dice that already lie in the tray.
 * Throws an Error where even single dice find no place.
 */
export function planThrow(spec: ThrowSpec, resting: readonly Pose[] = []): ThrowPlan {
  const refused: Record<Refusal, number> = {
    cocked: 0,
    stacked: 0,
    leaning: 0,
    outOfBounds: 0,
    unsettled: 0,
    dull: 0,
    unnatural: 0,
  };
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
      const run = simulate(buildStarts(`${seed}/${attempt}`, dice.length, spec.flick), lying);
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

function paintDice(finalQuaternions: Float32Array, dice: readonly ThrowDie[], seed: string): Float32Array {
  const random = new ThrowRandom(seed);
  const paint = new Float32Array(dice.length * 4);
  dice.forEach((die, i) => {
    paint.set(paintFor(upSide(quatAt(finalQuaternions, i)), wantedSide(die), random.below(4)), i * 4);
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
