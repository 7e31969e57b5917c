import { describe, expect, it } from "vitest";
import { splitMoved, typeTurned } from "../../../../src/renderer/forage/decks/deck-draft";
import { deckOfText, textOfDeck } from "../../../../src/renderer/forage/decks/deck-text";
import { readDeck } from "../../../../src/shared/games/forage/deck-file";
import { TABLE_DECK } from "../../../../src/shared/games/forage/table-deck";

const OWN = { ...TABLE_DECK, name: "Printed" };

describe("a deck of one's own", () => {
  it("comes back from its file", () => {
    expect(deckOfText(textOfDeck(OWN))).toEqual({ ok: true, deck: OWN });
  });

  it("is refused with every fault by card and area", () => {
    const file = JSON.parse(textOfDeck(OWN));
    file.cards[0].areas[2] = "moss";
    file.cards[4].id = "F04";
    file.cards[6].areas[3] = ["leaves", "leaves"];
    expect(deckOfText(JSON.stringify(file))).toEqual({
      ok: false,
      faults: [
        { reason: "not-an-area", card: "F01", area: 3 },
        { reason: "card-twice", card: "F04", area: null },
        { reason: "split-of-one-type", card: "F07", area: 4 },
      ],
    });
    for (const text of ["", "{", "[]", "null", `"${"x".repeat(40_000)}"`]) {
      expect(deckOfText(text)).toMatchObject({ ok: false, faults: [{ reason: "not-a-deck" }] });
    }
  });
});

describe("entering cards", () => {
  it("goes round the three types, and never gives the split area one type twice", () => {
    // F01's first area is leaves, its fifth bramble over leaves.
    const first = (deck: typeof OWN) => deck.cards[0]?.areas[0];
    const split = (deck: typeof OWN) => deck.cards[0]?.areas[4];
    const once = typeTurned(OWN, 0, 0, 0);
    expect(first(once)).toEqual(["soil"]);
    expect(first(typeTurned(typeTurned(once, 0, 0, 0), 0, 0, 0))).toEqual(["leaves"]);
    // After bramble comes leaves, which is below already: soil.
    expect(split(typeTurned(OWN, 0, 4, 0))).toEqual(["soil", "leaves"]);
    expect(split(typeTurned(OWN, 0, 4, 1))).toEqual(["bramble", "soil"]);
  });

  it("moves the split area and leaves a deck that can be played", () => {
    const moved = splitMoved(OWN, 0, 1);
    expect(moved.cards[0]?.areas).toEqual([
      ["leaves"],
      ["bramble", "leaves"],
      ["bramble"],
      ["soil"],
      ["bramble"],
      ["bramble"],
    ]);
    expect(readDeck(JSON.parse(textOfDeck(moved)))).toEqual({ ok: true, deck: moved });
    expect(splitMoved(OWN, 0, 4)).toEqual(OWN);
  });
});
