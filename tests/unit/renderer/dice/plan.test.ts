import { describe, expect, it } from "vitest";
import { topFace } from "../../../../src/renderer/dice/faces";
import { MAX_BATCH, planThrow } from "../../../../src/renderer/dice/plan";
import { multiply, normalise, type Quat, rotate } from "../../../../src/renderer/dice/quaternion";
import { simulate } from "../../../../src/renderer/dice/simulate";
import type { DieStart } from "../../../../src/renderer/dice/throw-builder";
import { keptInside } from "../../../../src/renderer/dice/throw-player";
import { ThrowRandom } from "../../../../src/renderer/dice/throw-random";
import { TRAY } from "../../../../src/renderer/dice/tray";
import { PLAN_VERSION } from "../../../../src/shared/dice/throw";
import { faultsOf } from "../../../checks/judge";
import { checkThrows } from "../../../checks/throws";
import { throwSpec } from "./throws";

/** A die let go at a place, with what it does from there. */
const start = (position: DieStart["position"], more: Partial<DieStart> = {}): DieStart => ({
  position,
  quaternion: [0, 0, 0, 1],
  velocity: [0, 0, 0],
  angularVelocity: [0, 0, 0],
  ...more,
});

describe("planned throws", () => {
  for (const [dice, throws] of [
    [1, 1000],
    [3, 1000],
    [6, 1000],
    [13, 60],
    [20, 40],
  ] as const)
    it(`${throws} throws of ${dice}: every die ends flat, inside the tray, with the engine's value up`, () => {
      const found = checkThrows({ throws, dice: [dice], seed: "acceptance" })[dice];
      expect(found).toMatchObject({ throws, landed: throws });
      expect(found).toMatchObject({ mismatched: 0, cocked: 0, stacked: 0, outOfBounds: 0, unsettled: 0 });
      // One run of a fair thing in ten thousand is less even than this.
      expect(found?.faceChiSquareP).toBeGreaterThan(0.0001);
    }, 240_000);

  it("a hundred flicks, soft and hard, to every side, end as well", () => {
    for (let number = 0; number < 100; number++) {
      const random = new ThrowRandom(`flick/${number}`);
      const flick = { x: random.below(201) - 100, z: random.below(201) - 100 };
      const spec = { ...throwSpec("flick", number, 1 + (number % 8)), flick };
      expect(faultsOf(planThrow(spec), spec)).toEqual(new Set());
    }
  });

  it("a flick is part of the throw: another way, another path, the same values", () => {
    const spec = throwSpec("flick", 1, 3);
    const paths = [undefined, { x: 80, z: 0 }, { x: -80, z: 0 }].map((flick) => planThrow({ ...spec, flick }));
    expect(new Set(paths.map(({ hash }) => hash)).size).toBe(3);
    expect(planThrow({ ...spec, flick: { x: 80, z: 0 } }).hash).toBe(paths[1]?.hash);
  });

  it("every recorded pose is inside the walls", () => {
    for (let number = 0; number < 50; number++) {
      for (const { positions, dice, steps, starts } of planThrow(throwSpec("inside", number, 6)).batches) {
        expect(positions.length).toBe((steps + 1) * dice.length * 3);
        expect(starts.length).toBe(dice.length);
        for (let i = 0; i < positions.length; i += 3) {
          expect(Math.abs(positions[i] as number)).toBeLessThan(TRAY.width / 2);
          expect(Math.abs(positions[i + 2] as number)).toBeLessThan(TRAY.depth / 2);
        }
      }
    }
  });

  it("roll 1 and roll 500 of one seed are equal", () => {
    const first = planThrow(throwSpec("same", 0, 5)).hash;
    for (let number = 1; number < 499; number++) planThrow(throwSpec("same", number, 1 + (number % 2)));
    expect(planThrow(throwSpec("same", 0, 5)).hash).toBe(first);
    expect(planThrow(throwSpec("same", 1, 5)).hash).not.toBe(first);
  });

  it("a path that changes needs a new plan version", () => {
    expect([PLAN_VERSION, planThrow(throwSpec("golden", 0, 6)).hash]).toEqual([2, "92cdec3bc81ee907"]);
  });

  it("values do not change the path, only the paint", () => {
    const spec = throwSpec("values", 0, 3);
    const other = { ...spec, dice: spec.dice.map((die) => ({ ...die, value: 6 as const })) };
    expect(planThrow(other).hash).toBe(planThrow(spec).hash);
  });

  it("rests within 1.2 to 3 seconds", () => {
    const times = Array.from(
      { length: 200 },
      (_, number) => planThrow(throwSpec("times", number, 6)).batches[0]?.steps,
    );
    const seconds = times.map((steps) => (steps ?? 0) / 60).sort((a, b) => a - b);
    expect(seconds[0]).toBeGreaterThanOrEqual(1.2);
    expect(seconds.at(-1)).toBeLessThanOrEqual(3);
  });

  it("more than 20 dice roll in batches around those that lie", () => {
    const spec = throwSpec("many", 0, 24);
    const plan = planThrow(spec);
    expect(plan.batches.length).toBeGreaterThan(1);
    expect(plan.batches.every((batch) => batch.dice.length <= MAX_BATCH)).toBe(true);
    expect(faultsOf(plan, spec)).toEqual(new Set());
    const places = plan.batches.flatMap((batch) =>
      batch.dice.map((_, i) => [batch.finalPositions[i * 3], batch.finalPositions[i * 3 + 2]] as [number, number]),
    );
    places.forEach(([x, z], i) => {
      for (const [otherX, otherZ] of places.slice(i + 1))
        expect(Math.hypot(x - otherX, z - otherZ)).toBeGreaterThan(0.95);
    });
  });

  it("a throw of no dice has nothing to show", () => {
    expect(planThrow(throwSpec("none", 0, 0)).batches).toEqual([]);
  });
});

