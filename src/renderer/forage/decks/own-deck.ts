import type { Deck } from "../../../shared/games/forage/cards";
import { type DeckFault, type ReadDeck, readDeck } from "../../../shared/games/forage/deck-file";

const KEY = "harvest-table:forage-deck";

/** A file longer than this is no deck, in characters: the table's own has some two thousand. */
const LONGEST = 32_000;

/** The text of a file that a player chose; empty, and so no deck, where it is too long to be one. */
export const fileText = (file: Blob): Promise<string> => (file.size > 4 * LONGEST ? Promise.resolve("") : file.text());

/** A deck file's text as a deck, or every fault by card and area. */
export function deckOfText(text: string): ReadDeck {
  const notADeck: DeckFault[] = [{ reason: "not-a-deck", card: null, area: null }];
  if (text.length > LONGEST) return { ok: false, faults: notADeck };
  try {
    return readDeck(JSON.parse(text));
  } catch {
    return { ok: false, faults: notADeck };
  }
}

/** The file of a deck: what `deckOfText` reads. */
export const textOfDeck = ({ name, cards }: Deck): string =>
  JSON.stringify({
    name,
    version: 1,
    cards: cards.map(({ id, areas }) => ({ id, areas: areas.map((area) => (area.length === 1 ? area[0] : area)) })),
  });

/** The player's own deck as this device keeps it; null where there is none, or none that can be read. */
export function keptDeck(storage: Pick<Storage, "getItem">): Deck | null {
  const text = storage.getItem(KEY);
  const read = text === null ? null : deckOfText(text);
  return read?.ok ? read.deck : null;
}

export function keepDeck(storage: Pick<Storage, "setItem">, deck: Deck): void {
  storage.setItem(KEY, textOfDeck(deck));
}
