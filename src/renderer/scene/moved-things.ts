import { type Box3, InstancedMesh, Matrix4, Mesh, type Object3D, type Texture, Vector3 } from "three";
import type { Body } from "./patch";

/** How a thing was drawn, to tell whether it is drawn alike. */
interface Seen {
  drawn: boolean;
  map: Texture | null;
  /** 16 numbers of a matrix (world) for each instance. */
  matrices: Float32Array;
  colours: Float32Array | null;
}

const NUMBERS = 16;
const matrix = new Matrix4();

/** Tells what has moved between one picture and the next. */
export class MovedThings {
  private readonly seen = new Map<Mesh, Seen>();

  /**
   * Everything of these things that moved, came, went or changed its look since the last call, as it was and as it is
   * (world). Their world matrices have to be up to date.
   */
  since(things: Iterable<Object3D>): Body[] {
    const bodies: Body[] = [];
    const gone = new Set(this.seen.keys());
    for (const thing of things) {
      if (!(thing instanceof Mesh)) continue;
      gone.delete(thing);
      const before = this.seen.get(thing) ?? null;
      const now = look(thing);
      this.seen.set(thing, now);
      compare(thing, before, now, bodies);
    }
    for (const thing of gone) {
      compare(thing, this.seen.get(thing) ?? null, null, bodies);
      this.seen.delete(thing);
    }
    return bodies;
  }
}

function look(thing: Mesh): Seen {
  const [material] = [thing.material].flat();
  const map = (material && "map" in material ? (material.map as Texture | null) : null) ?? null;
  if (!(thing instanceof InstancedMesh)) {
    return { drawn: isDrawn(thing), map, matrices: new Float32Array(thing.matrixWorld.elements), colours: null };
  }
  const matrices = thing.instanceMatrix.array.slice(0, thing.count * NUMBERS) as Float32Array;
  for (let at = 0; at < matrices.length; at += NUMBERS) {
    matrix.fromArray(matrices, at).premultiply(thing.matrixWorld).toArray(matrices, at);
  }
  const colours = (thing.instanceColor?.array.slice(0, thing.count * 3) as Float32Array | undefined) ?? null;
  return { drawn: isDrawn(thing), map, matrices, colours };
}

function isDrawn(thing: Object3D): boolean {
  for (let at: Object3D | null = thing; at; at = at.parent) if (!at.visible) return false;
  return true;
}

function compare(thing: Mesh, before: Seen | null, now: Seen | null, bodies: Body[]): void {
  const [old, fresh] = [before?.drawn ? before : null, now?.drawn ? now : null];
  const same = old !== null && fresh !== null && old.map === fresh.map;
  const counts = [old, fresh].map((seen) => (seen ? seen.matrices.length / NUMBERS : 0));
  for (let index = 0; index < Math.max(...counts); index++) {
    if (same && alike(old, fresh, index)) continue;
    for (const seen of [old, fresh]) if (seen) addBody(thing, seen, index, bodies);
  }
}

function alike(old: Seen, now: Seen, index: number): boolean {
  return (
    equal(old.matrices, now.matrices, index * NUMBERS, NUMBERS) &&
    (old.colours === null) === (now.colours === null) &&
    (old.colours === null || now.colours === null || equal(old.colours, now.colours, index * 3, 3))
  );
}

function equal(a: Float32Array, b: Float32Array, from: number, count: number): boolean {
  if (a.length < from + count || b.length < from + count) return false;
  for (let at = from; at < from + count; at++) if (a[at] !== b[at]) return false;
  return true;
}

function addBody({ geometry }: Mesh, { matrices }: Seen, index: number, bodies: Body[]): void {
  if (matrices.length < (index + 1) * NUMBERS) return;
  matrix.fromArray(matrices, index * NUMBERS);
  // What is shrunk to nothing is not drawn.
  if (matrix.determinant() === 0) return;
  if (!geometry.boundingBox) geometry.computeBoundingBox();
  bodies.push(cornersOf(geometry.boundingBox as Box3).map((corner) => corner.applyMatrix4(matrix)));
}

const cornersOf = ({ min, max }: Box3): Vector3[] =>
  [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))));
