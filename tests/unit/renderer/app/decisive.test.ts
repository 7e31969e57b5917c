import { describe, expect, it } from "vitest";
import { decides } from "../../../../src/renderer/app/decisive";
import type { Event } from "../../../../src/shared/games/diced-tomatoes/events";
import { shown, table } from "../../shared/diced-tomatoes/table";

const rolled = (hand: string): Event => ({
  type: "dice-rolled",
  rollId: "roll-10",
  seat: 0,
  dice: shown(hand),
  picked: [],
});
/** What a roll of this hand decides on a table laid like this. */
const decidedBy = (written: Parameters<typeof table>[0] & { hand: string }) =>
  decides(table(written), rolled(written.hand));

const THREE_FOURS = "red-1:4 black-1:4 gold-1:4";

describe("what a roll decides", () => {
  it("a harvest, where one of its dice completes a vine, own or a neighbour's (DT-H1)", () => {
    expect(decidedBy({ hand: "red-5:4 red-6:1 black-5:2", vines: [[THREE_FOURS]] })).toBe("harvest");
    expect(decidedBy({ hand: "red-5:1 red-6:4", vines: [[], ["", "", THREE_FOURS]] })).toBe("harvest");
    expect(decidedBy({ hand: "red-5:6", vines: [["red-1:3 black-1:4 gold-1:5"]] })).toBe("harvest");
  });

  it("nothing, where its dice only start or lengthen vines", () => {
    expect(decidedBy({ hand: "red-5:4", vines: [["red-1:4 black-1:4"]] })).toBeNull();
    expect(decidedBy({ hand: "red-5:5", vines: [[THREE_FOURS]] })).toBeNull();
    expect(decidedBy({ hand: "red-5:5" })).toBeNull();
  });

  it("nothing, where the vine that it would complete is on a full track (DT-P5)", () => {
    expect(decidedBy({ hand: "red-5:4", vines: [[THREE_FOURS]], tracks: [[1, 1, 1, 1, 1, 1]] })).toBeNull();
  });

  it("the game, in the last round (DT-E1)", () => {
    expect(decidedBy({ hand: "red-5:4", vines: [[THREE_FOURS]], finalRound: true })).toBe("game");
    expect(decidedBy({ hand: "red-5:5", vines: [[THREE_FOURS]], finalRound: true })).toBeNull();
    expect(decidedBy({ hand: "red-5:5", finalRound: true, active: 1 })).toBe("game");
  });

  it("a die rolled again decides by itself", () => {
    const state = table({ hand: "red-5:4 red-6:1", vines: [[THREE_FOURS]] });
    const again = (die: "red-5" | "red-6", value: 4 | 1): Event => ({
      type: "die-rerolled",
      rollId: "roll-11",
      seat: 0,
      die,
      from: 2,
      value,
    });
    expect(decides(state, again("red-5", 4))).toBe("harvest");
    expect(decides(state, again("red-6", 1))).toBeNull();
  });

  it("nothing else decides anything, nor does a roll of no dice", () => {
    const state = table({ hand: "", vines: [[THREE_FOURS]], finalRound: true, active: 1 });
    expect(decides(state, rolled(""))).toBeNull();
    expect(decides(state, { type: "turn-ended", seat: 1 })).toBeNull();
  });
});
