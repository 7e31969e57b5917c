import { type Camera, type Sphere, Vector3 } from "three";

/** A part of the picture in device pixels, from its lower left corner. */
export interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Soft edges of shadows and of the picture's own smoothing reach so far beyond a thing: die edges, and pixels. */
const SOFT = 0.35;
const MARGIN = 2;

const corner = new Vector3();
const SIGNS = [-1, 1] as const;

/**
 * The part of a picture of `width` by `height` device pixels in which these spheres and their shadows on the table
 * (y = 0) are seen, light coming from `away`; null where none is in the picture, "all" where one is at the camera.
 */
export function patchAround(
  spheres: readonly Sphere[],
  away: { x: number; y: number; z: number },
  camera: Camera,
  { width, height }: { width: number; height: number },
): Patch | "all" | null {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [low, high] = [left, right];
  const reach = ({ x, y, z }: { x: number; y: number; z: number }, radius: number): boolean => {
    for (const i of SIGNS) {
      for (const j of SIGNS) {
        for (const k of SIGNS) {
          corner.set(x + i * radius, y + j * radius, z + k * radius).applyMatrix4(camera.matrixWorldInverse);
          // Behind the eye nothing can be told of the picture.
          if (corner.z >= -0.01) return false;
          corner.applyMatrix4(camera.projectionMatrix);
          const [px, py] = [((corner.x + 1) / 2) * width, ((corner.y + 1) / 2) * height];
          left = Math.min(left, px);
          right = Math.max(right, px);
          low = Math.min(low, py);
          high = Math.max(high, py);
        }
      }
    }
    return true;
  };
  for (const { center, radius } of spheres) {
    const fall = Math.max(0, center.y) / away.y;
    const shadow = { x: center.x - away.x * fall, y: 0, z: center.z - away.z * fall };
    if (!reach(center, radius) || !reach(shadow, radius + SOFT)) return "all";
  }
  left = Math.max(0, Math.floor(left) - MARGIN);
  low = Math.max(0, Math.floor(low) - MARGIN);
  right = Math.min(width, Math.ceil(right) + MARGIN);
  high = Math.min(height, Math.ceil(high) + MARGIN);
  return right > left && high > low ? { x: left, y: low, width: right - left, height: high - low } : null;
}
