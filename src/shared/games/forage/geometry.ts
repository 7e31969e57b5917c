/** A cell of a forest as "x,y": x to the right, y downward (FG-T1). */
export type CellKey = `${number},${number}`;

/** Degrees clockwise (FG-T1). */
export type Rotation = 0 | 90 | 180 | 270;

export const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];

export const isRotation = (degrees: number): degrees is Rotation => (ROTATIONS as readonly number[]).includes(degrees);

/** Areas of a card. */
export const AREAS = 6;

/** Where a card lies: the cell of the rotated card's top-left area. */
export interface Position {
  x: number;
  y: number;
  rotation: Rotation;
}

/** The areas of a card, as numbered at rotation 0, in reading order of the rotated card. */
const TURNED: Readonly<Record<Rotation, readonly number[]>> = {
  0: [0, 1, 2, 3, 4, 5],
  90: [4, 2, 0, 5, 3, 1],
  180: [5, 4, 3, 2, 1, 0],
  270: [1, 3, 5, 0, 2, 4],
};

export const cellKey = (x: number, y: number): CellKey => `${x},${y}`;

export function cellAt(key: CellKey): { x: number; y: number } {
  const comma = key.indexOf(",");
  return { x: Number(key.slice(0, comma)), y: Number(key.slice(comma + 1)) };
}

/** Cells that a card so rotated is wide and high. */
export const cardSize = (rotation: Rotation): { width: number; height: number } =>
  rotation === 0 || rotation === 180 ? { width: 2, height: 3 } : { width: 3, height: 2 };

/** A cell under a card, and which of the card's areas (0 to 5) lies on it. */
export interface CoveredCell {
  cell: CellKey;
  area: number;
}

/** An area of a rotated card, so many cells right of and below its top-left one. */
export interface TurnedArea {
  dx: number;
  dy: number;
  area: number;
}

/** The six areas of a card so rotated, in reading order. */
export const turnedAreas = (rotation: Rotation): readonly TurnedArea[] => TURNED_AREAS[rotation];

const turned = (rotation: Rotation): TurnedArea[] => {
  const { width } = cardSize(rotation);
  return TURNED[rotation].map((area, index) => ({ dx: index % width, dy: Math.floor(index / width), area }));
};

const TURNED_AREAS: Readonly<Record<Rotation, readonly TurnedArea[]>> = {
  0: turned(0),
  90: turned(90),
  180: turned(180),
  270: turned(270),
};

/** The six cells under a card, in reading order (FG-D8). */
export const coveredCells = ({ x, y, rotation }: Position): CoveredCell[] =>
  turnedAreas(rotation).map(({ dx, dy, area }) => ({ cell: cellKey(x + dx, y + dy), area }));

/** The smallest upright rectangle around some cells, ends included. */
export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Null where there is no cell. */
export function boundsOf(cells: readonly CellKey[]): Bounds | null {
  if (cells.length === 0) return null;
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const key of cells) {
    const { x, y } = cellAt(key);
    if (x < bounds.left) bounds.left = x;
    if (x > bounds.right) bounds.right = x;
    if (y < bounds.top) bounds.top = y;
    if (y > bounds.bottom) bounds.bottom = y;
  }
  return bounds;
}
