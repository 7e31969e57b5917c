import { describe, expect, it } from "vitest";
import { planThrow, type ThrowPlan } from "../../../src/renderer/dice/plan";
import { multiply, quatAt } from "../../../src/renderer/dice/quaternion";
import { evennessP } from "../../checks/chi-square";
import { type Fault, faultsOf } from "../../checks/judge";
import { quantile } from "../../checks/quantile";
import { mixedThrow } from "../../checks/specs";

const spec = mixedThrow("judge", 3, 4);

/** The faults of a good throw after something in it was spoilt. */
function spoilt(spoil: (batch: ThrowPlan["batches"][number]) => void): Fault[] {
  const plan = planThrow(spec);
  const [batch] = plan.batches;
  if (!batch) throw new Error("no batch");
  spoil(batch);
  return [...faultsOf(plan, spec)];
}
const TILTED = [0.3, 0, 0, Math.sqrt(1 - 0.09)];

describe("the judge of throws", () => {
  it("finds nothing in a good throw", () => {
    expect(spoilt(() => {})).toEqual([]);
  });

  it("mismatched: a die painted to show something else", () => {
    // A quarter turn about x, y and z in turn takes no side onto itself.
    const turn = [0.5, 0.5, 0.5, 0.5] as const;
    expect(spoilt(({ paint }) => paint.set(multiply(quatAt(paint, 0), turn), 0))).toEqual(["mismatched"]);
  });

  it("mismatched: a die that is not there", () => {
    expect([...faultsOf(planThrow(spec), mixedThrow("judge", 3, 5))]).toEqual(["mismatched"]);
  });

  it("cocked: a die that physics left tilted", () => {
    expect(spoilt(({ quaternions, steps, dice }) => quaternions.set(TILTED, steps * dice.length * 4))).toContain(
      "cocked",
    );
  });

  it("stacked: a die that lies high, or in another", () => {
    expect(
      spoilt(({ positions, steps, dice }) => {
        positions[steps * dice.length * 3 + 1] = 1.5;
      }),
    ).toContain("stacked");
    expect(spoilt(({ finalPositions }) => finalPositions.copyWithin(0, 3, 6))).toContain("stacked");
  });

  it("outOfBounds: a die beyond the wall, under the floor, or nowhere, in one step", () => {
    for (const [axis, place] of [
      [0, 7],
      [1, -0.2],
      [1, 10],
      [2, -5],
      [0, Number.NaN],
    ] as const)
      expect(
        spoilt(({ positions, dice }) => {
          positions[20 * dice.length * 3 + axis] = place;
        }),
      ).toEqual(["outOfBounds"]);
  });

  it("unsettled: a die still moving when it is told to rest", () => {
    expect(
      spoilt(({ positions, steps, dice }) => {
        const last = steps * dice.length * 3;
        positions[last] = (positions[last] as number) + 0.01;
      }),
    ).toEqual(["unsettled"]);
  });
});

describe("evenness", () => {
  it("is the upper tail of χ² with five degrees of freedom", () => {
    // Tables: 11.070 leaves 5 %, 15.086 leaves 1 %; 60 throws of a die have 10 of each side.
    expect(evennessP([10, 10, 10, 10, 10, 10])).toBeCloseTo(1, 6);
    const off = (chi: number) => Math.sqrt((chi * 1000) / 2);
    expect(evennessP([1000 + off(11.07), 1000 - off(11.07), 1000, 1000, 1000, 1000])).toBeCloseTo(0.05, 4);
    expect(evennessP([1000 + off(15.086), 1000 - off(15.086), 1000, 1000, 1000, 1000])).toBeCloseTo(0.01, 4);
    expect(evennessP([6000, 0, 0, 0, 0, 0])).toBeLessThan(1e-100);
  });
});

describe("quantile", () => {
  it("is a value that was there", () => {
    expect(quantile([3, 1, 2, 4], 0.5)).toBe(2);
    expect(
      quantile(
        Array.from({ length: 100 }, (_, i) => i + 1),
        0.95,
      ),
    ).toBe(95);
    expect(quantile([7], 0.95)).toBe(7);
  });
});
