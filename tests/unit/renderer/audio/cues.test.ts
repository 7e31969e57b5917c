import { describe, expect, it } from "vitest";
import { type Knock, knockCue, SoundCap } from "../../../../src/renderer/audio/cues";
import { TRAY } from "../../../../src/renderer/dice/tray";

const knock = (part: Partial<Knock>): Knock => ({ pair: "die-floor", strength: 6, place: [0, 0, 0], ...part });

describe("a knock", () => {
  it("sounds by what was met", () => {
    expect(knockCue(knock({ pair: "die-floor" })).sound).toBe("felt");
    expect(knockCue(knock({ pair: "die-wall" })).sound).toBe("wood");
    expect(knockCue(knock({ pair: "die-die" })).sound).toBe("dice");
  });

  it("is louder and brighter the harder it is, within bounds", () => {
    const cues = [0, 2, 5, 9, 15, 80].map((strength) => knockCue(knock({ strength })));
    for (const [i, { gain, dullAbove }] of cues.slice(1).entries()) {
      expect(gain).toBeGreaterThan(cues[i]?.gain ?? 1);
      expect(dullAbove).toBeGreaterThan(cues[i]?.dullAbove ?? 1e9);
    }
    expect(cues.every(({ gain }) => gain > 0 && gain <= 1)).toBe(true);
  });

  it("comes from where it happens, from the middle in the middle", () => {
    const pan = (x: number) => knockCue(knock({ place: [x, 0, 2] })).pan;
    expect(pan(0)).toBe(0);
    expect(pan(-TRAY.width / 2)).toBeCloseTo(-0.75);
    expect(pan(TRAY.width / 2)).toBeCloseTo(0.75);
    expect(pan(99)).toBeLessThanOrEqual(1);
  });
});

describe("the cap", () => {
  it("lets at most so many sounds a second through, and half as many faint ones", () => {
    const cap = new SoundCap(8, 0.25);
    const faint = Array.from({ length: 10 }, (_, i) => cap.admits(0.1, i));
    expect(faint.filter(Boolean)).toHaveLength(4);
    const loud = Array.from({ length: 10 }, (_, i) => cap.admits(0.9, 10 + i));
    expect(loud.filter(Boolean)).toHaveLength(4);
    expect(cap.admits(0.9, 999)).toBe(false);
    // A second after the first ones there is room again.
    expect(cap.admits(0.9, 1004)).toBe(true);
  });
});
