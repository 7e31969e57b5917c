import type { CardId } from "../../../shared/games/forage/cards";
import type { Command } from "../../../shared/games/forage/commands";
import { type Bounds, boundsOf, type CellKey, cardSize, type Rotation } from "../../../shared/games/forage/geometry";
import type { Forest } from "../../../shared/games/forage/state";

/** The card in the player's fingers and where it is held over the forest. */
export interface Aim {
  card: CardId;
  x: number;
  y: number;
  rotation: Rotation;
  /** Which of the ways to settle the dice is meant, where there are several (FG-D5, FG-D8). */
  choice: number;
}

/** How far beyond the forest a card may be held, in cells: beside it, not lost. */
const REACH = 1;

/** The cells of a forest; the start card's where there is none yet. */
export const forestBounds = (forest: Forest): Bounds =>
  boundsOf(Object.keys(forest.cells) as CellKey[]) ?? { left: 0, right: 1, top: 0, bottom: 2 };

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The aim with its card somewhere else, kept near the forest; a card moved is settled in the first way again. */
export function heldAt(aim: Aim, x: number, y: number, bounds: Bounds): Aim {
  const { width, height } = cardSize(aim.rotation);
  return {
    ...aim,
    x: within(x, bounds.left - width + 1 - REACH, bounds.right + REACH),
    y: within(y, bounds.top - height + 1 - REACH, bounds.bottom + REACH),
    choice: 0,
  };
}

/** Turned a quarter, clockwise or back, around its middle as nearly as whole cells allow. */
export function turned(aim: Aim, clockwise: boolean, bounds: Bounds): Aim {
  const rotation = ((aim.rotation + (clockwise ? 90 : 270)) % 360) as Rotation;
  const before = cardSize(aim.rotation);
  const after = cardSize(rotation);
  // Rounded towards the top left both ways, so that a full turn ends where it began.
  const x = aim.x + Math.trunc((before.width - after.width) / 2);
  const y = aim.y + (before.height > after.height ? 1 : -1);
  return heldAt({ ...aim, rotation }, x, y, bounds);
}

/** The top-left cell of a card whose middle is at a point of the forest, given in cells. */
export function cellUnder(aim: Pick<Aim, "rotation">, x: number, y: number): { x: number; y: number } {
  const { width, height } = cardSize(aim.rotation);
  return { x: Math.round(x - width / 2), y: Math.round(y - height / 2) };
}

/** A card just taken up: where it may be laid, nearest to the middle of the forest, upright where that is as near. */
export function takenUp(card: CardId, legal: readonly Command[], bounds: Bounds): Aim {
  const middle = { x: (bounds.left + bounds.right + 1) / 2, y: (bounds.top + bounds.bottom + 1) / 2 };
  const off = ({ x, y, rotation }: Command) => {
    const { width, height } = cardSize(rotation as Rotation);
    return Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y) + rotation / 1000;
  };
  const [first, ...others] = legal.filter((command) => command.card === card);
  if (first === undefined) return { card, x: bounds.right, y: bounds.top, rotation: 0, choice: 0 };
  const { x, y, rotation } = others.reduce((best, move) => (off(move) < off(best) ? move : best), first);
  return { card, x, y, rotation: rotation as Rotation, choice: 0 };
}

/** The ways to lay the held card just there: none where it is illegal, several where there is a choice. */
export const waysToLay = (aim: Aim, legal: readonly Command[]): Command[] =>
  legal.filter(
    ({ card, x, y, rotation }) => card === aim.card && x === aim.x && y === aim.y && rotation === aim.rotation,
  );
