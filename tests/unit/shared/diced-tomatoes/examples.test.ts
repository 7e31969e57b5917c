import { describe, expect, test } from "vitest";
import { placesFor } from "../../../../src/shared/games/diced-tomatoes/placing";
import { scoreOf } from "../../../../src/shared/games/diced-tomatoes/scoring";
import type { Vine } from "../../../../src/shared/games/diced-tomatoes/state";
import { vineValue } from "../../../../src/shared/games/diced-tomatoes/vines";
import { END_TURN, place, played, refusedBy, table } from "./table";

const GOLD = { goldenSun: true };

describe("worked example 1: where rolled dice may go", () => {
  const state = table({ players: 1, vines: [["", "red-1:1", "red-2:1 red-3:2"]], hand: "red-4:1 red-5:2 red-6:3" });
  const vinesFor = (die: "red-4" | "red-5" | "red-6", at = state) => placesFor(at, die).map(({ vine }) => vine);

  test("a 1 starts a vine or makes a set; the run has a 1 already", () => {
    expect(vinesFor("red-4")).toEqual([0, 1]);
    expect(refusedBy(state, place("red-4", 0, 2))).toEqual(["DT-P2", "neither-set-nor-run"]);
  });

  test("a 2 starts a vine or makes a run of the 1", () => {
    expect(vinesFor("red-5")).toEqual([0, 1]);
  });

  test("a 3 starts a vine or lengthens the run, and follows once the 2 has joined the 1", () => {
    expect(vinesFor("red-6")).toEqual([0, 2]);
    expect(vinesFor("red-6", played(state, place("red-5", 0, 1)).state)).toEqual([0, 1, 2]);
  });
});

describe("worked example 2: slot scores of a seed 2", () => {
  test.each([
    ["red-1:2 black-1:2 red-2:2", "red-3:2", 1],
    ["red-1:2 gold-1:2 gold-2:2", "red-3:2", 4],
    ["red-1:2 gold-1:2 black-1:2", "red-3:2", 2],
    // DT-H2: a completed vine is always harvested, whatever it is worth.
    ["red-1:1 black-1:1 black-2:1", "red-3:1", -1],
    ["red-1:6 gold-1:6 gold-2:6", "red-3:6", 8],
  ])("%s with %s scores %i", (vine, hand, score) => {
    const state = table({ options: GOLD, vines: [[vine]], hand });
    const [player] = played(state, place("red-3", 0, 0)).state.players;
    expect(player?.track).toMatchObject([{ die: "red-1", score, bonus: 0 }]);
    expect(player?.vines[0]).toBeNull();
  });
});

describe("worked example 3: worthless and overripe vines", () => {
  test("a seed 1 with one black is cleared at the end of the turn", () => {
    const { state, events } = played(table({ vines: [[], ["red-1:1 black-1:2"]] }), END_TURN);
    expect(state.players[1]?.vines[0]).toBeNull();
    expect(state.basket).toContain("red-1");
    expect(events).toContainEqual({
      type: "vine-cleared",
      by: 0,
      seat: 1,
      vine: 0,
      reason: "worthless",
      dice: ["red-1", "black-1"],
    });
  });

  test("a seed 6 with one gold is cleared at the end of the turn", () => {
    const { state, events } = played(table({ options: GOLD, vines: [["red-1:6 gold-1:5"]] }), END_TURN);
    expect(state.players[0]?.vines[0]).toBeNull();
    expect(events).toContainEqual(expect.objectContaining({ type: "vine-cleared", reason: "overripe" }));
  });

  test("the same seed 6, completed within the turn, scores 7", () => {
    const state = table({ options: GOLD, vines: [["red-1:6 gold-1:5 red-2:4"]], hand: "red-3:3" });
    expect(played(state, place("red-3", 0, 0)).state.players[0]?.track).toMatchObject([{ score: 7 }]);
  });

  test.each([
    ["red-1:1", 1],
    ["red-1:6", 6],
    ["red-1:2 black-1:2", 1],
    ["red-1:2 black-1:2 black-2:2", 0],
    ["red-1:6 gold-1:6 black-1:6", 6],
  ])("the value of %s is %i", (vine, value) => {
    const grown = table({ options: GOLD, vines: [[vine]] }).players[0]?.vines[0] as Vine;
    expect(vineValue(grown)).toBe(value);
  });
});

describe("worked example 4: Killer Tomatoes", () => {
  test.each([
    [[], "red-1:1 red-2:2 red-4:3", "red-3:4", 1, 6],
    [[9, 9, 9], "red-1:4 red-2:4 red-4:4", "red-3:4", 4, 3],
    [[9, 9, 9], "red-1:3 red-2:3 red-4:3", "red-3:3", 3, 0],
  ])("after %j, %s with %s: score %i, bonus %i", (track, vine, hand, score, bonus) => {
    const state = table({ options: { killerTomatoes: true }, tracks: [track], vines: [[vine]], hand });
    expect(played(state, place("red-3", 0, 0)).state.players[0]?.track.at(-1)).toMatchObject({ score, bonus });
  });

  test("no bonus without the variant", () => {
    const state = table({ vines: [["red-1:1 red-2:1 red-4:1"]], hand: "red-3:1" });
    expect(played(state, place("red-3", 0, 0)).state.players[0]?.track).toMatchObject([{ score: 1, bonus: 0 }]);
  });
});

describe("worked example 5: karma for an opponent's vine of slot score 5", () => {
  const fifth = { vines: [[], ["red-1:5 red-2:5 red-4:5"]], hand: "red-3:5" };

  test("is 3", () => {
    expect(played(table(fifth), place("red-3", 1, 0)).state.players[0]?.karma).toBe(3 + 3);
  });

  test("is 5 with Karma Overload", () => {
    const state = table({ ...fifth, options: { karmaOverload: true } });
    expect(played(state, place("red-3", 1, 0)).state.players[0]?.karma).toBe(3 + 5);
  });
});

test.each([
  [3, 1],
  [4, 2],
])("worked example 6: karma %i at the end of the game is worth %i", (karma, points) => {
  expect(scoreOf(table({ karma: [karma] }), 0)).toMatchObject({ karma: points, total: points });
});

describe("worked example 7: turning a seed over", () => {
  const flip = { type: "karma", power: "flipSeed", seat: 0, vine: 0 };

  test("a run 3,4 with seed 3 becomes a set of 4", () => {
    const { state } = played(table({ karma: [5], vines: [["red-1:3 red-2:4"]] }), flip);
    expect(state.players[0]).toMatchObject({
      karma: 0,
      vines: [{ seed: { die: "red-1", value: 4 }, dice: [{ die: "red-2", value: 4 }] }, null, null],
    });
  });

  test("a run 2,3 with seed 2 would hold a 5 and a 3", () => {
    const state = table({ karma: [5], vines: [["red-1:2 red-2:3"]] });
    expect(refusedBy(state, flip)).toEqual(["DT-K5", "flip-breaks-vine"]);
  });
});
