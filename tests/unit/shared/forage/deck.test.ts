import { describe, expect, test } from "vitest";
import deckFile from "../../../../src/shared/games/forage/data/deck.json";
import { readDeck } from "../../../../src/shared/games/forage/deck-file";
import { TABLE_DECK } from "../../../../src/shared/games/forage/table-deck";

test("the table's deck: F01 to F18, five food areas and one split area each (FG-S1)", () => {
  expect(TABLE_DECK.cards.map(({ id }) => id)).toEqual(
    Array.from({ length: 18 }, (_, index) => `F${String(index + 1).padStart(2, "0")}`),
  );
  for (const { areas } of TABLE_DECK.cards) {
    expect(areas.map(({ length }) => length).sort()).toEqual([1, 1, 1, 1, 1, 2]);
  }
  expect(TABLE_DECK.cards[6]?.areas).toEqual([
    ["soil"],
    ["soil"],
    ["leaves"],
    ["leaves", "bramble"],
    ["soil"],
    ["soil"],
  ]);
});

describe("a deck that a player enters", () => {
  const changed = (change: (cards: { id: string; areas: unknown[] }[]) => void): unknown => {
    const file = structuredClone(deckFile) as { cards: { id: string; areas: unknown[] }[] };
    change(file.cards);
    return file;
  };

  test("may leave out what is for people", () => {
    const { name, version, cards } = deckFile;
    expect(readDeck({ name, version, cards })).toEqual({ ok: true, deck: TABLE_DECK });
  });

  test("is told every fault at once, by card and area", () => {
    const faulty = changed((cards) => {
      cards[2]?.areas.splice(4, 1, "moss");
      cards[7]?.areas.splice(4, 1, ["leaves", "leaves"]);
      cards[9]?.areas.splice(2, 1, "bramble");
    });
    expect(readDeck(faulty)).toEqual({
      ok: false,
      faults: [
        { reason: "not-an-area", card: "F03", area: 5 },
        { reason: "split-of-one-type", card: "F08", area: 5 },
        { reason: "not-one-split-area", card: "F10", area: null },
      ],
    });
  });

  test.each<[string, unknown, object]>([
    ["no file", null, { reason: "not-a-deck", card: null, area: null }],
    ["an unknown property", { ...deckFile, author: "me" }, { reason: "not-a-deck", card: null, area: null }],
    ["another version", { ...deckFile, version: 2 }, { reason: "not-a-deck", card: null, area: null }],
    ["a card too few", changed((cards) => cards.pop()), { reason: "wrong-number-of-cards", card: null, area: null }],
    ["no card", changed((cards) => cards.splice(1, 1, [] as never)), { reason: "not-a-card", card: "#2", area: null }],
    [
      "an unknown card",
      changed((cards) => Object.assign(cards[0] ?? {}, { id: "F19" })),
      { reason: "unknown-card", card: "F19", area: null },
    ],
    [
      "a card twice",
      changed((cards) => Object.assign(cards[1] ?? {}, { id: "F01" })),
      { reason: "card-twice", card: "F01", area: null },
    ],
    [
      "an area too many",
      changed((cards) => cards[0]?.areas.push("soil")),
      { reason: "wrong-number-of-areas", card: "F01", area: null },
    ],
    [
      "a split of three",
      changed((cards) => cards[0]?.areas.splice(4, 1, ["soil", "leaves", "bramble"])),
      { reason: "not-an-area", card: "F01", area: 5 },
    ],
  ])("with %s is refused", (_, file, fault) => {
    expect(readDeck(file)).toEqual({ ok: false, faults: [fault] });
  });
});
