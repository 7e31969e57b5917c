import { compareDice, DIE_COLOURS, type DieId } from "../../shared/dice/kinds";
import { TRAY } from "../dice/tray";

/** A point of the table top; x right, z towards the viewer, in die edges. */
export interface Spot {
  x: number;
  z: number;
}

/** An area of the table top by its centre and full extents. */
export interface Area extends Spot {
  width: number;
  depth: number;
}

export interface VineLayout extends Area {
  /** Centre of the tomato token; the seed die lies on it. */
  token: Spot;
  /** Places of the attached dice, in the order attached. The fourth die harvests at once, but is seen landing. */
  dice: readonly Spot[];
  /** The stamp that tells what the vine is worth. */
  worth: Spot;
}

/** Everything on a player's mat, in the mat's own frame (origin at its centre, before `scale`). */
export interface MatLayout {
  width: number;
  depth: number;
  tokenRadius: number;
  vines: readonly VineLayout[];
  /** Six score slots; the seed die lies at `die`, number and score are printed in front of it at `label`. */
  slots: readonly { area: Area; die: Spot; label: Area }[];
  karma: Area;
  header: Area;
  name: Area;
  turnMarker: Spot;
  splatter: Spot;
  firstSixth: Spot;
  shards: readonly Spot[];
}

export interface MatPlace extends Area {
  seat: number;
  scale: number;
}

export interface BasketLayout extends Area {
  /** Size of a die in the basket: a full basket draws its dice a little smaller. */
  dieScale: number;
  pitch: number;
  columns: number;
  rows: number;
}

export interface TableLayout {
  players: number;
  mat: MatLayout;
  mats: readonly MatPlace[];
  basket: BasketLayout;
  /** Inner floor of the rolling tray. */
  tray: Area;
  rail: Area;
  /** Smallest area that holds everything. */
  bounds: Area;
}

/** How far wooden rims reach beyond the floors they frame. */
export const TRAY_RIM = 0.6;
export const BASKET_RIM = 0.55;
export const BASKET_FLOOR = 0.12;
export const RAIL_FLOOR = 0.24;
/** Thickness of the tray's felt. */
export const TRAY_FLOOR = 0.03;
export const MAT_THICKNESS = 0.08;
export const TOKEN_HEIGHT = 0.17;
/** Size of a die on the score track: it leaves room for its label. */
export const SLOT_DIE = 0.86;
export const KARMA_STOPS = 13;
export const KARMA_PITCH = 0.81;
/** Height of the karma board above the mat. */
export const KARMA_HEIGHT = 0.12;

const BASKET_MAX = { width: 13.4, depth: 5.75 } as const;
/** Room for a die turned by up to 5 degrees: cos 5° + sin 5° = 1.083. */
const BASKET_PITCH = 1.11;
const CENTRE_HALF_WIDTH = TRAY.width / 2 + TRAY_RIM;
const MAT_GAP = 0.35;

const BASKET_Z = -6;
const RAIL_Z = -1.72;
const TRAY_Z = 4.28;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Five and six players: vines are clusters of two by two over one row of score slots. */
const COMPACT_MAT: MatLayout = {
  width: 11.36,
  depth: 6.04,
  tokenRadius: 0.86,
  vines: range(3).map((index) => {
    const x = -3.72 + index * 3.72;
    const z = -0.72;
    return {
      x,
      z,
      width: 3.6,
      depth: 2.7,
      token: { x: x - 0.9, z: z - 0.32 },
      dice: [
        { x: x + 0.54, z: z - 0.42 },
        { x: x + 0.54, z: z + 0.76 },
        { x: x - 0.62, z: z + 0.82 },
      ],
      worth: { x: x + 1.48, z: z + 1.02 },
    };
  }),
  slots: range(6).map((index) => {
    const x = -4.74 + index * 1.66;
    const z = 1.4;
    return {
      area: { x, z, width: 1.6, depth: 1.46 },
      die: { x, z: z - 0.28 },
      label: { x, z: z + 0.43, width: 1.54, depth: 0.56 },
    };
  }),
  karma: { x: 0, z: 2.58, width: 10.9, depth: 0.74 },
  header: { x: 0, z: -2.56, width: 11.36, depth: 0.92 },
  name: { x: -0.9, z: -2.56, width: 7.3, depth: 0.8 },
  turnMarker: { x: -5.1, z: -2.56 },
  splatter: { x: 4.9, z: -2.5 },
  firstSixth: { x: 3.5, z: -2.54 },
  shards: [
    { x: 5.02, z: 1 },
    { x: 4.76, z: 1.55 },
    { x: 5.3, z: 1.55 },
  ],
};

