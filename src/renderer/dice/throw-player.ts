import type { DieFace } from "../../shared/dice/forage-faces";
import { faceShown, type ThrowDie, wantedSide } from "../../shared/dice/throw";
import type { Contact } from "./contacts";
import { topFace, turnedToShow } from "./faces";
import type { ThrowBatch, ThrowPlan } from "./plan";
import { blend, multiply, normalise, type Quat, quatAt, rotate, type Vec, vecAt } from "./quaternion";
import { STEP_S, TRAY } from "./tray";
import type { Pose } from "./world";

/** Why a throw went on from its recorded poses, or ended before its time. */
export type FallBack = "deviated" | "late" | "silent" | "hidden" | "skipped" | "noFrames";

/** What a screen tells of a throw it has shown. */
export interface ThrowReport {
  /** Read from the drawn dice at rest. */
  faces: Record<string, DieFace>;
  /** Dice that had to be turned to show the engine's value; 0 unless something is broken. */
  corrected: number;
  fellBack: FallBack | null;
  /** Largest distance of a live die from its planned place, units; 0 without physics. */
  farthest: number;
}

export interface PlayerOptions {
  /** Whether a live physics world offers poses. */
  live: boolean;
  /** Where a die is drawn before the throw, in the tray frame; it swings from there into the throw. */
  from?: (die: string) => Pose | null;
  /** How fast recorded poses are played, 1 unless said; a live world keeps its own time. */
  speed?: number;
  /** Whether the last die comes to rest in slow motion. */
  slowEnd?: boolean;
}

/** Seconds in which the hand gathers the dice and swings. */
export const LEAD_IN_S = 0.32;
/** The world starts so long before the swing ends, for its first steps to be there in time. */
const HEAD_START_S = 0.05;
/** Longest time that one frame may tell: a stalled page goes on where it was. */
export const LONGEST_FRAME_S = 0.25;
/** So long, and through so many frames, a world may be silent: a page that draws slowly also asks it seldom. */
const SILENCE_S = 0.4;
const SILENT_FRAMES = 6;
/** No page is so slow that a world may keep it waiting for longer. */
const LONGEST_SILENCE_S = 1;
/** Longer than the silence, which is told from it. */
const LATE_STEPS = 0.6 / STEP_S;
/** Farther than this from the plan (units) is another path. */
const DEVIATION = 0.05;
/** Steps at the end in which the last hair of tilt is taken out. */
const EASE_STEPS = 8;
const ROUNDING = 0.12;
const SEARCH_STEPS = 40;

/** How slow slow motion is, and how long before the last die rests it begins. */
const SLOW = 0.3;
const SLOW_STEPS = 30;

interface LiveSample {
  step: number;
  positions: Float32Array;
  quaternions: Float32Array;
}

let players = 0;

/**
 * Plays a planned throw: tells where every die is drawn at each frame, from the live world's poses while these
 * follow the plan, else from the recorded ones. Knows nothing of React, three or the page.
 */
export class ThrowPlayer {
  /** Every die of the throw, in the order of the plan. */
  readonly ids: readonly string[];
  /** Drawn poses in the tray frame; the first `shown` dice are valid. */
  readonly positions: Float32Array;
  readonly quaternions: Float32Array;
  /** Tells players apart. */
  readonly serial = ++players;
  shown = 0;
  batchIndex = 0;
  settled = false;

  private readonly dice: readonly ThrowDie[];
  private fellBack: FallBack | null = null;
  private farthest = 0;
  private corrected = 0;
  private leadIn = 0;
  private cursor = 0;
  private elapsed = 0;
  private silence = 0;
  private silentFrames = 0;
  private samples: LiveSample[] = [];
  private origins: (Pose | null)[] = [];
  private first = true;
  private offset = 0;
  private told = 0;
  private readonly slow: { batch: number; from: number; to: number; die: string } | null;

  constructor(
    readonly plan: ThrowPlan,
    private readonly options: PlayerOptions,
  ) {
    this.dice = plan.batches.flatMap((batch) => batch.dice);
    this.ids = this.dice.map((die) => die.id);
    this.positions = new Float32Array(this.ids.length * 3);
    this.quaternions = new Float32Array(this.ids.length * 4);
    this.slow = options.slowEnd ? slowSpan(plan) : null;
    this.begin(0);
  }

