import { describe, expect, it } from "vitest";
import { soundsOfStep } from "../../../../src/renderer/audio/forage-to-sounds";
import type { Event } from "../../../../src/shared/games/forage/events";
import type { DieChange, Result } from "../../../../src/shared/games/forage/state";

const score = { dice: 0, split: 0, mice: 0, token: 0, recipes: 0, total: 0 };

function placed(dice: DieChange[], recipes = 0): Event {
  const placement = { card: "F02" as const, x: 0, y: 0, rotation: 0 as const, dice };
  return { type: "card-placed", seat: 0, number: 1, placement, score: { ...score, recipes }, open: true };
}

const ended = (result: Result): Event => ({ type: "game-ended", result });
const names = (events: Event[], recipes: number | null = 0) => soundsOfStep(events, recipes).map(({ sound }) => sound);

describe("what a Forage table sounds like", () => {
  it.each<[string, DieChange[], string[]]>([
    ["a card alone", [], ["card"]],
    ["a new die", [{ change: "new", cell: "0,0", colour: "soil" }], ["card", "tap"]],
    [
      "two that grow, once",
      [
        { change: "grown", cell: "0,0", colour: "soil", from: 1, face: 3 },
        { change: "grown", cell: "1,0", colour: "soil", from: 3, face: 6 },
      ],
      ["card", "tip"],
    ],
    ["a 10", [{ change: "grown", cell: "0,0", colour: "soil", from: 6, face: 10 }], ["card", "tip", "harvest"]],
    ["a 15 that stays", [{ change: "grown", cell: "0,0", colour: "soil", from: 15, face: 15 }], ["card", "tip"]],
    ["a mouse", [{ change: "mouse", cell: "0,0", colour: "soil" }], ["card", "sigh"]],
    ["the token", [{ change: "token", cell: "0,0" }], ["card", "sigh"]],
  ])("%s", (_, dice, sounds) => {
    expect(names([placed(dice)])).toEqual(sounds);
  });

  it("tells a recipe that earns more than before", () => {
    expect(names([placed([], 5)], 0)).toEqual(["card", "heart"]);
    expect(names([placed([], 5)], 5)).toEqual(["card"]);
    expect(names([placed([], 5)], null)).toEqual(["card"]);
  });

  it("ends with a won game, a race or a sigh", () => {
    expect(names([ended({ won: true, total: 35 })])).toEqual(["victory"]);
    expect(names([ended({ won: false, total: 34 })])).toEqual(["sigh"]);
    expect(names([ended({ winners: [0], totals: [30, 20] })])).toEqual(["victory"]);
  });
});