/** Up to four players: each vine is a row of its own, the score slots stand beside them. */
const ROOMY_MAT: MatLayout = {
  width: 11.36,
  depth: 8.7,
  tokenRadius: 0.96,
  vines: range(3).map((index) => {
    const z = -2.3 + index * 2.04;
    return {
      x: -2.42,
      z,
      width: 6.2,
      depth: 1.98,
      token: { x: -4.48, z },
      dice: range(3).map((die) => ({ x: -2.82 + die * 1.27, z: z + (die % 2 === 0 ? 0.1 : -0.1) })),
      worth: { x: 0.36, z: z + 0.66 },
    };
  }),
  slots: range(6).map((index) => {
    const x = 1.96 + (index % 2) * 2.4;
    const z = -2.3 + Math.floor(index / 2) * 2.04;
    return {
      area: { x, z, width: 2.3, depth: 1.86 },
      die: { x, z: z - 0.4 },
      label: { x, z: z + 0.57, width: 2, depth: 0.66 },
    };
  }),
  karma: { x: 0, z: 3.82, width: 10.9, depth: 0.76 },
  header: { x: 0, z: -3.84, width: 11.36, depth: 1.02 },
  name: { x: -0.9, z: -3.84, width: 7.3, depth: 0.9 },
  turnMarker: { x: -5.1, z: -3.84 },
  splatter: { x: 4.9, z: -3.78 },
  firstSixth: { x: 3.5, z: -3.82 },
  shards: range(3).map((index) => ({ x: -0.4 + index * 0.8, z: 3.05 })),
};

/**
 * The whole table for so many players. Seats go clockwise: up the left column from its near end, then down the right.
 */
export function tableLayout(players: number, goldenSun: boolean): TableLayout {
  if (!Number.isInteger(players) || players < 1 || players > 6) throw new RangeError(`no table for ${players} players`);
  const mat = players > 4 ? COMPACT_MAT : ROOMY_MAT;
  const scale = players === 1 ? 1.2 : players === 2 ? 1.1 : 1;
  const left = Math.ceil(players / 2);
  const x = CENTRE_HALF_WIDTH + MAT_GAP + (mat.width * scale) / 2;
  const pitch = mat.depth * scale + (players > 4 ? 0.24 : 0.6);
  const mats = range(players).map((seat): MatPlace => {
    const onLeft = seat < left;
    const count = onLeft ? left : players - left;
    const fromFar = onLeft ? count - 1 - seat : seat - left;
    return {
      seat,
      scale,
      x: onLeft ? -x : x,
      z: (fromFar - (count - 1) / 2) * pitch,
      width: mat.width * scale,
      depth: mat.depth * scale,
    };
  });
  const basket = basketLayout(players * (goldenSun ? 14 : 13));
  const tray = { x: 0, z: TRAY_Z, width: TRAY.width, depth: TRAY.depth };
  const rail = { x: 0, z: RAIL_Z, width: TRAY.width + 2 * TRAY_RIM, depth: 1.56 };
  return {
    players,
    mat,
    mats,
    basket,
    tray,
    rail,
    bounds: enclosing([...mats, rail, grow(basket, BASKET_RIM), grow(tray, TRAY_RIM)]),
  };
}

/** The grid that shows every die in one layer, as large as the basket's place allows. */
function basketLayout(dice: number): BasketLayout {
  let best: BasketLayout | null = null;
  let bestFit = Number.NEGATIVE_INFINITY;
  for (let columns = 1; columns <= dice; columns++) {
    const rows = Math.ceil(dice / columns);
    const room = Math.min(BASKET_MAX.width / columns, BASKET_MAX.depth / rows) / BASKET_PITCH;
    const dieScale = Math.min(1, room);
    // A basket is about twice as wide as deep; the size of the dice counts more.
    const fit = dieScale * 10 - Math.abs(columns / rows - 2.2);
    if (fit > bestFit) {
      const pitch = dieScale * BASKET_PITCH;
      best = { x: 0, z: BASKET_Z, width: columns * pitch, depth: rows * pitch, dieScale, pitch, columns, rows };
      bestFit = fit;
    }
  }
  if (best === null) throw new RangeError("a basket without dice");
  return best;
}

