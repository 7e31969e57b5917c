import { PerspectiveCamera, Vector3 } from "three";
import type { CameraView } from "../app/turn";
import { type Area, areaOnMat, enclosing, grow, type TableLayout, TRAY_RIM } from "./layout";

/** A camera by where it stands and what it looks at. */
export interface CameraPose {
  position: Vector3;
  target: Vector3;
}

export const FIELD_OF_VIEW = 17;
/** Angle of the view above the table top, in radians. */
const ELEVATION = { wide: (67 * Math.PI) / 180, tall: (72 * Math.PI) / 180 };

/** Pictures as wide as this, by their height, count as wide. */
export const WIDE = 1.15;

/** How much of the mat is seen around a vine, in die edges. */
const VINE_ROOM = 1.1;

/** What a view is about, as an area of the table top. In tall canvases the overview keeps to the centre and one mat. */
export function viewArea(layout: TableLayout, view: CameraView, aspect: number, activeSeat: number | null): Area {
  const mat = (seat: number): Area | null => layout.mats.find((place) => place.seat === seat) ?? null;
  const tray = grow(layout.tray, TRAY_RIM);
  if (view === "tray") return enclosing([tray, layout.rail]);
  if (view === "basket") return grow(enclosing([layout.basket, layout.rail]), 0.7);
  if (view !== "overview") {
    const [, seat, vine] = view.split(":").map(Number);
    const place = layout.mats.find((other) => other.seat === seat);
    const near = vine === undefined ? undefined : layout.mat.vines[vine];
    if (place) return near ? grow(areaOnMat(place, near), VINE_ROOM) : grow(place, 0.4);
  }
  if (aspect >= WIDE) return layout.bounds;
  const active = activeSeat === null ? null : mat(activeSeat);
  const centre = enclosing([tray, layout.rail, grow(layout.basket, 0.7)]);
  return active ? enclosing([centre, active]) : centre;
}

/**
 * The nearest camera that shows all of `area` with things up to `height` on it, centred.
 * `margin` is the share of the canvas kept free at each side.
 */
export function fitCamera(area: Area, height: number, aspect: number, margin = 0.02): CameraPose {
  const elevation = aspect >= WIDE ? ELEVATION.wide : ELEVATION.tall;
  const back = new Vector3(0, Math.sin(elevation), Math.cos(elevation));
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect, 0.1, 500);
  const target = new Vector3(area.x, 0, area.z);
  const corners = [-0.5, 0.5].flatMap((x) =>
    [-0.5, 0.5].flatMap((z) =>
      [0, height].map((y) => new Vector3(area.x + x * area.width, y, area.z + z * area.depth)),
    ),
  );
  let distance = 50;
  const point = new Vector3();
  // Perspective makes the near edge wider than the far one: alternate between centring and stepping back.
  for (let round = 0; round < 24; round++) {
    camera.position.copy(target).addScaledVector(back, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const corner of corners) {
      point.copy(corner).project(camera);
      left = Math.min(left, point.x);
      right = Math.max(right, point.x);
      bottom = Math.min(bottom, point.y);
      top = Math.max(top, point.y);
    }
    const halfHeight = Math.tan((FIELD_OF_VIEW * Math.PI) / 360) * distance;
    target.x += ((left + right) / 2) * halfHeight * aspect;
    target.z -= (((top + bottom) / 2) * halfHeight) / Math.sin(elevation);
    const share = Math.max((right - left) / 2, (top - bottom) / 2) / (1 - 2 * margin);
    distance *= 1 + (share - 1) * 0.8;
  }
  return { position: target.clone().addScaledVector(back, distance), target };
}
