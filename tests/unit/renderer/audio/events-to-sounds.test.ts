import { describe, expect, it } from "vitest";
import { soundsOfMove } from "../../../../src/renderer/audio/events-to-sounds";
import type { Event } from "../../../../src/shared/games/diced-tomatoes/events";

const PLACED: Event = { type: "die-placed", by: 0, seat: 1, vine: 0, die: "red-1", value: 4, asSeed: false };
const HARVESTED: Event = {
  type: "vine-harvested",
  by: 0,
  seat: 1,
  vine: 0,
  slot: 1,
  die: "red-2",
  value: 4,
  score: 4,
  bonus: 0,
  returned: ["red-1", "red-3", "red-4"],
  firstSixth: false,
};
const KARMA: Event = { type: "karma-earned", seat: 0, reason: "harvest", amount: 3, lost: 0, karma: 3 };
const ROLLED: Event = {
  type: "dice-rolled",
  rollId: "r1",
  seat: 0,
  dice: [{ die: "red-1", value: 4 }],
  picked: ["red-1"],
};
const ENDED: Event = { type: "turn-ended", seat: 0 };
const TURN: Event = { type: "turn-started", seat: 1, round: 1, turn: 2 };
const seen = { skipped: false, motion: true };
const still = { skipped: false, motion: false };
const names = (events: Event[], how: Parameters<typeof soundsOfMove>[1]) =>
  soundsOfMove(events, how).map(({ sound }) => sound);

describe("what happens and how it sounds", () => {
  it.each<[string, Event, string[]]>([
    ["a die set down", PLACED, ["tap"]],
    ["a harvest", HARVESTED, ["harvest", "sweep"]],
    ["karma earned", KARMA, ["heart"]],
    ["karma that the cap kept out", { ...KARMA, amount: 0, lost: 3 }, []],
    ["karma spent", { type: "karma-spent", seat: 0, power: "flipSeed", cost: 5, karma: 1 }, ["sigh"]],
    ["a cleared vine", { type: "vine-cleared", by: 0, seat: 0, vine: 0, reason: "karma", dice: ["red-1"] }, ["sweep"]],
    ["the next turn", TURN, ["turn"]],
    ["the first turn", { ...TURN, turn: 1 }, []],
    ["dice passed on", { type: "dice-passed", from: 0, to: 1, dice: ["red-1"] }, ["slide"]],
    ["dice kept by a player alone", { type: "dice-passed", from: 0, to: 0, dice: ["red-1"] }, []],
    ["the last round", { type: "final-round", seat: 0 }, ["finalRound"]],
    ["the splatter's card", { type: "last-player-set", seat: 0 }, ["card"]],
  ])("%s", (_, event, sounds) => {
    expect(names([event], seen)).toEqual(sounds);
  });

  it("a throw that is seen sounds by its knocks alone, one that is not rattles", () => {
    expect(names([ROLLED], seen)).toEqual([]);
    expect(names([ROLLED], still)).toEqual(["rattle"]);
    expect(names([{ ...ROLLED, dice: [] }], still)).toEqual([]);
  });

  it("silent events beside one that sounds do not hush it", () => {
    expect(names([ENDED, TURN], seen)).toEqual(["turn"]);
  });

  it("what is skipped, or caught up with, is not heard", () => {
    expect(names([PLACED], { ...seen, skipped: true })).toEqual([]);
    expect(names([PLACED, HARVESTED, KARMA], seen)).toEqual([]);
  });

  it("without motion the loudest stands for a whole move", () => {
    expect(names([PLACED, HARVESTED, KARMA, ENDED, TURN], still)).toEqual(["harvest"]);
  });
});
