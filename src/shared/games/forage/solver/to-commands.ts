import { type CardId, cardOf } from "../cards";
import type { Command } from "../commands";
import { withPlacement } from "../forest";
import { cellAt, ROTATIONS, type Rotation } from "../geometry";
import { named } from "../legal-moves";
import { overlapsOf } from "../overlaps";
import { settle } from "../settling";
import { type Forest, isRace, playerAt, type State } from "../state";
import { variantsOf } from "../variants";
import { Board, keyOf } from "./board";
import { lay, moveAt, moveRotation, moveSlot, type PackedMove } from "./moves";
import { shapesOf } from "./shapes";

/** The moves of a search as commands of the game. Throws where one is no legal placement: the search and the rules disagree. */
export function commandsOf(
  state: State,
  seat: number,
  pile: readonly CardId[],
  moves: readonly PackedMove[],
): Command[] {
  const player = playerAt(state, seat);
  let { forest } = player;
  const hand = [...(player.hand ?? [])];
  const drawn = [...pile];
  return moves.map((move) => {
    const [card] = hand.splice(moveSlot(move), 1);
    if (card === undefined) throw new RangeError("no card in that slot");
    const placed = placedAs(state, forest, card, move);
    forest = placed.forest;
    const next = drawn.shift();
    if (next !== undefined) hand.push(next);
    return { ...placed.command, ...(isRace(state) ? { seat } : {}) };
  });
}

function placedAs(state: State, forest: Forest, id: CardId, move: PackedMove): { command: Command; forest: Forest } {
  const card = cardOf(state.deck, id);
  const wanted = new Board();
  wanted.loadForest(forest);
  lay(wanted, shapesOf(card), move);
  const position = { ...cellAt(keyOf(moveAt(move))), rotation: ROTATIONS[moveRotation(move)] as Rotation };
  const overlaps = overlapsOf(forest, card, position);
  for (const choices of variantsOf(forest, overlaps)) {
    const settled = settle(forest, overlaps, choices);
    if (!settled.ok) continue;
    const grown = withPlacement(state.deck, forest, { card: id, ...position, dice: settled.dice });
    const found = new Board();
    found.loadForest(grown);
    if (!found.equals(wanted)) continue;
    return { command: named({ type: "place", card: id, ...position }, choices), forest: grown };
  }
  throw new RangeError(`${id} at ${keyOf(moveAt(move))} is no legal placement`);
}
