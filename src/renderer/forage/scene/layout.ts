import {
  type Bounds,
  type CellKey,
  cardSize,
  cellAt,
  coveredCells,
  type Position,
} from "../../../shared/games/forage/geometry";
import { DICE_OF_COLOUR, type Placement } from "../../../shared/games/forage/state";
import { WOODLANDS, type Woodland } from "../../../shared/games/forage/woodland";

/** Edge of a cell in die edges: a die leaves the rim of its area to be seen. */
export const CELL = 1.62;
/** Thickness of a card, thicker than paper is so that layers show. */
export const THICKNESS = 0.085;
/** Columns of the supply, beside the forest, in cells. */
const SUPPLY_WIDTH = 3.4;

/** Which layer each card lies in, from 0 on the table: one above the highest card beneath it. */
export function cardLevels(placements: readonly Placement[]): number[] {
  const tops = new Map<CellKey, number>();
  return placements.map((placement) => {
    const cells = coveredCells(placement).map(({ cell }) => cell);
    const level = Math.max(...cells.map((cell) => (tops.get(cell) ?? -1) + 1));
    for (const cell of cells) tops.set(cell, level);
    return level;
  });
}

/** The layer seen at each cell of the forest. */
export function topLevels(placements: readonly Placement[]): Map<CellKey, number> {
  const levels = cardLevels(placements);
  const tops = new Map<CellKey, number>();
  placements.forEach((placement, index) => {
    for (const { cell } of coveredCells(placement)) tops.set(cell, levels[index] as number);
  });
  return tops;
}

export interface Spot {
  x: number;
  y: number;
  z: number;
}

/** The middle of a card, its underside at its layer. */
export function cardSpot({ x, y, rotation }: Position, level: number): Spot {
  const { width, height } = cardSize(rotation);
  return { x: (x + width / 2) * CELL, y: level * THICKNESS, z: (y + height / 2) * CELL };
}

/** The middle of a cell, on the card that is seen there. */
export function cellSpot(key: CellKey, level: number): Spot {
  const { x, y } = cellAt(key);
  return { x: (x + 0.5) * CELL, y: (level + 1) * THICKNESS, z: (y + 0.5) * CELL };
}

/** Forest and supply together: what the picture has to hold. */
export const withSupply = (bounds: Bounds): Bounds => ({ ...bounds, left: bounds.left - SUPPLY_WIDTH });

/** Where a die waits: a column for each colour left of the forest, its slots from the far end. */
export function supplySpot(colour: Woodland, slot: number, bounds: Bounds): Spot {
  const middle = ((bounds.top + bounds.bottom + 1) / 2) * CELL;
  return {
    x: (bounds.left - SUPPLY_WIDTH + 0.3) * CELL + WOODLANDS.indexOf(colour) * 1.3,
    y: 0,
    z: middle + (slot - DICE_OF_COLOUR / 2) * 1.25,
  };
}

/** Where the wooden mouse waits, nearest to the player. */
export function mouseSpot(bounds: Bounds): Spot {
  const { x, z } = supplySpot("leaves", DICE_OF_COLOUR, bounds);
  return { x, y: 0, z: z + 0.25 };
}

/** Where the draw pile lies: beyond the supply. */
export function pileSpot(bounds: Bounds): Spot {
  const { x, z } = supplySpot("leaves", 0, bounds);
  return { x, y: 0, z: z - 2.6 };
}
