import { PerspectiveCamera, Plane, Raycaster, Vector2, Vector3 } from "three";
import type { Framing, Size } from "../model/view";
import { CELL } from "./layout";

/** Degrees, as a calm long lens. */
const FIELD_OF_VIEW = 19;
/** Angle of the view above the table, in radians: steep enough to read every area. */
const ELEVATION = (70 * Math.PI) / 180;

/** The camera that shows a cell near the middle of the picture as large as the framing says. */
export function forestCamera({ x, y, cell }: Framing, { width, height }: Size): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / Math.max(1, height), 1, 240);
  const visible = (height / Math.max(1, cell)) * CELL;
  const distance = visible / 2 / Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const target = new Vector3(x * CELL, 0, y * CELL);
  camera.position.set(target.x, Math.sin(ELEVATION) * distance, target.z + Math.cos(ELEVATION) * distance);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return camera;
}

const TABLE = new Plane(new Vector3(0, 1, 0), 0);
const ray = new Raycaster();

/** The point of the forest, in cells, under a point of the picture (pixels from its top left); null above the horizon. */
export function pointUnder(
  camera: PerspectiveCamera,
  left: number,
  top: number,
  { width, height }: Size,
): { x: number; y: number } | null {
  ray.setFromCamera(new Vector2((left / width) * 2 - 1, 1 - (top / height) * 2), camera);
  const hit = ray.ray.intersectPlane(TABLE, new Vector3());
  return hit && { x: hit.x / CELL, y: hit.z / CELL };
}

/** Where a point of the scene is in the picture, in pixels from its top left. */
export function onPicture(
  camera: PerspectiveCamera,
  spot: { x: number; y: number; z: number },
  { width, height }: Size,
): { left: number; top: number } {
  const seen = new Vector3(spot.x, spot.y, spot.z).project(camera);
  return { left: ((seen.x + 1) / 2) * width, top: ((1 - seen.y) / 2) * height };
}