describe("refusals", () => {
  it("stacked: a die let down on a resting one", () => {
    const resting = [{ position: [0, 0.5, 0], quaternion: [0, 0, 0, 1] }] as const;
    expect(simulate([start([0, 1.51, 0])], resting)).toEqual({ refusal: "stacked" });
  });

  it("leaning: a die standing on edge between two others", () => {
    const half = Math.SQRT1_2;
    const tilt = normalise([0, 0, Math.sqrt(2) - 1, 1]);
    const dice = [start([-1.21, 0.5, 0]), start([0, half, 0], { quaternion: tilt }), start([1.21, 0.5, 0])];
    expect(simulate(dice, [])).toEqual({ refusal: "leaning" });
  });

  it("cocked: a die held up on its edge in a corner of resting dice, far from its own kind", () => {
    const tilt = normalise([0, 0, Math.sqrt(2) - 1, 1]);
    const resting = [-1.21, 1.21].map((x) => ({ position: [x, 0.5, 0] as const, quaternion: [0, 0, 0, 1] as const }));
    expect(simulate([start([0, Math.SQRT1_2, 0], { quaternion: tilt })], resting)).toEqual({ refusal: "cocked" });
  });

  it("outOfBounds: a die that meets a wall above its rim, or is outside from the start", () => {
    expect(simulate([start([5, 4, 0], { velocity: [30, 2, 0] })], [])).toEqual({ refusal: "outOfBounds" });
    expect(simulate([start([9, 1, 0])], [])).toEqual({ refusal: "outOfBounds" });
  });

  it("unsettled: a die that spins on its corner for longer than three seconds", () => {
    const onCorner = normalise([0.2796, 0.3647, 0.1159, 0.8805]);
    const spinning = start([0, 1, 0], { quaternion: onCorner, angularVelocity: [0, 150, 0] });
    expect(simulate([spinning], [])).toEqual({ refusal: "unsettled" });
  });

  it("dull: a die that is only put down", () => {
    expect(simulate([start([0, 0.51, 0])], [])).toEqual({ refusal: "dull" });
  });
});

describe("drawn poses", () => {
  it("a die sunk into floor and wall is drawn on them", () => {
    const [x, y, z] = keptInside([6.4, 0.3, 0], [0, 0, 0, 1]);
    expect([x, y, z]).toEqual([6, 0.5, 0]);
  });

  it("a body turned by paint shows the value of the side that looks up", () => {
    const body: Quat = [0, 0, Math.SQRT1_2, Math.SQRT1_2];
    // A quarter turn about z takes the body's x side up; an unpainted die has 1 there.
    expect(rotate(body, [1, 0, 0])[1]).toBeCloseTo(1);
    expect(topFace(multiply(body, [0, 0, 0, 1])).value).toBe(1);
  });
});
