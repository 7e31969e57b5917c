import { cardOf } from "../../../shared/games/forage/cards";
import type { Command } from "../../../shared/games/forage/commands";
import { withPlacement } from "../../../shared/games/forage/forest";
import type { CellKey } from "../../../shared/games/forage/geometry";
import { type Overlap, overlapsOf } from "../../../shared/games/forage/overlaps";
import { placementOf } from "../../../shared/games/forage/placing";
import { scoreOf } from "../../../shared/games/forage/scoring";
import { type Die, type Placement, playerAt, type Score, type State } from "../../../shared/games/forage/state";
import type { Face, Woodland } from "../../../shared/games/forage/woodland";
import type { Refusal } from "../../../shared/games/game";
import { type Aim, waysToLay } from "./aim";

/** What one overlapped cell will do, told before the card is laid. */
export type CellOutlook = { cell: CellKey; returned: Die | null } & (
  | { does: "new"; colour: Woodland }
  | { does: "grows"; colour: Woodland; from: Face; face: Face }
  | { does: "stays"; colour: Woodland; face: Face }
  | { does: "mouse"; colour: Woodland }
  | { does: "token" }
  | { does: "nothing" }
  /** FG-D2: it would be a new 1, but the supply has none of the colour. */
  | { does: "none-left"; colour: Woodland }
  /** The cell for which the rules forbid the placement. */
  | { does: "barred"; rule: string | null }
);

/** One way to lay the card: what it does and the score after it. */
export interface Way {
  command: Command;
  cells: CellOutlook[];
  score: Score;
}

/** A placement tried out: the ways it can be made, or why it cannot. */
export type Rehearsal =
  | { legal: true; ways: Way[]; chosen: Way; before: Score }
  | { legal: false; refusal: Refusal; cells: CellOutlook[] };

/** Tries the held card out where it is held, by the engine's own rules; `legal` are the engine's moves of the seat. */
export function rehearse(state: State, seat: number, aim: Aim, legal: readonly Command[]): Rehearsal {
  const player = playerAt(state, seat);
  const overlaps = overlapsOf(player.forest, cardOf(state.deck, aim.card), aim);
  const ways = waysToLay(aim, legal).flatMap((command): Way[] => {
    const placed = placementOf(state.deck, player, command);
    if (!placed.ok) return [];
    const { placement } = placed;
    const forest = withPlacement(state.deck, player.forest, placement);
    return [{ command, cells: outlooks(overlaps, placement), score: scoreOf(forest, state.recipes) }];
  });
  const chosen = ways[aim.choice] ?? ways[0];
  if (chosen !== undefined) return { legal: true, ways, chosen, before: player.score };
  const { card, x, y, rotation } = aim;
  const placed = placementOf(state.deck, player, { type: "place", card, x, y, rotation });
  // A placement that the engine does not list and yet would take may not exist; the engine's tests see to it.
  if (placed.ok) throw new Error(`${card} at ${x},${y} turned ${rotation} is legal and not listed`);
  return { legal: false, refusal: placed.refusal, cells: barredOutlooks(overlaps, placed.refusal) };
}

function outlooks(overlaps: readonly Overlap[], { dice }: Placement): CellOutlook[] {
  return overlaps.map((overlap): CellOutlook => {
    const { cell } = overlap;
    const changes = dice.filter((change) => change.cell === cell);
    const back = changes.find((change) => change.change === "returned");
    const returned = back?.die ?? null;
    const change = changes.find((each) => each.change !== "returned");
    switch (change?.change) {
      case "new":
        return { cell, returned, does: "new", colour: change.colour };
      case "grown":
        if (change.from === change.face)
          return { cell, returned, does: "stays", colour: change.colour, face: change.face };
        return { cell, returned, does: "grows", colour: change.colour, from: change.from, face: change.face };
      case "moved":
        return { cell, returned, does: "stays", colour: change.colour, face: change.face };
      case "mouse":
        return { cell, returned, does: "mouse", colour: change.colour };
      case "token":
        return { cell, returned, does: "token" };
      default:
        return overlap.meets === "food"
          ? { cell, returned, does: "none-left", colour: overlap.colour }
          : { cell, returned, does: "nothing" };
    }
  });
}

/** What can be said of each cell where the placement as a whole is forbidden. */
function barredOutlooks(overlaps: readonly Overlap[], refusal: Refusal): CellOutlook[] {
  return overlaps.map((overlap): CellOutlook => {
    const { cell } = overlap;
    if (cell === refusal.params.cell) return { cell, returned: null, does: "barred", rule: refusal.rule };
    switch (overlap.meets) {
      case "food":
        return { cell, returned: null, does: "new", colour: overlap.colour };
      case "growth": {
        const { colour, face: from } = overlap.die;
        return { cell, returned: null, does: "grows", colour, from, face: overlap.grown.face };
      }
      case "passage":
        return { cell, returned: null, does: "stays", ...overlap.die };
      case "mismatch":
        return { cell, returned: overlap.returned, does: "mouse", colour: overlap.types[0] as Woodland };
      case "mouse":
        return { cell, returned: overlap.die, does: "token" };
      default:
        return { cell, returned: null, does: "nothing" };
    }
  });
}

/** The cells in which the ways differ: what the player is asked about. */
export function openCells(ways: readonly Way[]): CellKey[] {
  const [first] = ways;
  if (first === undefined) return [];
  return first.cells
    .filter((_, index) => new Set(ways.map(({ cells }) => JSON.stringify(cells[index]))).size > 1)
    .map(({ cell }) => cell);
}
