import { describe, expect, it } from "vitest";
import { flickOf } from "../../../../src/renderer/scene/flick";

/** A hand that goes from one place to another at an even speed, seen every 10 ms. */
const drag = (from: [number, number], to: [number, number], ms: number, at = 0) =>
  Array.from({ length: ms / 10 + 1 }, (_, i) => {
    const t = (i * 10) / ms;
    return { x: from[0] + (to[0] - from[0]) * t, z: from[1] + (to[1] - from[1]) * t, time: at + i * 10 };
  });

describe("a flick", () => {
  it("goes the way of the hand, as hard as the hand was fast", () => {
    // 6 units in 200 ms: 30 units a second, half of the fastest.
    expect(flickOf(drag([0, 0], [6, 0], 200))).toEqual({ x: 50, z: 0 });
    expect(flickOf(drag([0, 0], [0, -6], 200))).toEqual({ x: 0, z: -50 });
    // 5 units in 100 ms along (3, 4): 50 a second.
    expect(flickOf(drag([1, 1], [4, 5], 100))).toEqual({ x: 50, z: 67 });
  });

  it("is never harder than the hardest", () => {
    expect(flickOf(drag([0, 0], [12, 0], 20))).toEqual({ x: 100, z: 0 });
  });

  it("a hand that rests before it lets go throws softly, the way it went", () => {
    const rested = [...drag([0, 0], [5, 0], 200), { x: 5, z: 0, time: 900 }];
    expect(flickOf(rested)).toEqual({ x: 15, z: 0 });
  });

  it("a hand that draws back and swings throws the way it swung", () => {
    const swung = [...drag([0, 0], [-3, 0], 300), ...drag([-3, 0], [3, 0], 150, 310)];
    expect(flickOf(swung)?.x).toBe(67);
  });

  it("a press that hardly moves is none", () => {
    expect(flickOf([])).toBeNull();
    expect(flickOf(drag([0, 0], [1, 0], 100))).toBeNull();
  });
});
