import { cellsOf } from "../../../shared/games/forage/forest";
import type { CellKey } from "../../../shared/games/forage/geometry";
import { DICE_OF_COLOUR, type Forest } from "../../../shared/games/forage/state";
import { type Face, WOODLANDS, type Woodland } from "../../../shared/games/forage/woodland";

/** One of the fifteen dice and where it is: on a cell, or in a slot of its colour's supply. */
export interface PlacedDie {
  id: string;
  colour: Woodland;
  place: { cell: CellKey } | { slot: number };
  face: Face | "mouse";
}

const slots = Array.from({ length: DICE_OF_COLOUR }, (_, slot) => slot);

/** All dice in the supply, showing 1. */
export const ALL_WAITING: readonly PlacedDie[] = WOODLANDS.flatMap((colour) =>
  slots.map((slot): PlacedDie => ({ id: `${colour}-${slot + 1}`, colour, place: { slot }, face: 1 })),
);

const cellOf = ({ place }: PlacedDie): CellKey | null => ("cell" in place ? place.cell : null);

/**
 * Where every die is in a forest, each staying where it was if it can. The engine counts dice; which of five alike ones
 * goes is the table's business: the last of its supply. A die that comes back takes the first free slot.
 */
export function diceIn(forest: Forest, before: readonly PlacedDie[]): PlacedDie[] {
  return WOODLANDS.flatMap((colour) => {
    const wanted = new Map<CellKey, Face | "mouse">();
    for (const [key, { die }] of cellsOf(forest)) if (die?.colour === colour) wanted.set(key, die.face);
    const dice = before.filter((die) => die.colour === colour);
    const staying = dice.filter((die) => wanted.has(cellOf(die) as CellKey));
    const kept = new Set(staying.map(cellOf));
    const free = [...wanted.keys()].filter((key) => !kept.has(key));
    // The last of the supply go first; a die that was just freed goes only where no other is left.
    const waiting = dice.filter((die) => "slot" in die.place).reverse();
    const freed = dice.filter((die) => "cell" in die.place && !staying.includes(die));
    const going = [...waiting, ...freed].slice(0, free.length);
    const taken = new Set(dice.flatMap(({ place }) => ("slot" in place ? [place.slot] : [])));
    const open = slots.filter((slot) => !taken.has(slot));
    for (const die of going) if ("slot" in die.place) open.push(die.place.slot);
    open.sort((one, other) => one - other);
    return dice.map((die): PlacedDie => {
      const stays = cellOf(die);
      if (stays !== null && kept.has(stays)) return { ...die, face: wanted.get(stays) as Face };
      const goes = going.indexOf(die);
      const cell = goes < 0 ? undefined : free[goes];
      if (cell !== undefined) return { ...die, place: { cell }, face: wanted.get(cell) as Face };
      return "slot" in die.place ? { ...die, face: 1 } : { ...die, place: { slot: open.shift() ?? 0 }, face: 1 };
    });
  });
}