/** All dice of a game, in basket order (DT-S2). */
export function diceOfGame(players: number, goldenSun: boolean): DieId[] {
  const each = { red: 11, black: 2, gold: goldenSun ? 1 : 0 };
  return DIE_COLOURS.flatMap((colour) =>
    range(each[colour] * players).map((index): DieId => `${colour}-${index + 1}`),
  ).sort(compareDice);
}

/** Where the die with basket rank `rank` (its index in `diceOfGame`) lies: columns from the left, far to near. */
export function basketSpot(basket: BasketLayout, rank: number): Spot {
  const column = Math.floor(rank / basket.rows);
  const row = rank % basket.rows;
  return {
    x: basket.x + (column - (basket.columns - 1) / 2) * basket.pitch,
    z: basket.z + (row - (basket.rows - 1) / 2) * basket.pitch,
  };
}

/** Place `index` of `count` dice on the rail; long rows close up and shrink to stay on it. */
export function railSpot(rail: Area, index: number, count: number): Spot & { scale: number } {
  const room = (rail.width - 1) / Math.max(1, count);
  const pitch = Math.min(1.3, room);
  return { x: rail.x + (index - (count - 1) / 2) * pitch, z: rail.z, scale: Math.min(1, pitch / 1.08) };
}

/** Where the heart stands for so much karma; beyond the last number it stays on it (`karmaCap: "none"`). */
export function karmaSpot(mat: MatLayout, karma: number): Spot {
  const stop = Math.max(0, Math.min(KARMA_STOPS - 1, karma));
  return { x: mat.karma.x + (stop - (KARMA_STOPS - 1) / 2) * KARMA_PITCH, z: mat.karma.z };
}

/** From a mat's own frame to the table's. */
export function onMat(place: MatPlace, spot: Spot): Spot {
  return { x: place.x + spot.x * place.scale, z: place.z + spot.z * place.scale };
}

export function areaOnMat(place: MatPlace, area: Area): Area {
  return { ...onMat(place, area), width: area.width * place.scale, depth: area.depth * place.scale };
}

export function grow(area: Area, by: number): Area {
  return { x: area.x, z: area.z, width: area.width + 2 * by, depth: area.depth + 2 * by };
}

/** The smallest area around all of `areas`. */
export function enclosing(areas: readonly Area[]): Area {
  const left = Math.min(...areas.map((area) => area.x - area.width / 2));
  const right = Math.max(...areas.map((area) => area.x + area.width / 2));
  const far = Math.min(...areas.map((area) => area.z - area.depth / 2));
  const near = Math.max(...areas.map((area) => area.z + area.depth / 2));
  return { x: (left + right) / 2, z: (far + near) / 2, width: right - left, depth: near - far };
}

const holds = (area: Area, spot: Spot): boolean =>
  Math.abs(spot.x - area.x) <= area.width / 2 && Math.abs(spot.z - area.z) <= area.depth / 2;

/** Height of what lies under a point of the table: floors, mats, tokens. */
export function floorAt(layout: TableLayout, spot: Spot): number {
  if (holds(layout.tray, spot)) return TRAY_FLOOR;
  if (holds(layout.rail, spot)) return RAIL_FLOOR;
  if (holds(layout.basket, spot)) return BASKET_FLOOR;
  const place = layout.mats.find((mat) => holds(mat, spot));
  if (!place) return 0;
  const onToken = layout.mat.vines.some(({ token }) => {
    const centre = onMat(place, token);
    return Math.hypot(centre.x - spot.x, centre.z - spot.z) < layout.mat.tokenRadius * place.scale;
  });
  return onToken ? MAT_THICKNESS + TOKEN_HEIGHT * place.scale : MAT_THICKNESS;
}

/** The vine whose place on the table holds the point, or null. */
export function vineAt(layout: TableLayout, spot: Spot): { seat: number; vine: number } | null {
  for (const place of layout.mats) {
    const vine = layout.mat.vines.findIndex((area) => holds(areaOnMat(place, area), spot));
    if (vine >= 0) return { seat: place.seat, vine };
  }
  return null;
}
