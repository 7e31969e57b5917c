import { describe, expect, it } from "vitest";
import { FACE_NORMALS, paintFor, quaternionShowing, topFace, turnedToShow } from "../../../../src/renderer/dice/faces";
import { cross, multiply, normalise, rotate, type Vec } from "../../../../src/renderer/dice/quaternion";
import { DIE_VALUES, type DieValue } from "../../../../src/shared/dice/kinds";

const SIDES: Vec[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];
const close = (a: Vec, b: Vec) => a.every((value, i) => Math.abs(value - (b[i] as number)) < 1e-6);

describe("faces", () => {
  it("opposite sides add to 7", () => {
    for (const value of DIE_VALUES) {
      const opposite = (7 - value) as DieValue;
      expect(close(FACE_NORMALS[opposite], FACE_NORMALS[value].map((n) => -n) as unknown as Vec)).toBe(true);
    }
  });

  it("1, 2 and 3 run anticlockwise about their corner", () => {
    expect(cross(FACE_NORMALS[1], FACE_NORMALS[2])).toEqual(FACE_NORMALS[3]);
  });

  it("an unturned die shows 2", () => {
    expect(topFace([0, 0, 0, 1])).toEqual({ value: 2, flatness: 1 });
  });

  it("every value is shown flat at every quarter turn", () => {
    for (const value of DIE_VALUES)
      for (let quarters = -1; quarters < 5; quarters++) {
        const top = topFace(quaternionShowing(value, quarters));
        expect(top.value).toBe(value);
        expect(top.flatness).toBeCloseTo(1, 6);
      }
  });

  it("quarter turns show four different sides to the viewer", () => {
    for (const value of DIE_VALUES) {
      const front = (quarters: number) =>
        DIE_VALUES.find((side) => rotate(quaternionShowing(value, quarters), FACE_NORMALS[side])[2] > 0.9);
      expect(new Set([0, 1, 2, 3].map(front)).size).toBe(4);
    }
  });

  it("a die on edge is not flat", () => {
    expect(topFace(normalise([0.3826834, 0, 0, 0.9238795])).flatness).toBeLessThan(0.8);
  });

  it("turnedToShow takes the smallest turn", () => {
    const tilted = normalise(multiply([0.05, 0, 0.02, 1], quaternionShowing(5, 1)));
    expect(topFace(turnedToShow(tilted, 5))).toMatchObject({ value: 5 });
    expect(topFace(turnedToShow(tilted, 3)).flatness).toBeCloseTo(1, 6);
    expect(topFace(turnedToShow(tilted, 3)).value).toBe(3);
  });
});

describe("paint", () => {
  it("brings every value to every side of the body, as one of the 24 turns of a cube", () => {
    for (const value of DIE_VALUES)
      for (const side of SIDES)
        for (let quarters = 0; quarters < 4; quarters++) {
          const paint = paintFor(side, value, quarters);
          expect(close(rotate(paint, FACE_NORMALS[value]), side)).toBe(true);
          // A turn of the cube takes every side onto a side and keeps handedness.
          for (const normal of Object.values(FACE_NORMALS))
            expect(SIDES.some((other) => close(rotate(paint, normal), other))).toBe(true);
          expect(close(cross(rotate(paint, [1, 0, 0]), rotate(paint, [0, 1, 0])), rotate(paint, [0, 0, 1]))).toBe(true);
        }
  });
});
