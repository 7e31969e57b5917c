import { bar, detuned } from "./instruments";
import type { Sound } from "./sounds";
import { rustle, strike } from "./synth";

/** What dice sound like: thrown, set down, tipped over, pushed. */
export const DICE_SOUNDS = {
  /** A die on the felt: a dull body, hardly a ring. */
  felt: {
    length: 0.16,
    variants: 5,
    make(samples, rate, variant) {
      const by = detuned(variant);
      strike(samples, rate, [
        { pitch: 172 * by, level: 0.9, fade: 0.022 },
        { pitch: 410 * by, level: 0.4, fade: 0.012 },
      ]);
      rustle(samples, rate, {
        seed: 11 + variant,
        level: 1.5,
        above: 120,
        below: 1300,
        at: 0,
        swell: 0.001,
        fade: 0.014,
      });
    },
  },
  /** A die on the wooden rim. */
  wood: {
    length: 0.22,
    variants: 5,
    make(samples, rate, variant) {
      strike(samples, rate, bar(540 * detuned(variant), 1, 0.034));
      rustle(samples, rate, {
        seed: 31 + variant,
        level: 0.7,
        above: 500,
        below: 5200,
        at: 0,
        swell: 0.0006,
        fade: 0.006,
      });
    },
  },
  /** Two dice: hard and bright. */
  dice: {
    length: 0.12,
    variants: 5,
    make(samples, rate, variant) {
      const by = detuned(variant);
      strike(samples, rate, [
        { pitch: 2350 * by, level: 0.8, fade: 0.012 },
        { pitch: 3710 * by, level: 0.6, fade: 0.009 },
        { pitch: 5930 * by, level: 0.35, fade: 0.005 },
        { pitch: 980 * by, level: 0.35, fade: 0.016 },
      ]);
      rustle(samples, rate, {
        seed: 51 + variant,
        level: 0.4,
        above: 1800,
        below: 9000,
        at: 0,
        swell: 0.0004,
        fade: 0.003,
      });
    },
  },
  /** Dice shaken in the hand, where the throw itself is not seen. */
  rattle: {
    length: 0.62,
    variants: 2,
    make(samples, rate, variant) {
      for (let knock = 0; knock < 9; knock++) {
        const at = knock * 0.052 + ((knock * (3 + variant)) % 4) * 0.007;
        strike(samples, rate, bar((1500 + ((knock * 5) % 7) * 130) * detuned(variant), 0.4 + 0.06 * knock, 0.012), at);
      }
      strike(samples, rate, [{ pitch: 180, level: 1.2, fade: 0.03 }], 0.5);
    },
  },
  /** A die set down on a paper mat. */
  tap: {
    length: 0.16,
    variants: 4,
    make(samples, rate, variant) {
      strike(samples, rate, bar(330 * detuned(variant), 0.9, 0.024));
      rustle(samples, rate, {
        seed: 71 + variant,
        level: 0.8,
        above: 300,
        below: 3000,
        at: 0,
        swell: 0.001,
        fade: 0.012,
      });
    },
  },
  /** A die tipped over onto another side. */
  tip: {
    length: 0.22,
    variants: 3,
    make(samples, rate, variant) {
      const by = detuned(variant);
      strike(samples, rate, bar(620 * by, 0.5, 0.018));
      strike(samples, rate, bar(410 * by, 0.9, 0.024), 0.085);
    },
  },
  /** Dice pushed across the table. */
  slide: {
    length: 0.42,
    variants: 2,
    make(samples, rate, variant) {
      rustle(samples, rate, { seed: 91 + variant, level: 1, above: 350, below: 2600, at: 0, swell: 0.14, fade: 0.05 });
      strike(samples, rate, bar(360 * detuned(variant), 0.35, 0.022), 0.26);
    },
  },
} as const satisfies Record<string, Sound>;