  /** The die that comes to rest in slow motion just now; null at full speed. */
  get slowedFor(): string | null {
    const { slow } = this;
    const within = slow && !this.settled && slow.batch === this.batchIndex && this.leadIn === 0;
    return within && this.cursor >= slow.from && this.cursor < slow.to ? slow.die : null;
  }

  /** The contacts that the shown poses have gone through since the last call; none of a throw that was cut short. */
  takeContacts(): readonly Contact[] {
    if (this.settled) return [];
    const { contacts } = this.batch;
    const from = this.told;
    while (this.told < contacts.length && (contacts[this.told] as Contact).step <= this.cursor) this.told++;
    return contacts.slice(from, this.told);
  }

  get batch(): ThrowBatch {
    return this.plan.batches[this.batchIndex] as ThrowBatch;
  }

  /** Whether the current batch needs a live world. */
  get needsWorld(): boolean {
    return this.options.live && !this.settled && this.fellBack === null;
  }

  /** Whether that world should be stepping. */
  get running(): boolean {
    return this.needsWorld && this.leadIn <= HEAD_START_S;
  }

  get report(): ThrowReport {
    const faces: Record<string, DieFace> = {};
    this.dice.forEach(({ id, kind }, i) => {
      faces[id] = faceShown(kind, topFace(quatAt(this.quaternions, i)).value);
    });
    return { faces, corrected: this.corrected, fellBack: this.fellBack, farthest: this.farthest };
  }

  /** Takes the live world's newest body poses of the current batch. */
  offer(positions: Float32Array, quaternions: Float32Array): void {
    if (!this.needsWorld) return;
    this.silence = 0;
    this.silentFrames = 0;
    const from = this.samples.at(-1)?.step ?? 0;
    const { step, distance } = nearestStep(this.batch, positions, from);
    // A world that has gone on past the plan's last step creeps by a hair; it is past measuring.
    if (step < this.batch.steps) this.farthest = Math.max(this.farthest, distance);
    if (distance > DEVIATION) {
      this.fellBack = "deviated";
      return;
    }
    if (step > from || this.samples.length === 0) {
      this.samples.push({ step, positions: positions.slice(), quaternions: quaternions.slice() });
    }
  }

  /** Moves on by the time of one frame (seconds) and writes the drawn poses. */
  advance(delta: number): void {
    if (this.settled) return;
    // The first frame after an idle time tells how long the page was idle.
    const pace = (this.options.speed ?? 1) * (this.slowedFor === null ? 1 : SLOW);
    const time = (this.first ? STEP_S : Math.min(delta, LONGEST_FRAME_S)) * (this.options.live ? 1 : pace);
    this.first = false;
    if (this.running) this.watch(time);
    let rest = time;
    if (this.leadIn > 0) {
      rest = Math.max(0, time - this.leadIn);
      this.leadIn = Math.max(0, this.leadIn - time);
      if (this.leadIn > 0) {
        this.drawLeadIn();
        return;
      }
    }
    this.cursor = Math.min(this.cursor + rest / STEP_S, this.batch.steps);
    if (this.needsWorld) this.followLive();
    this.drawBatch();
    if (this.cursor >= this.batch.steps) this.endBatch();
  }

  /** Shows the end of the throw at once. */
  finish(why: FallBack): void {
    if (this.settled) return;
    this.fellBack ??= why;
    for (;;) {
      this.cursor = this.batch.steps;
      this.drawBatch();
      this.endBatch();
      if (this.settled) return;
    }
  }

  private begin(index: number): void {
    const batch = this.plan.batches[index];
    if (!batch) {
      this.settled = true;
      return;
    }
    this.batchIndex = index;
    this.offset = this.shown;
    this.shown += batch.dice.length;
    this.cursor = 0;
    this.told = 0;
    this.elapsed = 0;
    this.silence = 0;
    this.silentFrames = 0;
    this.samples = [];
    this.origins = batch.dice.map((die) => this.options.from?.(die.id) ?? null);
    this.leadIn = this.origins.some((origin) => origin !== null) ? LEAD_IN_S : 0;
    if (this.leadIn > 0) this.drawLeadIn();
    else this.drawBatch();
  }

