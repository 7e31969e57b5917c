import { A4, A5, bar, C5, C6, detuned, E5, E6, G5, melody } from "./instruments";
import type { Sound } from "./sounds";
import { rustle, strike } from "./synth";

/** What happens at the table: cards, hearts, harvests, turns, the end. */
export const TABLE_SOUNDS = {
  /** A card or token of paper laid down. */
  card: {
    length: 0.3,
    variants: 3,
    make(samples, rate, variant) {
      rustle(samples, rate, {
        seed: 111 + variant,
        level: 0.8,
        above: 1400,
        below: 7500,
        at: 0,
        swell: 0.06,
        fade: 0.025,
      });
      rustle(samples, rate, {
        seed: 131 + variant,
        level: 1.4,
        above: 250,
        below: 2400,
        at: 0.11,
        swell: 0.001,
        fade: 0.016,
      });
    },
  },
  /** Dice swept back into the basket. */
  sweep: {
    length: 0.6,
    variants: 2,
    make(samples, rate, variant) {
      rustle(samples, rate, {
        seed: 151 + variant,
        level: 0.9,
        above: 500,
        below: 4200,
        at: 0,
        swell: 0.16,
        fade: 0.07,
      });
      for (const [i, at] of [0.22, 0.29, 0.33, 0.41].entries())
        strike(samples, rate, bar((700 + i * 90) * detuned(variant), 0.3, 0.016), at);
    },
  },
  /** A shard. */
  shard: {
    length: 0.34,
    variants: 2,
    make(samples, rate, variant) {
      strike(samples, rate, [
        { pitch: 3140 * detuned(variant), level: 0.8, fade: 0.06 },
        { pitch: 4710 * detuned(variant), level: 0.4, fade: 0.04 },
      ]);
    },
  },
  /** Karma comes: a heart goes up. */
  heart: {
    length: 1,
    variants: 1,
    make: (samples, rate) =>
      melody(samples, rate, [
        [E5, 0],
        [A5, 0.09],
      ]),
  },
  /** Karma is spent or lost: it goes down. */
  sigh: {
    length: 1,
    variants: 1,
    make: (samples, rate) =>
      melody(samples, rate, [
        [G5, 0],
        [C5, 0.11],
      ]),
  },
  harvest: {
    length: 1.5,
    variants: 1,
    make(samples, rate) {
      melody(samples, rate, [
        [C5, 0],
        [E5, 0.08],
        [G5, 0.16],
        [C6, 0.26],
      ]);
      rustle(samples, rate, { seed: 171, level: 0.5, above: 900, below: 5200, at: 0, swell: 0.1, fade: 0.09 });
    },
  },
  /** Another player's turn: two taps on a block. */
  turn: {
    length: 0.4,
    variants: 1,
    make(samples, rate) {
      strike(samples, rate, bar(430, 0.8, 0.04));
      strike(samples, rate, bar(570, 0.7, 0.04), 0.13);
    },
  },
  finalRound: {
    length: 1.8,
    variants: 1,
    make: (samples, rate) =>
      melody(samples, rate, [
        [A4, 0],
        [E5, 0],
        [A5, 0.2],
        [E5, 0.4],
      ]),
  },
  victory: {
    length: 2.6,
    variants: 1,
    make: (samples, rate) =>
      melody(samples, rate, [
        [C5, 0],
        [E5, 0.14],
        [G5, 0.28],
        [C6, 0.42],
        [G5, 0.62],
        [C6, 0.76],
        [E6, 0.96],
        [C5, 0.96],
      ]),
  },
} as const satisfies Record<string, Sound>;
