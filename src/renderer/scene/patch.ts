import { type Camera, Frustum, Matrix4, Vector3 } from "three";

/** A part of the picture in device pixels, from its lower left corner. */
export interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of a picture, in device pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The corners of a box around a thing, in the world. */
export type Body = readonly Vector3[];

/** Where light comes from: a direction towards it. */
export type Away = Readonly<{ x: number; y: number; z: number }>;

/** Soft edges of shadows and of the picture's own smoothing reach so far beyond a thing: die edges, and pixels. */
const SOFT = 0.15;
const MARGIN = 2;
/** What each part costs by itself, in pixels that could be drawn instead. */
const COST_OF_ONE = 4000;

const point = new Vector3();

/** The part of the picture in which a body and its shadow on the table (y = 0) are seen; "all" where it is at the eye. */
export function patchAround(body: Body, away: Away, camera: Camera, size: PictureSize): Patch | "all" | null {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [low, high] = [left, right];
  const reach = (x: number, y: number, z: number): boolean => {
    point.set(x, y, z).applyMatrix4(camera.matrixWorldInverse);
    // Of what is behind the eye nothing can be told.
    if (point.z >= -0.01) return false;
    point.applyMatrix4(camera.projectionMatrix);
    const [across, up] = [((point.x + 1) / 2) * size.width, ((point.y + 1) / 2) * size.height];
    left = Math.min(left, across);
    right = Math.max(right, across);
    low = Math.min(low, up);
    high = Math.max(high, up);
    return true;
  };
  for (const corner of body) {
    const { x, y, z } = shadowOf(corner, away);
    const seen = reach(corner.x, corner.y, corner.z) && reach(x - SOFT, y, z - SOFT) && reach(x + SOFT, y, z + SOFT);
    if (!seen) return "all";
  }
  left = Math.max(0, Math.floor(left) - MARGIN);
  low = Math.max(0, Math.floor(low) - MARGIN);
  right = Math.min(size.width, Math.ceil(right) + MARGIN);
  high = Math.min(size.height, Math.ceil(high) + MARGIN);
  return right > left && high > low ? { x: left, y: low, width: right - left, height: high - low } : null;
}

/** Where the shadow of a point lies on the table. */
export function shadowOf({ x, y, z }: Away, away: Away): Away {
  const fall = Math.max(0, y) / away.y;
  return { x: x - away.x * fall, y: 0, z: z - away.z * fall };
}

export const areaOf = ({ width, height }: Patch): number => width * height;

/** The same parts in as few as cost least to draw. */
export function merged(patches: readonly Patch[]): Patch[] {
  const parts = [...patches];
  for (let at = 0; at < parts.length; at++) {
    for (let other = 0; other < at; other++) {
      const [a, b] = [parts[at] as Patch, parts[other] as Patch];
      const both = around(a, b);
      if (areaOf(both) > areaOf(a) + areaOf(b) + COST_OF_ONE) continue;
      parts.splice(at, 1);
      parts[other] = both;
      // What has grown may now lie near another.
      at = -1;
      break;
    }
  }
  return parts;
}

function around(a: Patch, b: Patch): Patch {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, high] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: high - y };
}

/** What is seen in one part of the picture. */
export function frustumOf({ x, y, width, height }: Patch, camera: Camera, size: PictureSize): Frustum {
  const [wide, tall] = [width / size.width, height / size.height];
  const [middleX, middleY] = [(2 * x + width) / size.width - 1, (2 * y + height) / size.height - 1];
  const lens = new Matrix4()
    .makeScale(1 / wide, 1 / tall, 1)
    .setPosition(-middleX / wide, -middleY / tall, 0)
    .multiply(camera.projectionMatrix)
    .multiply(camera.matrixWorldInverse);
  return new Frustum().setFromProjectionMatrix(lens);
}
