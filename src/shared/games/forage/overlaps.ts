import { areaOf, type Card } from "./cards";
import { cellOf } from "./forest";
import { type CellKey, cellKey, type Position, turnedAreas } from "./geometry";
import type { Cell, Die, FoodDie, Forest, MouseDie } from "./state";
import { grown, type Woodland } from "./woodland";

/** One cell of the forest under a card, and what the rules say of it before any choice is made (FG-D1 to FG-D7). */
export type Overlap = { cell: CellKey; types: readonly Woodland[] } & Meeting;

type Meeting =
  /** A split area over no die, with a type in common (FG-D4). */
  | { meets: "nothing" }
  /** A food area over no die, with a type in common (FG-D2). */
  | { meets: "food"; colour: Woodland }
  /** A food area over a die of its type (FG-D3). */
  | { meets: "growth"; die: FoodDie; grown: FoodDie }
  /** A split area over a die of one of its types (FG-D4). */
  | { meets: "passage"; die: FoodDie }
  /** FG-D5; `returned` is the die beneath. */
  | { meets: "mismatch"; returned: FoodDie | null }
  /** FG-D6; `fits`: the mouse die's colour is one of the new area's. */
  | { meets: "mouse"; die: MouseDie; fits: boolean }
  /** FG-D7. */
  | { meets: "token" };

/** The cells of the forest under a card, in reading order; empty where the card lies beside the forest (FG-T1). */
export function overlapsOf(forest: Forest, card: Card, position: Position): Overlap[] {
  const overlaps: Overlap[] = [];
  for (const { dx, dy, area } of turnedAreas(position.rotation)) {
    const cell = cellKey(position.x + dx, position.y + dy);
    const beneath = cellOf(forest, cell);
    if (beneath === undefined) continue;
    const types = areaOf(card, area);
    overlaps.push(forest.token === cell ? { cell, types, meets: "token" } : overlapOf(cell, types, beneath));
  }
  return overlaps;
}

/** FG-D1 and what follows from it. */
function overlapOf(cell: CellKey, types: readonly Woodland[], { types: old, die }: Cell): Overlap {
  if (die !== null && isMouse(die)) return { cell, types, meets: "mouse", die, fits: types.includes(die.colour) };
  const [only, second] = types;
  const food = second === undefined ? only : undefined;
  if (die !== null) {
    if (!types.includes(die.colour)) return { cell, types, meets: "mismatch", returned: die };
    return food === undefined
      ? { cell, types, meets: "passage", die }
      : { cell, types, meets: "growth", die, grown: { colour: die.colour, face: grown(die.face) } };
  }
  if (!types.some((type) => old.includes(type))) return { cell, types, meets: "mismatch", returned: null };
  return food === undefined ? { cell, types, meets: "nothing" } : { cell, types, meets: "food", colour: food };
}

export const isMouse = (die: Die): die is MouseDie => die.face === "mouse";

/** The mismatches whose mouse die may be of either of two colours (FG-D5): those on a split area. */
export const colourChoices = (overlaps: readonly Overlap[]): Overlap[] =>
  overlaps.filter(({ meets, types }) => meets === "mismatch" && types.length > 1);
