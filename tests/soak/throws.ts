import { planThrow } from "../../src/renderer/dice/plan";
import { throwSpec } from "../unit/renderer/dice/throws";
import { landingFaults } from "./landing";

/** Dice in a throw: up to a full hand. */
const COUNTS = [1, 2, 3, 4, 5, 6, 9, 14];

/** Plans throws of every size; false where a die would not land as it must. */
export function soakThrows(perCount: number): boolean {
  let faults = 0;
  for (const count of COUNTS) {
    const began = performance.now();
    const steps: number[] = [];
    let attempts = 0;
    for (let number = 0; number < perCount; number++) {
      const spec = throwSpec("soak", number, count);
      const plan = planThrow(spec);
      attempts += plan.attempts;
      steps.push(plan.durationMs);
      for (const fault of landingFaults(plan, spec)) {
        faults += 1;
        console.log(fault);
      }
    }
    steps.sort((a, b) => a - b);
    const at = (share: number) => ((steps[Math.floor((steps.length - 1) * share)] ?? 0) / 1000).toFixed(2);
    const each = ((performance.now() - began) / perCount).toFixed(1);
    console.log(
      `${perCount} throws of ${count}: ${(attempts / perCount).toFixed(2)} plans and ${each} ms each, ` +
        `at rest after ${at(0)} to ${at(1)} s, half by ${at(0.5)} s`,
    );
  }
  console.log(`${faults} dice landed wrong`);
  return faults === 0;
}
