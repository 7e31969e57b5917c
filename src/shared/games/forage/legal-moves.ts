import { type Card, cardOf } from "./cards";
import type { Command } from "./commands";
import { boundsOf, type CellKey, cardSize, type Position, ROTATIONS } from "./geometry";
import { type Overlap, overlapsOf } from "./overlaps";
import type { Choices } from "./settling";
import { type Forest, isRace, type Player, playerAt, type State } from "./state";
import { isPlaceable, variantsOf } from "./variants";

/** Every legal command of a seat; those that lead to the same forest are listed once. Empty where its hand is hidden. */
export function legalMoves(state: State, seat: number): Command[] {
  const player = playerAt(state, seat);
  if (player.finished) return [];
  const race = isRace(state);
  const moves: Command[] = [];
  for (const id of player.hand ?? []) {
    for (const { position, overlaps } of positionsOf(player.forest, cardOf(state.deck, id))) {
      for (const choices of variantsOf(player.forest, overlaps)) {
        const { x, y, rotation } = position;
        const move: Command = { type: "place", card: id, x, y, rotation };
        if (race) move.seat = seat;
        moves.push(named(move, choices));
      }
    }
  }
  return moves;
}

/** FG-T4: whether a card in hand has a legal placement, in any colours. */
export function canPlace(deck: readonly Card[], { hand, forest }: Player): boolean {
  for (const id of hand ?? []) {
    for (const { overlaps } of positionsOf(forest, cardOf(deck, id))) {
      if (isPlaceable(forest, overlaps)) return true;
    }
  }
  return false;
}

/** Every position in which a card overlaps the forest (FG-T1), one by one. */
function* positionsOf(forest: Forest, card: Card): Generator<{ position: Position; overlaps: Overlap[] }, void> {
  const bounds = boundsOf(Object.keys(forest.cells) as CellKey[]);
  if (bounds === null) return;
  const { left, right, top, bottom } = bounds;
  for (const rotation of ROTATIONS) {
    const { width, height } = cardSize(rotation);
    for (let y = top - height + 1; y <= bottom; y += 1) {
      for (let x = left - width + 1; x <= right; x += 1) {
        const position = { x, y, rotation };
        const overlaps = overlapsOf(forest, card, position);
        if (overlaps.length > 0) yield { position, overlaps };
      }
    }
  }
}

/** The command with its choices, those left open left out. */
export function named(command: Command, { mouse, order }: Choices): Command {
  if (Object.keys(mouse).length > 0) command.mouse = mouse;
  if (order.length > 0) command.order = [...order];
  return command;
}
