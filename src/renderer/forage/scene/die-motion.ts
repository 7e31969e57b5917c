import { forageSide } from "../../../shared/dice/forage-faces";
import type { Bounds, CellKey } from "../../../shared/games/forage/geometry";
import { quaternionShowing } from "../../dice/faces";
import { becameMouse, movedUp, placed, returned } from "../../dice/motions/forage";
import type { Motion } from "../../dice/motions/motion";
import type { Pose } from "../../dice/world";
import type { PlacedDie } from "./dice-places";
import { cellSpot, supplySpot } from "./layout";

const HALF = 0.5;

/** How a die lies at rest: in its slot showing 1, or on its cell showing its face. */
export function restingPose(die: PlacedDie, tops: ReadonlyMap<CellKey, number>, bounds: Bounds): Pose {
  const { place, face, colour } = die;
  const spot =
    "cell" in place ? cellSpot(place.cell, tops.get(place.cell) ?? 0) : supplySpot(colour, place.slot, bounds);
  return { position: [spot.x, spot.y + HALF, spot.z], quaternion: quaternionShowing(forageSide(face)) };
}

const alike = (one: Pose, other: Pose): boolean =>
  [...one.position, ...one.quaternion].every(
    (value, index) => Math.abs(value - ([...other.position, ...other.quaternion][index] as number)) < 1e-6,
  );

/** How a die gets from where it is to its new place; null where it need not move. */
export function motionOf(before: PlacedDie, from: Pose, after: PlacedDie, to: Pose): Motion | null {
  if (alike(from, to)) return null;
  const was = "cell" in before.place;
  if (!("cell" in after.place)) return was ? returned(from, to) : null;
  if (was) return movedUp(from, to);
  return after.face === "mouse" ? becameMouse(from, to) : placed(from, to);
}
