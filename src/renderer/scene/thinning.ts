import { type Frustum, InstancedMesh, Matrix4, Mesh, type Object3D, Sphere, Vector3 } from "three";
import { type Away, shadowOf } from "./patch";

const NUMBERS = 16;
const matrix = new Matrix4();
const foot = new Vector3();

/**
 * Leaves out of a scene what neither is seen in `seen` nor casts a shadow into one of `shaded`, instance by instance,
 * until the answered function is called. World matrices have to be up to date.
 */
export function thinned(scene: Object3D, seen: Frustum, shaded: readonly Frustum[], away: Away): () => void {
  const restore: (() => void)[] = [];
  scene.traverseVisible((thing) => {
    if (!(thing instanceof Mesh)) return;
    const counts = (sphere: Sphere) => {
      if (seen.intersectsSphere(sphere)) return true;
      if (!thing.castShadow || shaded.length === 0) return false;
      const whole = withShadow(sphere, away);
      return shaded.some((frustum) => frustum.intersectsSphere(whole));
    };
    const kept = thing instanceof InstancedMesh ? keptInstances(thing, counts) : null;
    if (thing instanceof InstancedMesh && kept && kept.length > 0) {
      if (kept.length < thing.count) restore.push(keepOnly(thing, kept));
    } else if (kept || !counts(sphereOf(thing, thing.matrixWorld))) {
      thing.visible = false;
      restore.push(() => {
        thing.visible = true;
      });
    }
  });
  return () => {
    for (const undo of restore) undo();
  };
}

function sphereOf({ geometry }: Mesh, at: Matrix4): Sphere {
  if (!geometry.boundingSphere) geometry.computeBoundingSphere();
  return new Sphere().copy(geometry.boundingSphere as Sphere).applyMatrix4(at);
}

/** A sphere around a thing and its shadow. */
function withShadow(sphere: Sphere, away: Away): Sphere {
  const { x, y, z } = shadowOf(sphere.center, away);
  foot.set(x, y, z);
  const apart = sphere.center.distanceTo(foot);
  return new Sphere(sphere.center.clone().lerp(foot, 0.5), sphere.radius + apart / 2);
}

function keptInstances(mesh: InstancedMesh, counts: (sphere: Sphere) => boolean): number[] {
  const kept: number[] = [];
  for (let index = 0; index < mesh.count; index++) {
    matrix.fromArray(mesh.instanceMatrix.array, index * NUMBERS).premultiply(mesh.matrixWorld);
    const sphere = sphereOf(mesh, matrix);
    if (sphere.radius > 0 && counts(sphere)) kept.push(index);
  }
  return kept;
}

/** Moves the kept instances to the front of a mesh; the answered function puts all back. */
function keepOnly(mesh: InstancedMesh, kept: readonly number[]): () => void {
  const { count, instanceMatrix, instanceColor } = mesh;
  const parts = [
    { attribute: instanceMatrix, size: NUMBERS },
    ...(instanceColor ? [{ attribute: instanceColor, size: 3 }] : []),
  ];
  const saved = parts.map(({ attribute }) => attribute.array.slice());
  for (const { attribute, size } of parts) {
    kept.forEach((index, at) => {
      attribute.array.copyWithin(at * size, index * size, (index + 1) * size);
    });
    attribute.needsUpdate = true;
  }
  mesh.count = kept.length;
  return () => {
    mesh.count = count;
    parts.forEach(({ attribute }, index) => {
      attribute.array.set(saved[index] as Float32Array);
      attribute.needsUpdate = true;
    });
  };
}
