import { planThrow, type ThrowPlan } from "../../src/renderer/dice/plan";
import { quatAt } from "../../src/renderer/dice/quaternion";
import { upSideIndex } from "../../src/renderer/dice/sides";
import { evennessP } from "./chi-square";
import { FAULTS, type Fault, faultsOf } from "./judge";
import { quantile } from "./quantile";
import { mixedThrow } from "./specs";

export interface ThrowsOptions {
  /** Throws for each number of dice. */
  throws: number;
  dice: number[];
  seed: string;
}

export interface ThrowsResult extends Record<Fault, number> {
  throws: number;
  /** Throws without a fault. */
  landed: number;
  attemptsMean: number;
  attemptsMax: number;
  planMsMedian: number;
  planMsP95: number;
  restMsMedian: number;
  restMsP95: number;
  faceChiSquareP: number;
}

/** Throws planned before the clock counts, for the engine to compile what it runs. */
const WARM_UP = 20;

/** Plans throws of each number of dice and judges where they end; times are of this machine. */
export function checkThrows({ throws, dice, seed }: ThrowsOptions): Record<string, ThrowsResult> {
  for (let number = 0; number < WARM_UP; number++) planThrow(mixedThrow("warm-up", number, 6));
  return Object.fromEntries(dice.map((count) => [String(count), checkCount(throws, count, seed)]));
}

function checkCount(throws: number, count: number, seed: string): ThrowsResult {
  const found: Record<Fault, number> = { mismatched: 0, cocked: 0, stacked: 0, outOfBounds: 0, unsettled: 0 };
  const [planMs, restMs, attempts]: [number[], number[], number[]] = [[], [], []];
  const sides = [0, 0, 0, 0, 0, 0];
  let landed = 0;
  for (let number = 0; number < throws; number++) {
    const spec = mixedThrow(seed, number, count);
    const began = performance.now();
    const plan = planThrow(spec);
    planMs.push(performance.now() - began);
    restMs.push(plan.durationMs);
    attempts.push(plan.attempts);
    const faults = faultsOf(plan, spec);
    for (const fault of FAULTS) if (faults.has(fault)) found[fault]++;
    if (faults.size === 0) landed++;
    countSides(plan, sides);
  }
  return {
    throws,
    landed,
    ...found,
    attemptsMean: rounded(attempts.reduce((sum, n) => sum + n, 0) / throws),
    attemptsMax: Math.max(...attempts),
    planMsMedian: rounded(quantile(planMs, 0.5)),
    planMsP95: rounded(quantile(planMs, 0.95)),
    restMsMedian: rounded(quantile(restMs, 0.5)),
    restMsP95: rounded(quantile(restMs, 0.95)),
    faceChiSquareP: rounded(evennessP(sides), 4),
  };
}

/** Counts the sides of the bodies that look up, before they are painted. */
function countSides(plan: ThrowPlan, sides: number[]): void {
  for (const { finalQuaternions, dice } of plan.batches)
    dice.forEach((_, i) => {
      const side = upSideIndex(quatAt(finalQuaternions, i));
      sides[side] = (sides[side] ?? 0) + 1;
    });
}

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
