import { describe, expect, it } from "vitest";
import { pinchOf, twistBetween } from "../../../../src/renderer/forage/board/pinch";

const ORIGIN = { x: 100, y: 100 };
/** A finger so far from the first, at an angle in degrees, y going down. */
const at = (angle: number, far = 50) => ({
  x: ORIGIN.x + far * Math.cos((angle * Math.PI) / 180),
  y: ORIGIN.y + far * Math.sin((angle * Math.PI) / 180),
});

describe("two fingers", () => {
  it("lie at an angle and apart", () => {
    expect(pinchOf(ORIGIN, { x: 100, y: 130 })).toEqual({ angle: 90, far: 30 });
    expect(pinchOf(ORIGIN, { x: 60, y: 100 })).toEqual({ angle: 180, far: 40 });
  });

  it.each([
    [0, 40, 40],
    [40, 0, -40],
    // Over the place where angles begin anew.
    [170, -150, 40],
    [-150, 170, -40],
    [179, -179, 2],
    [90, 90, 0],
  ])("from %i to %i degrees turn by %i", (before, now, twist) => {
    expect(twistBetween(pinchOf(ORIGIN, at(before)), pinchOf(ORIGIN, at(now, 80)))).toBeCloseTo(twist, 9);
  });
});
