import { Quaternion, Vector3 } from "three";
import type { DieId, DieValue } from "../../shared/dice/kinds";
import type { State } from "../../shared/games/diced-tomatoes/state";
import { quaternionShowing, topFace, turnedToShow } from "../dice/faces";
import type { Quat } from "../dice/quaternion";
import {
  BASKET_FLOOR,
  basketSpot,
  diceOfGame,
  MAT_THICKNESS,
  onMat,
  RAIL_FLOOR,
  railSpot,
  SLOT_DIE,
  type Spot,
  type TableLayout,
  TOKEN_HEIGHT,
} from "./layout";

export interface Pose {
  position: Vector3;
  rotation: Quaternion;
  /** Edge of the die, 1 being its real size. */
  scale: number;
}

export type Zone = "basket" | "tray" | "rail" | "vine" | "slot";

/** Where a die belongs now, and what it must show there (null in the basket and for passed dice). */
export interface Place extends Pose {
  zone: Zone;
  value: DieValue | null;
}

/** Resting poses of the last throw, in the table's frame. */
export type TrayPoses = ReadonlyMap<DieId, Pose>;

const TURN = Math.PI / 2;
const up = new Vector3(0, 1, 0);
const NONE: ReadonlySet<DieId> = new Set();

/** Evenly mixed 32-bit hash of a die's name (FNV-1a with a final avalanche), for its look in the basket. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

const valueFrom = (hash: number): DieValue => ((hash % 6) + 1) as DieValue;

/** A small turn between -`most` and `most` radians, so that no row looks like a parade. */
const lean = (hash: number, most: number): number => (((hash >>> 8) % 1000) / 999 - 0.5) * 2 * most;

function resting(spot: Spot, floor: number, scale: number, rotation: Quaternion): Pose {
  return { position: new Vector3(spot.x, floor + scale / 2, spot.z), rotation, scale };
}

/**
 * The place of every die of the game.
 * `flying`: dice in the air, which the rail keeps no room for.
 * `starting`: the throw on the table decides who begins (DT-S4); its dice stay in the tray although they are basket dice.
 */
export function dicePlaces(
  state: State,
  layout: TableLayout,
  tray: TrayPoses,
  starting: boolean,
  flying: ReadonlySet<DieId> = NONE,
): Map<DieId, Place> {
  const places = new Map<DieId, Place>();

  const inTray = (die: DieId, value: DieValue): Place | null => {
    const pose = tray.get(die);
    return pose ? { zone: "tray", value, ...facing(pose, value) } : null;
  };

  diceOfGame(state.players.length, state.options.goldenSun).forEach((die, rank) => {
    const hash = hashName(die);
    const rotation = showing(valueFrom(hash), (hash % 4) * TURN + lean(hash, (4.5 * Math.PI) / 180));
    const { basket } = layout;
    const pose = resting(basketSpot(basket, rank), BASKET_FLOOR, basket.dieScale, rotation);
    places.set(die, { zone: "basket", value: null, ...pose });
  });
  if (starting) {
    for (const [die, pose] of tray) places.set(die, { zone: "tray", value: null, ...pose });
  }

  const onRail = state.hand.filter(({ die, value }) => !flying.has(die) && (value === null || !tray.has(die)));
  onRail.forEach(({ die, value }, index) => {
    const spot = railSpot(layout.rail, index, onRail.length);
    const hash = hashName(die);
    // Passed dice lie askew: they show nothing that counts (DT-T2).
    const yaw = value === null ? Math.sign(lean(hash, 1) || 1) * 0.32 : 0;
    const rotation = showing(value ?? valueFrom(hash), yaw);
    places.set(die, { zone: "rail", value, ...resting(spot, RAIL_FLOOR, spot.scale, rotation) });
  });
  for (const { die, value } of state.hand) {
    const place = value === null ? null : inTray(die, value);
    if (place) places.set(die, place);
  }

  for (const mat of layout.mats) {
    const player = state.players[mat.seat];
    if (!player) throw new RangeError(`no player at seat ${mat.seat}`);
    player.vines.forEach((vine, index) => {
      const plan = layout.mat.vines[index];
      if (!vine || !plan) return;
      const put = (spot: Spot, floor: number, { die, value }: { die: DieId; value: DieValue }) => {
        const pose = resting(onMat(mat, spot), floor, mat.scale, showing(value, lean(hashName(die), 0.06)));
        places.set(die, { zone: "vine", value, ...pose });
      };
      put(plan.token, MAT_THICKNESS + TOKEN_HEIGHT * mat.scale, vine.seed);
      vine.dice.forEach((shown, place) => {
        put(plan.dice[Math.min(place, plan.dice.length - 1)] as Spot, MAT_THICKNESS, shown);
      });
    });
    player.track.forEach((slot, index) => {
      const plan = layout.mat.slots[index];
      if (!plan) return;
      const rotation = showing(slot.value, 0);
      places.set(slot.die, {
        zone: "slot",
        value: slot.value,
        ...resting(onMat(mat, plan.die), MAT_THICKNESS, mat.scale * SLOT_DIE, rotation),
      });
    });
  }
  return places;
}

/** Three's quaternion as the dice modules write it. */
export const toQuat = (rotation: Quaternion): Quat => [rotation.x, rotation.y, rotation.z, rotation.w];

/** `value` on top, turned by `yaw` radians about the vertical. */
function showing(value: DieValue, yaw: number): Quaternion {
  return new Quaternion().setFromAxisAngle(up, yaw).multiply(new Quaternion(...quaternionShowing(value)));
}

/** The pose with `value` on top: as it fell where it fell so, else turned over in place. */
export function facing(pose: Pose, value: DieValue): Pose {
  const drawn = toQuat(pose.rotation);
  return topFace(drawn).value === value ? pose : { ...pose, rotation: new Quaternion(...turnedToShow(drawn, value)) };
}

/** Where a die lifted out of its place hovers: picked in the basket, selected in the hand. */
export function lifted(place: Place, by: number): Pose {
  return { position: place.position.clone().addScaledVector(up, by), rotation: place.rotation, scale: place.scale };
}
