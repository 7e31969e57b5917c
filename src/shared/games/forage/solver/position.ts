import { type CardId, cardOf } from "../cards";
import { recipeOf } from "../recipes";
import { playerAt, type State } from "../state";
import type { Position } from "./beam";
import { Board } from "./board";
import { pointsOf } from "./points";
import { shapesOf } from "./shapes";

/** A player's forest with the cards in hand and those that come after them, in drawing order, as the search needs it. */
export function positionOf(state: State, seat: number, pile: readonly CardId[]): Position {
  const { forest, hand } = playerAt(state, seat);
  const board = new Board();
  board.loadForest(forest);
  const held = hand ?? [];
  return {
    board,
    cards: [...held, ...pile].map((id) => shapesOf(cardOf(state.deck, id))),
    hand: held.map((_, index) => index),
    pile: pile.map((_, index) => held.length + index),
    recipes: state.recipes.map((id) => pointsOf(recipeOf(id).rule)),
  };
}
