import type { Card, Deck } from "./cards";
import deckFile from "./data/deck.json";
import { readDeck } from "./deck-file";

/** The deck made for this table. */
export const TABLE_DECK: Deck = tableDeck();

/** Whether these are the cards of this table's own deck. */
export const isTableDeck = (cards: readonly Card[]): boolean =>
  JSON.stringify(cards) === JSON.stringify(TABLE_DECK.cards);

function tableDeck(): Deck {
  const read = readDeck(deckFile);
  if (!read.ok) throw new Error(`the table's deck: ${JSON.stringify(read.faults)}`);
  return read.deck;
}
