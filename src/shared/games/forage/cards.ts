import type { Woodland } from "./woodland";

/** F01 to F18, in this table's deck as in one that a player enters. */
export type CardId = `F${string}`;

/** One type: a food area. Two: the split area, the first type being the one above the diagonal. */
export type Area = Woodland[];

export interface Card {
  id: CardId;
  /** Six, in reading order at rotation 0. */
  areas: Area[];
}

export interface Deck {
  name: string;
  cards: Card[];
}

/** Cards of a deck (FG-S1). */
export const DECK_CARDS = 18;

export const CARD_IDS: readonly CardId[] = Array.from(
  { length: DECK_CARDS },
  (_, index): CardId => `F${String(index + 1).padStart(2, "0")}`,
);

export const isCardId = (id: unknown): id is CardId => (CARD_IDS as readonly unknown[]).includes(id);

/** Throws a RangeError where the deck has no such card. */
export function cardOf(deck: readonly Card[], id: CardId): Card {
  const card = deck.find((each) => each.id === id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}

/** Throws a RangeError where a card has no such area. */
export function areaOf(card: Card, index: number): Area {
  const area = card.areas[index];
  if (area === undefined) throw new RangeError(`no area ${index} on ${card.id}`);
  return area;
}
