import { type Camera, Plane, Quaternion, Ray, Raycaster, Vector2, Vector3 } from "three";
import type { DieId } from "../../shared/dice/kinds";
import { TRAY_FLOOR, vineAt } from "./layout";
import type { Stage } from "./stage";

export type Picked = { kind: "die"; die: DieId } | { kind: "vine"; seat: number; vine: number } | { kind: "table" };

const caster = new Raycaster();
const local = new Ray();
const inverse = new Quaternion();
const table = new Plane(new Vector3(0, 1, 0), 0);

/** The ray through a point of the canvas; `x` and `y` from its top left, as shares of its size. */
export function rayThrough(camera: Camera, x: number, y: number): Ray {
  caster.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), camera);
  return caster.ray;
}

/** Where a ray meets the level `height` above the table; null where it looks away from it. */
export function pointAt(ray: Ray, height: number): Vector3 | null {
  table.constant = -height;
  return ray.intersectPlane(table, new Vector3());
}

/** Distance along `ray` to a cube, or null. Half edges are a little generous: fingers are wide. */
function cubeDistance(ray: Ray, position: Vector3, rotation: Quaternion, half: number): number | null {
  inverse.copy(rotation).invert();
  local.origin.copy(ray.origin).sub(position).applyQuaternion(inverse);
  local.direction.copy(ray.direction).applyQuaternion(inverse);
  let [near, far] = [0, Number.POSITIVE_INFINITY];
  for (const axis of ["x", "y", "z"] as const) {
    const [from, way] = [local.origin[axis], local.direction[axis]];
    if (Math.abs(way) < 1e-9) {
      if (Math.abs(from) > half) return null;
      continue;
    }
    const [a, b] = [(-half - from) / way, (half - from) / way];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far ? near : null;
}

/** The nearest die under a ray among those that `wanted` names, else the vine, else the table. */
export function pick(stage: Stage, ray: Ray, wanted: (die: DieId) => boolean): Picked {
  let nearest: { die: DieId; distance: number } | null = null;
  stage.dice.each(({ id, pose }) => {
    if (!wanted(id)) return;
    const distance = cubeDistance(ray, pose.position, pose.rotation, pose.scale * 0.54);
    if (distance !== null && (nearest === null || distance < nearest.distance)) nearest = { die: id, distance };
  });
  const found = nearest as { die: DieId } | null;
  if (found) return { kind: "die", die: found.die };
  const vine = vineUnder(stage, ray);
  return vine ? { kind: "vine", ...vine } : { kind: "table" };
}

/** Whether a ray points at the floor of the rolling tray. */
export function onTray({ layout: { tray } }: Stage, ray: Ray): boolean {
  const point = pointAt(ray, TRAY_FLOOR);
  return point !== null && Math.abs(point.x - tray.x) < tray.width / 2 && Math.abs(point.z - tray.z) < tray.depth / 2;
}

/** The vine that a ray points at: dice on it stand up to one edge high, so the level of their tops counts too. */
export function vineUnder(stage: Stage, ray: Ray): { seat: number; vine: number } | null {
  for (const height of [0.3, 1]) {
    const point = pointAt(ray, height);
    const vine = point && vineAt(stage.layout, point);
    if (vine) return vine;
  }
  return null;
}
