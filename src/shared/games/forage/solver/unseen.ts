import type { CardId } from "../cards";
import { cardBehind } from "../recipes";
import { cardsLeft, playerAt, type State } from "../state";
import { mix } from "./hashing";

/** Cards that a player cannot place: neither played nor in hand nor showing their recipe (FG-C3). */
export function unseenCards(state: State, seat: number): CardId[] {
  const { forest, hand } = playerAt(state, seat);
  const seen = new Set([
    ...forest.placements.map(({ card }) => card),
    ...(hand ?? []),
    ...state.recipes.map(cardBehind),
  ]);
  return state.deck.map(({ id }) => id).filter((id) => !seen.has(id));
}

/** What the rest of a player's pile may be: the same every time for the same number, another for another. */
export function guessedPile(state: State, seat: number, number: number): CardId[] {
  const cards = unseenCards(state, seat);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = (mix(Math.imul(number + 1, 0x9e3779b1) ^ last) >>> 0) % (last + 1);
    const card = cards[last] as CardId;
    cards[last] = cards[other] as CardId;
    cards[other] = card;
  }
  return cards.slice(0, cardsLeft(playerAt(state, seat)));
}
