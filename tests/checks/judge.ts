import { topFace } from "../../src/renderer/dice/faces";
import type { ThrowBatch, ThrowPlan } from "../../src/renderer/dice/plan";
import { multiply, type Quat, quatAt, rotate, vecAt } from "../../src/renderer/dice/quaternion";
import { faceShown, type ThrowSpec } from "../../src/shared/dice/throw";

/** What can be wrong with a throw; a throw with none of these has landed. */
export const FAULTS = ["mismatched", "cocked", "stacked", "outOfBounds", "unsettled"] as const;
export type Fault = (typeof FAULTS)[number];

/** The inner tray, said again here so that a wrong tray is found out. */
const [HALF_WIDTH, HALF_DEPTH, CEILING] = [6.5, 4.5, 9];
/** How far (units) a corner may sink within the one step in which a hard contact gives way; drawn dice are kept inside. */
const WALL_GIVE = 0.31;
const FLOOR_GIVE = 0.41;
const REST_HEIGHT = 0.5;
const LONGEST_STEPS = 180;
/** Units and radians in one step of 1/60 s: 0.15 in a second. */
const STILL = 0.0025;

/** The faults of a planned throw, judged from its recorded and final poses alone. */
export function faultsOf(plan: ThrowPlan, spec: ThrowSpec): Set<Fault> {
  const faults = new Set<Fault>();
  const shown = new Map<string, unknown>();
  for (const batch of plan.batches) {
    batch.dice.forEach(({ id, kind }, i) => {
      const drawn = multiply(quatAt(batch.finalQuaternions, i), quatAt(batch.paint, i));
      shown.set(id, faceShown(kind, topFace(drawn).value));
      if (topFace(drawn).flatness < 0.9999) faults.add("cocked");
      judgeEnd(batch, i, faults);
    });
    judgeWay(batch, faults);
    if (batch.steps > LONGEST_STEPS) faults.add("unsettled");
  }
  if (shown.size !== spec.dice.length) faults.add("mismatched");
  if (spec.dice.some(({ id, value }) => shown.get(id) !== value)) faults.add("mismatched");
  if (overlapping(plan)) faults.add("stacked");
  return faults;
}

/** The die as physics left it, and whether the pose to leave on the table is that one, set straight. */
function judgeEnd(batch: ThrowBatch, die: number, faults: Set<Fault>): void {
  const count = batch.dice.length;
  const last = batch.steps * count + die;
  const position = vecAt(batch.positions, last);
  const rotation = quatAt(batch.quaternions, last);
  if (topFace(rotation).flatness < 0.99) faults.add("cocked");
  if (position[1] > REST_HEIGHT + 0.05) faults.add("stacked");
  const before = vecAt(batch.positions, last - count);
  const moved = Math.hypot(position[0] - before[0], position[1] - before[1], position[2] - before[2]);
  if (moved > STILL || angle(rotation, quatAt(batch.quaternions, last - count)) > STILL) faults.add("unsettled");
  const final = vecAt(batch.finalPositions, die);
  const settled = Math.hypot(final[0] - position[0], final[1] - position[1], final[2] - position[2]);
  if (settled > 0.05 || angle(rotation, quatAt(batch.finalQuaternions, die)) > 0.15) faults.add("unsettled");
}

function judgeWay({ positions, quaternions, dice, steps }: ThrowBatch, faults: Set<Fault>): void {
  for (let at = 0; at < (steps + 1) * dice.length; at++) {
    const [x, y, z] = vecAt(positions, at);
    const rotation = quatAt(quaternions, at);
    const reach = (axis: 0 | 1 | 2) => {
      const along = (side: [number, number, number]) => Math.abs(rotate(rotation, side)[axis]);
      return (along([1, 0, 0]) + along([0, 1, 0]) + along([0, 0, 1])) / 2;
    };
    const inside =
      Math.abs(x) + reach(0) < HALF_WIDTH + WALL_GIVE &&
      Math.abs(z) + reach(2) < HALF_DEPTH + WALL_GIVE &&
      y - reach(1) > -FLOOR_GIVE &&
      y < CEILING;
    // Written so that a pose that is no number is out of bounds too.
    if (!inside) faults.add("outOfBounds");
  }
}

/** Whether two dice at rest share room on the table: their squares, drawn a little smaller, overlap. */
function overlapping(plan: ThrowPlan): boolean {
  const squares = plan.batches.flatMap((batch) =>
    batch.dice.map((_, i) => {
      const [x, , z] = vecAt(batch.finalPositions, i);
      const rotation = quatAt(batch.finalQuaternions, i);
      const sides = (
        [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ] as const
      ).map((side) => rotate(rotation, side));
      const level = sides.find((side) => Math.abs(side[1]) < 0.5) ?? [1, 0, 0];
      return { x, z, axis: [level[0], level[2]] as const };
    }),
  );
  return squares.some((a, i) => squares.slice(i + 1).some((b) => squaresOverlap(a, b)));
}

interface Square {
  x: number;
  z: number;
  axis: readonly [number, number];
}

/** Separating axes of two unit squares, less a hair that hard contacts give way. */
function squaresOverlap(a: Square, b: Square): boolean {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const [c, s] = [
    Math.abs(a.axis[0] * b.axis[0] + a.axis[1] * b.axis[1]),
    Math.abs(a.axis[0] * b.axis[1] - a.axis[1] * b.axis[0]),
  ];
  const reach = 0.5 + (c + s) / 2 - 0.06;
  return [a.axis, b.axis].every(
    ([ux, uz]) => Math.abs(dx * ux + dz * uz) < reach && Math.abs(-dx * uz + dz * ux) < reach,
  );
}

/** Radians between two rotations, exact enough for small ones. */
function angle(a: Quat, b: Quat): number {
  const cosine = Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]);
  return cosine >= 1 ? 0 : 2 * Math.sqrt(2 * (1 - cosine));
}