  /** Notices a world that no longer answers, or is far behind its time. */
  private watch(time: number): void {
    this.silence += time;
    this.silentFrames++;
    const silent = this.silence > SILENCE_S && this.silentFrames > SILENT_FRAMES;
    if (silent || this.silence > LONGEST_SILENCE_S) {
      this.fellBack = "silent";
      return;
    }
    const latest = this.samples.at(-1);
    if (!latest) return;
    this.elapsed += time;
    if (latest.step < this.batch.steps && this.elapsed / STEP_S - latest.step > LATE_STEPS) this.fellBack = "late";
  }

  /** Keeps the cursor between what the live world has told, close behind its newest step. */
  private followLive(): void {
    const latest = this.samples.at(-1)?.step ?? 0;
    this.cursor = Math.min(Math.max(this.cursor, latest - 3), latest);
    while (this.samples.length > 2 && (this.samples[1] as LiveSample).step <= this.cursor) this.samples.shift();
  }

  private drawBatch(): void {
    const { batch, cursor } = this;
    const [before, after] = this.around();
    const span = after.step - before.step;
    const t = span > 0 ? Math.min(1, Math.max(0, (cursor - before.step) / span)) : 1;
    const ease = Math.min(1, Math.max(0, (cursor - batch.steps) / EASE_STEPS + 1));
    for (let i = 0; i < batch.dice.length; i++) {
      let position = mix(vecAt(before.positions, i), vecAt(after.positions, i), t);
      let rotation = blend(quatAt(before.quaternions, i), quatAt(after.quaternions, i), t);
      position = mix(keptInside(position, rotation), vecAt(batch.finalPositions, i), ease);
      rotation = blend(rotation, quatAt(batch.finalQuaternions, i), ease);
      this.write(i, position, multiply(rotation, quatAt(batch.paint, i)));
    }
  }

  private around(): [LiveSample, LiveSample] {
    const { batch, cursor } = this;
    if (this.needsWorld && this.samples.length > 0) {
      const first = this.samples[0] as LiveSample;
      const start = first.step > 0 && first.step > cursor ? recorded(batch, 0) : first;
      return [start, start === first ? (this.samples[1] ?? first) : first];
    }
    const step = Math.min(Math.floor(cursor), batch.steps);
    return [recorded(batch, step), recorded(batch, Math.min(step + 1, batch.steps))];
  }

  private drawLeadIn(): void {
    const { batch } = this;
    const t = 1 - this.leadIn / LEAD_IN_S;
    batch.starts.forEach((start, i) => {
      const paint = quatAt(batch.paint, i);
      const origin = this.origins[i];
      if (!origin) {
        this.write(i, start.position, multiply(start.quaternion, paint));
        return;
      }
      const target = multiply(spunBack(start.quaternion, start.angularVelocity, this.leadIn), paint);
      this.write(i, swing(origin.position, start.position, start.velocity, t), blend(origin.quaternion, target, t * t));
    });
  }

  private endBatch(): void {
    const { batch } = this;
    batch.dice.forEach((die, i) => {
      const drawn = quatAt(this.quaternions, this.offset + i);
      const side = wantedSide(die);
      if (topFace(drawn).value === side) return;
      this.corrected++;
      this.quaternions.set(turnedToShow(drawn, side), (this.offset + i) * 4);
    });
    this.begin(this.batchIndex + 1);
  }

  private write(die: number, position: Vec, rotation: Quat): void {
    this.positions.set(position, (this.offset + die) * 3);
    this.quaternions.set(rotation, (this.offset + die) * 4);
  }
}

/** When the last die of a throw comes to rest, and a little before; null for a throw without dice. */
function slowSpan(plan: ThrowPlan): { batch: number; from: number; to: number; die: string } | null {
  const index = plan.batches.length - 1;
  const batch = plan.batches[index];
  const last = batch && lastToRest(batch);
  if (!last) return null;
  return { batch: index, from: Math.max(0, last.step - SLOW_STEPS), to: last.step, die: last.die };
}

