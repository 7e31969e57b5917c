import { describe, expect, it } from "vitest";
import { SOUND_NAMES, synthesise, variantsOf } from "../../../../src/renderer/audio/sounds";
import { noise, rustle, strike } from "../../../../src/renderer/audio/synth";

const RATE = 16_000;
const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);

describe.each(SOUND_NAMES)("the sound of %s", (name) => {
  const made = Array.from({ length: variantsOf(name) }, (_, variant) => synthesise(name, RATE, variant));

  it("is a sound: finite, at most 1, its peak at 0.9, silent at its end, no longer than three seconds", () => {
    for (const samples of made) {
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(peak(samples)).toBeGreaterThan(0.85);
      expect(peak(samples)).toBeLessThanOrEqual(0.9 + 1e-6);
      expect(Math.abs(samples.at(-1) ?? 1)).toBe(0);
      expect(samples.length).toBeLessThanOrEqual(3 * RATE);
      // Little is left to be cut off.
      expect(peak(samples.slice(-Math.round(RATE * 0.02)))).toBeLessThan(0.12);
    }
  });

  it("is the same each time, and each variant is another", () => {
    expect(synthesise(name, RATE, 0)).toEqual(made[0]);
    expect(new Set(made.map((samples) => samples.join())).size).toBe(variantsOf(name));
  });
});

it("knocks are made in at least four variants, so that a throw does not rattle like a machine", () => {
  for (const name of ["felt", "wood", "dice"] as const) expect(variantsOf(name)).toBeGreaterThanOrEqual(4);
});

describe("its parts", () => {
  it("noise goes evenly from −1 to 1", () => {
    const next = noise(5);
    const drawn = Array.from({ length: 20_000 }, next);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(1);
    expect(Math.abs(drawn.reduce((sum, sample) => sum + sample, 0) / drawn.length)).toBeLessThan(0.02);
    expect(drawn.filter((sample) => sample > 0.5).length / drawn.length).toBeCloseTo(0.25, 1);
  });

  it("a mode rings at its pitch and fades to 1/e in its time", () => {
    const samples = new Float32Array(RATE);
    strike(samples, RATE, [{ pitch: 400, level: 1, fade: 0.1 }]);
    const from = (at: number) => peak(samples.slice(Math.round(at * RATE), Math.round((at + 0.0025) * RATE)));
    expect(from(0.2) / from(0.1)).toBeCloseTo(Math.exp(-1), 2);
    let crossings = 0;
    for (let i = 1; i < RATE / 10; i++) if ((samples[i - 1] as number) < 0 && (samples[i] as number) >= 0) crossings++;
    expect(crossings).toBeGreaterThanOrEqual(38);
    expect(crossings).toBeLessThanOrEqual(41);
  });

  it("a rustle keeps what lies between its bounds: a dull one changes less from sample to sample", () => {
    const roughness = (below: number) => {
      const samples = new Float32Array(4000);
      rustle(samples, RATE, { seed: 3, level: 1, above: 50, below, at: 0, swell: 0.01, fade: 0.1 });
      return energy(samples.map((sample, i) => sample - (samples[i - 1] ?? 0))) / energy(samples);
    };
    expect(roughness(400)).toBeLessThan(roughness(6000) / 3);
  });
});
