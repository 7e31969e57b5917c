import { z } from "zod";
import { type Area, type Card, DECK_CARDS, type Deck, isCardId } from "./cards";
import { AREAS } from "./geometry";
import { WOODLANDS, type Woodland } from "./woodland";

/** What is wrong with a deck file. The words live in the renderer. */
export interface DeckFault {
  reason:
    | "not-a-deck"
    | "wrong-number-of-cards"
    | "not-a-card"
    | "unknown-card"
    | "card-twice"
    | "wrong-number-of-areas"
    | "not-an-area"
    | "split-of-one-type"
    | "not-one-split-area";
  /** The card's id, or its number in the file ("#3") where it has none; null where the file itself is at fault. */
  card: string | null;
  /** 1 to 6, in reading order; null where the card itself is at fault. */
  area: number | null;
}

export type ReadDeck = { ok: true; deck: Deck } | { ok: false; faults: DeckFault[] };

const NAME_LIMIT = 80;
const NOTE_LIMIT = 4000;

/** The file around the cards; `description` and `shape` are for people. */
const fileSchema = z.strictObject({
  name: z.string().trim().min(1).max(NAME_LIMIT),
  version: z.literal(1),
  description: z.string().max(NOTE_LIMIT).optional(),
  shape: z.unknown().optional(),
  cards: z.array(z.unknown()).max(DECK_CARDS * 4),
});

const cardSchema = z.strictObject({ id: z.string().max(NAME_LIMIT), areas: z.array(z.unknown()).max(AREAS * 4) });

/** Reads a deck of eighteen cards (FG-S1), with every fault by card and area. */
export function readDeck(input: unknown): ReadDeck {
  const file = fileSchema.safeParse(input);
  if (!file.success) return { ok: false, faults: [{ reason: "not-a-deck", card: null, area: null }] };
  const faults: DeckFault[] = [];
  if (file.data.cards.length !== DECK_CARDS) {
    faults.push({ reason: "wrong-number-of-cards", card: null, area: null });
  }
  const cards: Card[] = [];
  for (const [index, entry] of file.data.cards.entries()) {
    const card = readCard(entry, index, faults);
    if (card === null) continue;
    if (cards.some(({ id }) => id === card.id)) faults.push({ reason: "card-twice", card: card.id, area: null });
    else cards.push(card);
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, deck: { name: file.data.name, cards } };
}

/** Null, with its faults noted, where the card cannot be used. */
function readCard(input: unknown, index: number, faults: DeckFault[]): Card | null {
  const parsed = cardSchema.safeParse(input);
  if (!parsed.success) {
    faults.push({ reason: "not-a-card", card: `#${index + 1}`, area: null });
    return null;
  }
  const { id, areas: entries } = parsed.data;
  const before = faults.length;
  const fault = (reason: DeckFault["reason"], area: number | null = null): void => {
    faults.push({ reason, card: id, area });
  };
  if (!isCardId(id)) fault("unknown-card");
  if (entries.length !== AREAS) fault("wrong-number-of-areas");
  const areas: Area[] = [];
  for (const [at, entry] of entries.entries()) {
    const area = readArea(entry);
    if (area === null) fault("not-an-area", at + 1);
    else if (area.length === 2 && area[0] === area[1]) fault("split-of-one-type", at + 1);
    else areas.push(area);
  }
  const whole = faults.length === before;
  if (whole && areas.filter(({ length }) => length === 2).length !== 1) fault("not-one-split-area");
  return faults.length === before && isCardId(id) ? { id, areas } : null;
}

function readArea(input: unknown): Area | null {
  if (isWoodland(input)) return [input];
  return Array.isArray(input) && input.length === 2 && input.every(isWoodland) ? [...input] : null;
}

const isWoodland = (input: unknown): input is Woodland => (WOODLANDS as readonly unknown[]).includes(input);

/** The file of a deck: what `readDeck` reads. */
export const fileOfDeck = ({ name, cards }: Deck): object => ({
  name,
  version: 1,
  cards: cards.map(({ id, areas }) => ({ id, areas: areas.map((area) => (area.length === 1 ? area[0] : area)) })),
});
