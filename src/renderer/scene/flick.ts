import { type Flick, HARDEST_FLICK } from "../../shared/dice/throw";

/** Where a hand was on the table, in scene units and milliseconds. */
export interface HandSample {
  x: number;
  z: number;
  time: number;
}

/** A shorter drag (units) is no flick. */
const SHORTEST = 1.2;
/** How long before it lets go (milliseconds) the speed of a hand counts. */
const SWING_MS = 150;
/** Units a second of a hand that throws as hard as it can. */
const FASTEST = 60;
/** A hand that stops before it lets go still throws. */
const SOFTEST = 0.15;

/** The flick of a hand that went this way, oldest sample first; null where it hardly moved. */
export function flickOf(samples: readonly HandSample[]): Flick | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return null;
  const swing = samples.find(({ time }) => time >= last.time - SWING_MS) ?? first;
  const swung = distance(swing, last);
  // A hand that first drew back throws the way it swung last.
  const from = swung > SHORTEST ? swing : first;
  const length = distance(from, last);
  if (length < SHORTEST) return null;
  const speed = (1000 * swung) / Math.max(1, last.time - swing.time);
  const strength = HARDEST_FLICK * Math.min(1, Math.max(SOFTEST, speed / FASTEST));
  const whole = (along: number) => Math.round((along / length) * strength) + 0;
  return { x: whole(last.x - from.x), z: whole(last.z - from.z) };
}

const distance = (a: HandSample, b: HandSample): number => Math.hypot(b.x - a.x, b.z - a.z);
