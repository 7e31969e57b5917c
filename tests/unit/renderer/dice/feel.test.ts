import { describe, expect, it } from "vitest";
import { feelOf } from "../../../../src/renderer/dice/feel";
import { multiply, normalise, type Quat, type Vec } from "../../../../src/renderer/dice/quaternion";

/** Records one die for some steps. */
function recorded(steps: number, pose: (step: number) => { position: Vec; rotation: Quat }) {
  const positions = new Float32Array((steps + 1) * 3);
  const quaternions = new Float32Array((steps + 1) * 4);
  for (let step = 0; step <= steps; step++) {
    const { position, rotation } = pose(step);
    positions.set(position, step * 3);
    quaternions.set(rotation, step * 4);
  }
  return feelOf(positions, quaternions, 1, steps);
}

const about = (axis: Vec, angle: number): Quat => {
  const sine = Math.sin(angle / 2);
  return [axis[0] * sine, axis[1] * sine, axis[2] * sine, Math.cos(angle / 2)];
};
const FLAT: Quat = [0, 0, 0, 1];
/** A cube on its corner: its diagonal upright. */
const ON_CORNER = multiply(about([1, 0, 0], Math.atan(Math.SQRT1_2)), about([0, 0, 1], Math.PI / 4));

describe("how a throw feels", () => {
  it("a die pushed over the table slides as far as it goes", () => {
    const feel = recorded(10, (step) => ({ position: [step * 0.1, 0.5, 0], rotation: FLAT }));
    expect(feel.slide).toBeCloseTo(1, 5);
    expect(feel).toMatchObject({ twist: 0, spin: 0 });
  });

  it("a die turned on its face twists by as much", () => {
    const feel = recorded(10, (step) => ({ position: [0, 0.5, 0], rotation: about([0, 1, 0], step * 0.05) }));
    expect(feel.twist).toBeCloseTo(0.5, 3);
  });

  it("a die that turns on its corner spins, one that turns in the air does not", () => {
    const turning = (height: number) => (step: number) => ({
      position: [0, height, 0] as Vec,
      rotation: normalise(multiply(about([0, 1, 0], step * 0.2), ON_CORNER)),
    });
    expect(recorded(20, turning(0.866)).spin).toBeCloseTo(4, 1);
    expect(recorded(20, turning(2)).spin).toBe(0);
  });

  it("a die that rolls over its edges does none of it", () => {
    const feel = recorded(30, (step) => ({ position: [step * 0.1, 0.6, 0], rotation: about([0, 0, 1], -step * 0.2) }));
    expect(feel.slide).toBeLessThan(0.15);
    expect(feel.spin).toBe(0);
  });
});
