import { describe, expect, it } from "vitest";
import { pixelRatio, QUALITY } from "../../../../src/renderer/scene/quality";

describe("pixel ratio", () => {
  it("keeps low quality under a million pixels", () => {
    const ratio = pixelRatio(QUALITY.low, 1920, 900, 1);
    expect(1920 * ratio * 900 * ratio).toBeLessThanOrEqual(1_000_001);
    // A phone has pixels to spare: 390 × 420 twice as fine are 655,200.
    expect(pixelRatio(QUALITY.low, 390, 420, 3)).toBe(2);
  });

  it("draws the reference canvas sharp from medium on", () => {
    expect(pixelRatio(QUALITY.medium, 1920, 900, 1)).toBe(1);
    expect(pixelRatio(QUALITY.high, 1920, 900, 2)).toBe(2);
  });
});
