import { areaOf, type Card, cardOf } from "./cards";
import { type CellKey, coveredCells } from "./geometry";
import { type Cell, DICE_OF_COLOUR, type Die, type DieChange, type Forest, type Placement } from "./state";
import type { ByWoodland } from "./woodland";

export const EMPTY_FOREST: Forest = {
  placements: [],
  cells: {},
  supply: { bramble: DICE_OF_COLOUR, leaves: DICE_OF_COLOUR, soil: DICE_OF_COLOUR },
  token: "supply",
};

/** The forest with one more card on top, its dice changed as the placement says. */
export function withPlacement(deck: readonly Card[], forest: Forest, placement: Placement): Forest {
  const card = cardOf(deck, placement.card);
  const cells = { ...forest.cells };
  for (const { cell, area } of coveredCells(placement)) {
    cells[cell] = { card: card.id, types: areaOf(card, area), die: null };
  }
  const supply = { ...forest.supply };
  let { token } = forest;
  for (const change of placement.dice) {
    if (change.change === "token") token = change.cell;
    else changeDie(cells, supply, change);
  }
  return { placements: [...forest.placements, placement], cells, supply, token };
}

/** The forest as it was after that many placements beside the start card; the forest itself where it has no more. */
export function forestAfter(deck: readonly Card[], forest: Forest, placed: number): Forest {
  if (forest.placements.length <= placed + 1) return forest;
  const lay = (grown: Forest, placement: Placement): Forest => withPlacement(deck, grown, placement);
  return forest.placements.slice(0, placed + 1).reduce(lay, EMPTY_FOREST);
}

/** The topmost area of a cell; undefined outside the forest. */
export const cellOf = (forest: Forest, key: CellKey): Cell | undefined => forest.cells[key];

/** Every cell with its key. */
export const cellsOf = (forest: Forest): [CellKey, Cell][] => Object.entries(forest.cells) as [CellKey, Cell][];

type SupplyChange = Exclude<DieChange, { change: "token" }>;

function changeDie(cells: Forest["cells"], supply: ByWoodland<number>, change: SupplyChange): void {
  switch (change.change) {
    case "returned":
      supply[change.die.colour] += 1;
      return;
    case "grown":
    case "moved":
      put(cells, change.cell, { colour: change.colour, face: change.face });
      return;
    case "mouse":
      supply[change.colour] -= 1;
      put(cells, change.cell, { colour: change.colour, face: "mouse" });
      return;
    case "new":
      supply[change.colour] -= 1;
      put(cells, change.cell, { colour: change.colour, face: 1 });
  }
}

function put(cells: Forest["cells"], key: CellKey, die: Die): void {
  const cell = cells[key];
  if (cell === undefined) throw new RangeError(`${key} is not in the forest`);
  cells[key] = { ...cell, die };
}
