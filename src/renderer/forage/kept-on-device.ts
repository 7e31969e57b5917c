import { z } from "zod";
import type { Deck } from "../../shared/games/forage/cards";
import type { DayScore } from "../../shared/games/forage/day-scores";
import type { ForageKept } from "../../shared/protocol/forage-kept";
import { deckOfText } from "./decks/deck-text";

const DECK = "harvest-table:forage-deck";
const DAYS = "harvest-table:forage-days";

const daysSchema = z.array(
  z.strictObject({ day: z.string().max(10), mode: z.enum(["standard", "recipes"]), best: z.int() }),
);

/** Hands over to the host; answers whether it was taken. */
interface Host {
  keepDeck(deck: Deck): Promise<boolean>;
  keepDays(days: DayScore[]): Promise<boolean>;
}

/**
 * A deck and scores that a device kept by itself before the host did. What the host takes over is forgotten here; a deck
 * stays where the host has one already.
 */
export async function handOver(storage: Storage, kept: ForageKept, host: Host): Promise<void> {
  try {
    const deck = deckOfText(storage.getItem(DECK) ?? "");
    if (deck.ok && kept.deck === null && (await host.keepDeck(deck.deck))) storage.removeItem(DECK);
    const days = daysSchema.safeParse(JSON.parse(storage.getItem(DAYS) ?? "[]")).data ?? [];
    if (days.length > 0 && (await host.keepDays(days))) storage.removeItem(DAYS);
  } catch (error) {
    console.warn("What this device kept of Forage could not be handed over.", error);
  }
}
