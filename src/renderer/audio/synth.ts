/** Parts that sounds are made of. All are pure: the same parameters give the same samples, mono, within −1 and 1. */

/** One ringing mode of a struck thing. */
export interface Mode {
  /** Hertz. */
  pitch: number;
  level: number;
  /** Time in which it fades to 1/e, seconds. */
  fade: number;
}

/** Evenly spread numbers from −1 to 1, the same for the same seed. */
export function noise(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x7fffffff - 1;
  };
}

/** Adds modes struck at `at` seconds. */
export function strike(samples: Float32Array, rate: number, modes: readonly Mode[], at = 0): void {
  const first = Math.round(at * rate);
  for (const { pitch, level, fade } of modes) {
    const turn = (2 * Math.PI * pitch) / rate;
    const last = Math.min(samples.length, first + Math.ceil(fade * 8 * rate));
    for (let i = first; i < last; i++) {
      const t = (i - first) / rate;
      // The first millisecond swells, so that the blow is not a click of the loudspeaker.
      samples[i] =
        (samples[i] ?? 0) + level * Math.min(1, t * 1000) * Math.exp(-t / fade) * Math.sin(turn * (i - first));
    }
  }
}

export interface Rustle {
  seed: number;
  level: number;
  /** What is kept of it, hertz. */
  above: number;
  below: number;
  /** Seconds: when it begins, how long it swells, how long it takes to fade to 1/e. */
  at: number;
  swell: number;
  fade: number;
}

/** Adds filtered noise: a scrape, a swish, the dull part of a knock. */
export function rustle(
  samples: Float32Array,
  rate: number,
  { seed, level, above, below, at, swell, fade }: Rustle,
): void {
  const next = noise(seed);
  const low = 1 - Math.exp((-2 * Math.PI * below) / rate);
  const high = 1 - Math.exp((-2 * Math.PI * above) / rate);
  const first = Math.round(at * rate);
  const last = Math.min(samples.length, first + Math.ceil((swell + fade * 8) * rate));
  let kept = 0;
  let floor = 0;
  for (let i = first; i < last; i++) {
    kept += (next() - kept) * low;
    floor += (kept - floor) * high;
    const t = (i - first) / rate;
    const shape = t < swell ? t / swell : Math.exp(-(t - swell) / fade);
    samples[i] = (samples[i] ?? 0) + level * shape * (kept - floor);
  }
}

/** Seconds over which the end of a sound is faded out. */
const TAIL = 0.004;

/** Brings the loudest sample to `peak` and the end to silence. */
export function finish(samples: Float32Array, rate: number, peak = 0.9): void {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const scale = loudest > 0 ? peak / loudest : 0;
  const tail = Math.round(TAIL * rate);
  for (let i = 0; i < samples.length; i++) {
    const left = samples.length - 1 - i;
    samples[i] = (samples[i] ?? 0) * scale * Math.min(1, left / tail);
  }
}
