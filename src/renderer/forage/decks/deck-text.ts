import type { Deck } from "../../../shared/games/forage/cards";
import { type DeckFault, fileOfDeck, type ReadDeck, readDeck } from "../../../shared/games/forage/deck-file";

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

/** The text of a deck's file: what `deckOfText` reads. */
export const textOfDeck = (deck: Deck): string => JSON.stringify(fileOfDeck(deck));
