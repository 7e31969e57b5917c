import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/shared/dice/random-stream";
import { forage } from "../../../src/shared/games/forage";
import { script } from "../../../src/shared/games/forage/script";
import { standing } from "../../../src/shared/games/forage/standing";
import type { Setup } from "../../../src/shared/games/forage/state";
import { TABLE_DECK } from "../../../src/shared/games/forage/table-deck";
import { forageForms } from "../../../src/shared/protocol/forage";

const SETUP: Setup = { players: ["Ada"], mode: "standard", deck: null, deal: null };
const accepted = (part: Partial<Setup>): boolean => forageForms.setup.safeParse({ ...SETUP, ...part }).success;

describe("what crosses the line of a Forage table", () => {
  it("parses as it is: every view and event of a whole race, for a seat and for those who look on", () => {
    const random = seededDice("line");
    const started = forage.start({ ...SETUP, players: ["Ada", "Ben"], mode: "recipes" }, random);
    if (!started) throw new Error("this source can shuffle");
    const events = [...started.events];
    let { state } = started;
    while (state.phase === "place") {
      const seat = state.players.findIndex(({ finished }) => !finished);
      const decided = forage.decide(state, seat, forage.legalMoves(state, seat)[0], random);
      if (!decided.ok) throw new Error("a listed move");
      state = decided.state;
      events.push(...decided.events);
      for (const audience of [
        { role: "seat", seat: 0 },
        { role: "seats", seats: [0, 1] },
        { role: "stream" },
      ] as const) {
        const view = forage.view(state, audience);
        expect(forageForms.view.parse(view)).toEqual(view);
      }
    }
    for (const event of forage.viewEvents(events, { role: "seat", seat: 1 })) {
      expect(forageForms.event.parse(event)).toEqual(event);
    }
    expect(standing(state)).toMatchObject({ kind: "race", round: 8, finished: true, totals: expect.any(Array) });
  });

  it("takes recipes that were chosen in a challenge only, two different ones (FG-C3)", () => {
    expect(accepted({ mode: "recipes", recipes: ["R07", "R16"] })).toBe(true);
    expect(accepted({ mode: "recipes" })).toBe(true);
    expect(accepted({ mode: "standard", recipes: ["R07", "R16"] })).toBe(false);
    expect(accepted({ mode: "recipes", recipes: ["R07", "R07"] })).toBe(false);
    expect(accepted({ mode: "recipes", recipes: ["R07", "R19" as "R18"] })).toBe(false);
  });

  it("takes a deck of eighteen different cards, and a deal that can be dealt (FG-S2)", () => {
    const [first] = TABLE_DECK.cards;
    if (!first) throw new Error("eighteen cards");
    const pile = TABLE_DECK.cards.slice(0, 9).map(({ id }) => id);
    expect(accepted({ deck: TABLE_DECK.cards })).toBe(true);
    expect(accepted({ deck: [...TABLE_DECK.cards.slice(1), TABLE_DECK.cards[5] as typeof first] })).toBe(false);
    expect(accepted({ deal: { pile, recipes: [] } })).toBe(true);
    expect(accepted({ deal: { pile: [...pile.slice(1), pile[4] as "F05"], recipes: [] } })).toBe(false);
    expect(accepted({ mode: "recipes", deal: { pile, recipes: ["R10", "R11"] } })).toBe(true);
    // R01 is on the back of F01, which is in the pile.
    expect(accepted({ mode: "recipes", deal: { pile, recipes: ["R01", "R11"] } })).toBe(false);
  });
});

describe("recipes that were chosen", () => {
  it("are those of the game, and their cards are in nobody's pile (FG-C3)", () => {
    for (let seed = 0; seed < 40; seed++) {
      const setup: Setup = { ...SETUP, mode: "recipes", recipes: ["R07", "R16"] };
      const started = forage.start(setup, seededDice(`chosen ${seed}`));
      expect(started?.state.recipes).toEqual(["R07", "R16"]);
      expect(new Set(started?.state.pile).size).toBe(9);
      expect(started?.state.pile).not.toContain("F07");
      expect(started?.state.pile).not.toContain("F16");
    }
  });
});

describe("a Forage table as the referee takes it", () => {
  it("names the deal and every command, with its seat in a race only", () => {
    const laid = forage.start({ ...SETUP, mode: "recipes", recipes: ["R07", "R16"] }, seededDice("script"))?.state;
    if (!laid) throw new Error("this source can shuffle");
    const command = { type: "place", card: "F01", x: 0, y: 1, rotation: 0 };
    const written = script({ setup: { ...SETUP, mode: "recipes" }, laid, dice: [], moves: [{ seat: 0, command }] });
    expect(written).toEqual({
      game: "forage",
      players: ["Ada"],
      options: { mode: "recipes" },
      pile: laid.pile,
      recipes: ["R07", "R16"],
      commands: [command],
    });
  });
});
