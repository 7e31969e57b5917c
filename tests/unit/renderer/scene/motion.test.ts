import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { clonePose, hop, hopAt, samePose, slideAt, staggered } from "../../../../src/renderer/scene/motion";
import type { Pose } from "../../../../src/renderer/scene/places";

const pose = (x: number, y: number, z: number, scale = 1): Pose => ({
  position: new Vector3(x, y, z),
  rotation: new Quaternion(),
  scale,
});

describe("hop", () => {
  it("starts where the die is, rises in between, ends exactly where it goes", () => {
    const motion = hop(pose(0, 0.5, 0, 0.9), pose(6, 0.6, 2), 100);
    const out = pose(9, 9, 9);
    expect(hopAt(motion, 100, out)).toBe(false);
    expect(samePose(out, pose(0, 0.5, 0, 0.9))).toBe(true);
    hopAt(motion, 100 + motion.duration / 2, out);
    expect(out.position.x).toBeCloseTo(3);
    expect(out.position.y).toBeGreaterThan(1.8);
    expect(hopAt(motion, 100 + motion.duration, out)).toBe(true);
    expect(out.position.equals(new Vector3(6, 0.6, 2))).toBe(true);
    expect(out.scale).toBe(1);
  });

  it("takes 350 to 450 ms across the table, less for a small lift", () => {
    expect(hop(pose(0, 0, 0), pose(1, 0, 0), 0).duration).toBeGreaterThanOrEqual(350);
    expect(hop(pose(-17, 0, 0), pose(17, 0, 9), 0).duration).toBeLessThanOrEqual(450);
    expect(hop(pose(0, 0, 0), pose(0, 0.5, 0), 0).duration).toBeLessThan(200);
  });

  it("waits for its start", () => {
    const motion = hop(pose(0, 0, 0), pose(4, 0, 0), 500);
    const out = pose(0, 0, 0);
    expect(hopAt(motion, 200, out)).toBe(false);
    expect(out.position.x).toBe(0);
  });

  it("does not change the poses it was made from", () => {
    const from = pose(0, 0, 0);
    const kept = clonePose(from);
    const motion = hop(from, pose(4, 0, 0), 0);
    hopAt(motion, 200, from);
    expect(samePose(motion.from, kept)).toBe(true);
  });
});

describe("groups and slides", () => {
  it("leaves one after another, all within 360 ms", () => {
    expect(staggered(1, 50)).toEqual([50]);
    expect(staggered(3, 0)).toEqual([0, 45, 90]);
    expect(Math.max(...staggered(40, 0))).toBeCloseTo(360);
  });

  it("slides with an easy stop and a little lift", () => {
    const out = new Vector3();
    const slide = { from: new Vector3(0, 0, 0), to: new Vector3(2, 0, 0), start: 0, duration: 500, lift: 1 };
    expect(slideAt(slide, 100, out)).toBe(false);
    expect(out.x).toBeGreaterThan(0.4);
    expect(out.y).toBeGreaterThan(0);
    expect(slideAt(slide, 500, out)).toBe(true);
    expect(out.equals(new Vector3(2, 0, 0))).toBe(true);
  });
});