/** Which die of a batch comes to rest last, and at which step. */
export function lastToRest({ dice, steps, quaternions }: ThrowBatch): { die: string; step: number } | null {
  for (let step = steps; step > 0; step--) {
    const mover = dice.find((_, i) => {
      const at = (step * dice.length + i) * 4;
      const before = at - dice.length * 4;
      // A die that still tips over turns by more than a degree in a step.
      return [0, 1, 2, 3].some(
        (k) => Math.abs((quaternions[at + k] as number) - (quaternions[before + k] as number)) > 0.01,
      );
    });
    if (mover) return { die: mover.id, step };
  }
  return dice[0] ? { die: dice[0].id, step: steps } : null;
}

/** The recorded step, from `from` on, that these live positions are nearest to, and the largest distance of a die from it. */
function nearestStep(batch: ThrowBatch, positions: Float32Array, from: number): { step: number; distance: number } {
  const length = batch.dice.length * 3;
  let best = { step: from, distance: Number.POSITIVE_INFINITY };
  for (let step = from; step <= Math.min(batch.steps, from + SEARCH_STEPS); step++) {
    let farthest = 0;
    for (let i = 0; i < length; i += 3) {
      const at = step * length + i;
      const dx = (positions[i] as number) - (batch.positions[at] as number);
      const dy = (positions[i + 1] as number) - (batch.positions[at + 1] as number);
      const dz = (positions[i + 2] as number) - (batch.positions[at + 2] as number);
      farthest = Math.max(farthest, dx * dx + dy * dy + dz * dz);
    }
    // At rest neighbouring steps are equal: the later one, so that the end is reached.
    if (farthest <= best.distance) best = { step, distance: farthest };
  }
  return { step: best.step, distance: Math.sqrt(best.distance) };
}

function recorded(batch: ThrowBatch, step: number): LiveSample {
  const count = batch.dice.length;
  return {
    step,
    positions: batch.positions.subarray(step * count * 3, (step + 1) * count * 3),
    quaternions: batch.quaternions.subarray(step * count * 4, (step + 1) * count * 4),
  };
}

const mix = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/**
 * A hard contact gives way for one step of the solver; the drawn die does not sink into the wood.
 * The rounded edges reach less far than the corners of the body.
 */
export function keptInside(position: Vec, rotation: Quat): Vec {
  const x = rotate(rotation, [1, 0, 0]);
  const y = rotate(rotation, [0, 1, 0]);
  const z = rotate(rotation, [0, 0, 1]);
  const reach = (axis: 0 | 1 | 2) =>
    (Math.abs(x[axis]) + Math.abs(y[axis]) + Math.abs(z[axis])) * (0.5 - ROUNDING) + ROUNDING;
  const [wide, deep] = [TRAY.width / 2 - reach(0), TRAY.depth / 2 - reach(2)];
  return [
    Math.min(wide, Math.max(-wide, position[0])),
    Math.max(reach(1), position[1]),
    Math.min(deep, Math.max(-deep, position[2])),
  ];
}

/** From rest at `from` to `to` at `velocity` (units a second), lifted on the way. */
function swing(from: Vec, to: Vec, velocity: Vec, t: number): Vec {
  const arrive = t * t * (t - 1) * LEAD_IN_S;
  const there = t * t * (3 - 2 * t);
  const lift = 16 * t * t * (1 - t) * (1 - t) * 1.5;
  const along = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * there + velocity[axis] * arrive;
  return [along(0), along(1) + lift, along(2)];
}

/** The rotation that spins into `rotation` within `seconds`. */
function spunBack(rotation: Quat, spin: Vec, seconds: number): Quat {
  const speed = Math.hypot(...spin);
  if (speed === 0) return rotation;
  const half = (-speed * seconds) / 2;
  const sine = Math.sin(half) / speed;
  return normalise(multiply([spin[0] * sine, spin[1] * sine, spin[2] * sine, Math.cos(half)], rotation));
}
