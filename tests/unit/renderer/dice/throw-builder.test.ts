import { describe, expect, it } from "vitest";
import { buildStarts } from "../../../../src/renderer/dice/throw-builder";
import { ThrowRandom } from "../../../../src/renderer/dice/throw-random";
import { TRAY } from "../../../../src/renderer/dice/tray";

/** Half a cube's diagonal: a die's farthest reach. */
const REACH = Math.sqrt(3) / 2;

describe("starts of a throw", () => {
  it("are inside the tray, apart from each other, and fly the same way", () => {
    for (let count = 1; count <= 20; count++)
      for (let number = 0; number < 30; number++) {
        const starts = buildStarts(`starts/${number}`, count);
        expect(starts).toHaveLength(count);
        starts.forEach(({ position: [x, y, z], velocity, quaternion }, i) => {
          expect(Math.abs(x) + REACH).toBeLessThan(TRAY.width / 2);
          expect(Math.abs(z) + REACH).toBeLessThan(TRAY.depth / 2);
          expect(y).toBeGreaterThan(REACH);
          expect(velocity[2]).toBeGreaterThan(0);
          expect(Math.hypot(...quaternion)).toBeCloseTo(1, 12);
          for (const other of starts.slice(i + 1))
            expect(Math.hypot(x - other.position[0], y - other.position[1], z - other.position[2])).toBeGreaterThan(
              1.54,
            );
        });
      }
  });

  it("are the same for the same seed, and other for another", () => {
    expect(buildStarts("a", 6)).toEqual(buildStarts("a", 6));
    expect(buildStarts("a", 6)).not.toEqual(buildStarts("b", 6));
  });
});

describe("throw random", () => {
  it("spreads evenly: 60,000 draws of six, each within 4 standard deviations", () => {
    const random = new ThrowRandom("even");
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = random.below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    // Standard deviation √(60000 × 1/6 × 5/6) = 91.3.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(4 * 91.3);
  });

  it("neighbouring seeds start apart", () => {
    const firsts = new Set(Array.from({ length: 1000 }, (_, i) => new ThrowRandom(`roll/${i}`).next()));
    expect(firsts.size).toBe(1000);
  });
});
