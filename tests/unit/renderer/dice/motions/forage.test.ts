import { describe, expect, it } from "vitest";
import { FACE_NORMALS, quaternionShowing, topFace } from "../../../../../src/renderer/dice/faces";
import { becameMouse, movedUp, placed, returned } from "../../../../../src/renderer/dice/motions/forage";
import type { Motion } from "../../../../../src/renderer/dice/motions/motion";
import { tipAngle } from "../../../../../src/renderer/dice/motions/tip";
import { rotate, type Vec } from "../../../../../src/renderer/dice/quaternion";
import type { Pose } from "../../../../../src/renderer/dice/world";
import { FORAGE_FACES, type ForageFace, forageFaceOn, forageSide } from "../../../../../src/shared/dice/forage-faces";
import { DIE_VALUES } from "../../../../../src/shared/dice/kinds";

const showing = (face: ForageFace, position: Vec, quarters = 0): Pose => ({
  position,
  quaternion: quaternionShowing(forageSide(face), quarters),
});
const faceOf = ({ quaternion }: Pose): ForageFace => forageFaceOn(topFace(quaternion).value);
const apart = (a: Vec, b: Vec): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
/** How far below its middle the lowest corner of a die is. */
const hangs = ({ quaternion }: Pose): number =>
  (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as Vec[]
  ).reduce((sum, axis) => sum + Math.abs(rotate(quaternion, axis)[1]) / 2, 0);

const SUPPLY: Vec = [-6, 0.5, 2];
const CELL: Vec = [1, 0.6, -3];
const LOWER: Vec = [1, 0.5, -3];

const GROWTH: [ForageFace, ForageFace][] = [
  [1, 3],
  [3, 6],
  [6, 10],
  [10, 15],
];

/** Every motion there is, with the poses it goes between. */
const MOTIONS: [string, Motion, Pose, Pose][] = [
  ...GROWTH.flatMap(([from, to]) =>
    [0, 1, 2, 3].map((quarters): [string, Motion, Pose, Pose] => {
      const [start, end] = [showing(from, LOWER, quarters), showing(to, CELL, 3 - quarters)];
      return [`${from} grows to ${to}, turned ${quarters}`, movedUp(start, end), start, end];
    }),
  ),
  ...FORAGE_FACES.map((face): [string, Motion, Pose, Pose] => {
    const [start, end] = [showing(face, LOWER, 1), showing(face, CELL, 1)];
    return [`${face} moves up as it is`, movedUp(start, end), start, end];
  }),
  ...FORAGE_FACES.map((face): [string, Motion, Pose, Pose] => {
    const [start, end] = [showing(face, SUPPLY), showing("mouse", CELL, 2)];
    return [`a die showing ${face} becomes a mouse`, becameMouse(start, end), start, end];
  }),
  ...FORAGE_FACES.map((face): [string, Motion, Pose, Pose] => {
    const [start, end] = [showing(face, SUPPLY, 3), showing(1, CELL)];
    return [`a die showing ${face} is placed at 1`, placed(start, end), start, end];
  }),
  ...FORAGE_FACES.map((face): [string, Motion, Pose, Pose] => {
    const [start, end] = [showing(face, CELL, 2), showing(1, SUPPLY)];
    return [`a die showing ${face} returns to its supply`, returned(start, end), start, end];
  }),
];

describe("Forage motions", () => {
  for (const [name, motion, start, end] of MOTIONS) {
    it(`${name}: from where it lies, without a jump, to exactly where it belongs`, () => {
      expect(motion.at(-1)).toEqual(start);
      expect(motion.at(0)).toEqual(start);
      expect(motion.at(motion.durationMs)).toEqual(end);
      expect(motion.at(1e9)).toEqual(end);
      expect(motion.end).toEqual(end);
      expect(motion.durationMs).toBeLessThan(1800);
      let before = motion.at(0);
      for (let ms = 1; ms <= motion.durationMs + 1; ms++) {
        const now = motion.at(ms);
        // 60 units a second, and two turns in 0.1 s.
        expect(apart(now.position, before.position)).toBeLessThan(0.06);
        const cosine = now.quaternion.reduce((sum, q, i) => sum + q * (before.quaternion[i] as number), 0);
        expect(Math.abs(cosine)).toBeGreaterThan(Math.cos(0.06));
        expect(Math.hypot(...now.quaternion)).toBeCloseTo(1, 6);
        before = now;
      }
    });

    it(`${name}: never sinks into what it lies on`, () => {
      const floor = Math.min(start.position[1], end.position[1]) - 0.5;
      for (let ms = 0; ms <= motion.durationMs; ms += 4) {
        const pose = motion.at(ms);
        expect(pose.position[1] - hangs(pose)).toBeGreaterThan(floor - 1e-6);
      }
    });
  }

  it("a die that grows lies on the neighbouring side before it hops up, one edge further (FG-D3)", () => {
    for (const [from, to] of GROWTH) {
      const motion = movedUp(showing(from, LOWER), showing(to, CELL));
      const tipped = motion.at(420);
      expect(faceOf(tipped)).toBe(to);
      expect(apart(tipped.position, LOWER)).toBeCloseTo(1, 5);
      expect(tipped.position[1]).toBeCloseTo(LOWER[1], 5);
    }
  });

  it("a die that does not grow does not tip (FG-D4)", () => {
    const motion = movedUp(showing(15, LOWER), showing(15, CELL));
    for (let ms = 0; ms < motion.durationMs; ms += 10) expect(faceOf(motion.at(ms))).toBe(15);
  });

  it("a die heaves, falls faster, and rocks to rest", () => {
    const speed = (t: number) => (tipAngle(t + 1e-4) - tipAngle(t)) / 1e-4;
    expect(tipAngle(0)).toBe(0);
    expect(tipAngle(0.5)).toBeCloseTo(Math.PI / 4, 6);
    expect(speed(0.05)).toBeGreaterThan(speed(0.4));
    expect(speed(0.75)).toBeGreaterThan(speed(0.6));
    expect(tipAngle(0.8)).toBeCloseTo(Math.PI / 2, 6);
    expect(tipAngle(0.9)).toBeLessThan(Math.PI / 2);
    expect(tipAngle(1)).toBeCloseTo(Math.PI / 2, 6);
  });

  it("tells what a die shows as the drawn die does", () => {
    for (const value of DIE_VALUES) {
      const { quaternion } = showing(forageFaceOn(value), CELL);
      expect(rotate(quaternion, FACE_NORMALS[value])[1]).toBeCloseTo(1, 6);
    }
  });
});
