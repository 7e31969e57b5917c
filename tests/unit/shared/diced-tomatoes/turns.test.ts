import { describe, expect, test } from "vitest";
import type { DieId, DieValue } from "../../../../src/shared/dice/kinds";
import { writtenDice } from "../../../../src/shared/dice/random-written";
import { dicedTomatoes } from "../../../../src/shared/games/diced-tomatoes";
import { scoreOf } from "../../../../src/shared/games/diced-tomatoes/scoring";
import { DEFAULT_OPTIONS } from "../../../../src/shared/games/diced-tomatoes/state";
import { END_TURN, give, place, played, table } from "./table";

const roll = (...dice: string[]) => ({ type: "roll", dice });
const types = ({ events }: { events: { type: string }[] }) => events.map(({ type }) => type);
const started = (players: number, dice: DieValue[], options = DEFAULT_OPTIONS) =>
  dicedTomatoes.start({ players: ["Ada", "Ben", "Cleo", "Dan"].slice(0, players), options }, writtenDice(dice));

describe("set-up", () => {
  test.each([
    [1, false, 13],
    [1, true, 14],
    [3, true, 42],
    [4, false, 52],
  ])("%i players, Golden Sun %s: %i dice in the basket", (players, goldenSun, count) => {
    const table = started(players, [1, 2, 3, 4], { ...DEFAULT_OPTIONS, goldenSun });
    expect(table?.state.basket).toHaveLength(count);
    expect(table?.state.basket[0]).toBe("black-1");
  });

  test("the lowest takes the splatter and the seat after theirs begins", () => {
    expect(started(3, [4, 2, 5])?.state).toMatchObject({
      lastSeat: 1,
      activeSeat: 2,
      round: 1,
      turn: 1,
      phase: "pick",
    });
    expect(started(3, [4, 2, 1])?.state).toMatchObject({ lastSeat: 2, activeSeat: 0 });
  });

  test("those tied for lowest roll again, again and again, and the others no more", () => {
    const table = started(4, [2, 5, 2, 2, /* seats 0, 2, 3 */ 3, 3, 6, /* seats 0, 2 */ 1, 1, 4, 2]);
    expect(table?.state).toMatchObject({ lastSeat: 2, activeSeat: 3, rolls: 4 });
    const rolls = table?.events.flatMap((event) =>
      event.type === "starting-rolled" ? [event.rolls.map(({ seat, value }) => `${seat}:${value}`).join(" ")] : [],
    );
    expect(rolls).toEqual(["0:2 1:5 2:2 3:2", "0:3 2:3 3:6", "0:1 2:1", "0:4 2:2"]);
  });

  test("too few dice for it: no table", () => {
    expect(started(3, [4, 2])).toBeNull();
    expect(started(3, [2, 2, 3, 1])).toBeNull();
  });

  test("one player alone does not roll", () => {
    expect(started(1, [])?.state).toMatchObject({ lastSeat: null, activeSeat: 0, round: 1, turn: 1, rolls: 0 });
  });

  test("the first event carries the table before any turn", () => {
    expect(started(2, [1, 2])?.events[0]).toMatchObject({
      type: "game-started",
      state: { round: 0, turn: 0, activeSeat: null, lastSeat: null, phase: "pick", rolls: 0 },
    });
  });
});

describe("a turn", () => {
  test("passed dice are rolled again before the picked ones, in hand order (DT-T2)", () => {
    const state = table({ phase: "pick", hand: "red-7:1 black-2:1" });
    const next = played(state, roll("red-9", "black-1", "red-3"), [1, 2, 3, 4, 5]).state;
    expect(next.hand.map(({ die, value }) => `${die}:${value}`)).toEqual([
      "red-7:1",
      "black-2:2",
      "red-9:3",
      "black-1:4",
      "red-3:5",
    ]);
    expect(next.basket).not.toContain("red-9");
    expect(next).toMatchObject({ phase: "place", rolls: 10 });
  });

  test("the number to pick is taken when the roll is made: a clear before it counts (DT-T1)", () => {
    const state = table({ phase: "pick", basket: ["red-1"], vines: [["red-2:3 red-3:3"]] });
    const cleared = played(state, { type: "karma", power: "clear", seat: 0, vine: 0 }).state;
    expect(cleared.basket).toEqual(["red-1", "red-2", "red-3"]);
    expect(give(cleared, roll("red-1"), [1])).toMatchObject({ ok: false, refusal: { rule: "DT-T1" } });
    expect(give(cleared, roll("red-1", "red-2", "red-3"), [1, 1, 1])).toMatchObject({ ok: true });
  });

  test("ends in the order of DT-T5: clearing, karma over the cap, passing", () => {
    const state = table({ players: 3, vines: [["red-1:1 black-1:1"]], karma: [9], hand: "black-2:5 black-3:2" });
    const ended = played(state, END_TURN);
    expect(types(ended)).toEqual(["turn-ended", "vine-cleared", "karma-lost", "dice-passed", "turn-started"]);
    expect(ended.state).toMatchObject({
      activeSeat: 1,
      phase: "pick",
      round: 2,
      turn: 5,
      hand: [
        { die: "black-2", value: null },
        { die: "black-3", value: null },
      ],
    });
    expect(ended.state.players[0]?.karma).toBe(6);
  });

  test("a new round begins with the seat after the splatter", () => {
    expect(played(table({ players: 3, active: 1, last: 1 }), END_TURN).state).toMatchObject({
      activeSeat: 2,
      round: 3,
    });
    expect(played(table({ players: 3, active: 2, last: 1 }), END_TURN).state).toMatchObject({
      activeSeat: 0,
      round: 2,
    });
  });

  test("a seat plays in its own turn only", () => {
    const state = table({ hand: "red-1:1" });
    expect(dicedTomatoes.decide(state, 1, place("red-1", 0, 0), writtenDice([]))).toMatchObject({
      ok: false,
      refusal: { rule: null, reason: "not-your-turn" },
    });
    expect(dicedTomatoes.legalMoves(state, 1)).toEqual([]);
  });
});

describe("karma", () => {
  const opponent = (seed: number, options = {}, karma = 0) =>
    played(
      table({
        options: { goldenSun: false, ...options },
        karma: [karma],
        vines: [[], [`red-1:${seed} red-2:${seed} red-4:${seed}`]],
        hand: `red-3:${seed}`,
      }),
      place("red-3", 1, 0),
    ).state.players[0]?.karma;

  test("for an opponent's vine: 1, 1, 2, 2, 3, 3 (DT-K1)", () => {
    expect([1, 2, 3, 4, 5, 6].map((seed) => opponent(seed))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test("with Karma Overload the slot score (DT-K2)", () => {
    expect([1, 2, 3, 4, 5, 6].map((seed) => opponent(seed, { karmaOverload: true }))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("never rises above 12, unless there is no cap (DT-K3)", () => {
    expect(opponent(6, { karmaOverload: true }, 10)).toBe(12);
    expect(opponent(6, { karmaOverload: true, karmaCap: "none" }, 10)).toBe(16);
  });

  test("over 6 is kept at the end of the turn where there is no cap", () => {
    const state = table({ karma: [16], options: { karmaCap: "none" } });
    expect(played(state, END_TURN).state.players[0]?.karma).toBe(16);
  });

  test.each([
    ["red-1:1 black-1:1 red-4:1", 0],
    ["red-1:6 gold-1:6 red-4:6", 3],
    ["red-1:6 gold-1:6 gold-2:6", 3],
  ])("slot scores out of 1 to 6: %s earns %i", (vine, earned) => {
    const value = vine[6];
    const state = table({ options: { goldenSun: true }, vines: [[], [vine]], hand: `red-3:${value}`, karma: [0] });
    expect(played(state, place("red-3", 1, 0)).state.players[0]?.karma).toBe(earned);
  });

  test("overload with a slot score of 8 earns 8, with 0 or less nothing", () => {
    const options = { goldenSun: true, karmaOverload: true };
    const ripe = table({ options, vines: [[], ["red-1:6 gold-1:6 gold-2:6"]], hand: "red-3:6", karma: [0] });
    expect(played(ripe, place("red-3", 1, 0)).state.players[0]?.karma).toBe(8);
    const spoilt = table({ options, vines: [[], ["red-1:1 black-1:1 black-2:1"]], hand: "red-3:1", karma: [0] });
    expect(played(spoilt, place("red-3", 1, 0)).state.players[0]?.karma).toBe(0);
  });

  test("one's own vine earns none", () => {
    const state = table({ vines: [["red-1:5 red-2:5 red-4:5"]], hand: "red-3:5" });
    expect(played(state, place("red-3", 0, 0)).state.players[0]?.karma).toBe(3);
  });

  test.each([{ goldenSun: true }, { karmaOverload: true }, { goldenSun: true, karmaOverload: true }])(
    "shards with %o: one for each die on an opponent's token or vine, three make one karma (DT-K4)",
    (options) => {
      const state = table({ options, hand: "red-1:2 red-2:3 red-3:4 red-4:5 red-5:5" });
      const seed = played(state, place("red-1", 1, 0)).state;
      expect(seed.players[0]).toMatchObject({ shards: 1, karma: 3 });
      const own = played(seed, place("red-5", 0, 0)).state;
      expect(own.players[0]).toMatchObject({ shards: 1, karma: 3 });
      const two = played(own, place("red-2", 1, 0)).state;
      expect(two.players[0]).toMatchObject({ shards: 2, karma: 3 });
      const three = played(two, place("red-3", 1, 0));
      expect(three.state.players[0]).toMatchObject({ shards: 0, karma: 4 });
      expect(types(three)).toEqual(["die-placed", "shard-earned", "karma-earned"]);
      expect(played(three.state, place("red-4", 1, 0)).state.players[0]).toMatchObject({ shards: 1 });
    },
  );

  test("no shards without either variant", () => {
    const state = table({ hand: "red-1:2" });
    expect(played(state, place("red-1", 1, 0)).state.players[0]?.shards).toBe(0);
  });

  test("at the cap the karma of three shards is lost, and the shards too", () => {
    const state = table({ options: { goldenSun: true }, karma: [12], shards: [2], hand: "red-1:2" });
    const { state: next, events } = played(state, place("red-1", 1, 0));
    expect(next.players[0]).toMatchObject({ karma: 12, shards: 0 });
    expect(events).toContainEqual({
      type: "karma-earned",
      seat: 0,
      reason: "shards",
      amount: 0,
      lost: 1,
      karma: 12,
    });
  });
});

describe("powers", () => {
  const state = table({ karma: [12], hand: "red-1:1 red-2:3", vines: [[], ["red-3:2 black-1:2"]] });
  const power = (name: string, aim: object, drawn: DieValue[] = []) =>
    played(state, { type: "karma", power: name, ...aim }, drawn).state;

  test.each([
    ["reroll", { die: "red-2" }, [5], 11, 5],
    ["shift", { die: "red-2", value: 4 }, [], 10, 4],
    ["set", { die: "red-2", value: 6 }, [], 6, 6],
  ] as const)("%s", (name, aim, drawn, karma, value) => {
    const next = power(name, aim, [...drawn]);
    expect(next.players[0]?.karma).toBe(karma);
    expect(next.hand).toEqual([
      { die: "red-1", value: 1 },
      { die: "red-2", value },
    ]);
    expect(next.rolls).toBe(name === "reroll" ? 10 : 9);
  });

  test("rollover turns a 1 into 6 and back", () => {
    const six = power("rollover", { die: "red-1" });
    expect(six.hand[0]).toEqual({ die: "red-1", value: 6 });
    const one = played(six, { type: "karma", power: "rollover", die: "red-1" }).state;
    expect(one.hand[0]).toEqual({ die: "red-1", value: 1 });
    expect(one.players[0]?.karma).toBe(4);
  });

  test("clear takes any player's vine", () => {
    const next = power("clear", { seat: 1, vine: 0 });
    expect(next.players[0]?.karma).toBe(9);
    expect(next.players[1]?.vines[0]).toBeNull();
    expect(next.basket).toEqual(expect.arrayContaining(["red-3", "black-1"]));
  });

  test("flipSeed may be used before the roll", () => {
    const picking = table({ phase: "pick", karma: [5], vines: [[], ["red-3:2"]] });
    const next = played(picking, { type: "karma", power: "flipSeed", seat: 1, vine: 0 }).state;
    expect(next.players[1]?.vines[0]?.seed).toEqual({ die: "red-3", value: 5 });
    expect(next.phase).toBe("pick");
  });
});

describe("the end of the game", () => {
  const five = [1, 1, 1, 1, 1];
  const sixth = { vines: [["red-1:5 red-2:5 red-4:5"]], hand: "red-3:5" };

  test("the round of the first sixth tomato is the last, and its owner gets 2 points (DT-E1, DT-H4)", () => {
    const state = table({ players: 3, active: 1, last: 2, tracks: [five], ...sixth });
    const harvested = played(state, place("red-3", 0, 0)).state;
    expect(harvested.finalRound).toBe(true);
    expect(harvested.players[0]?.firstSixth).toBe(true);
    const last = played(harvested, END_TURN).state;
    expect(last).toMatchObject({ phase: "pick", activeSeat: 2 });
    const placing = { ...last, phase: "place" as const };
    expect(played(placing, END_TURN).state).toMatchObject({
      phase: "finished",
      activeSeat: null,
      round: 2,
      turn: last.turn,
      // Ben's 3 karma for the slot score 5 and the 3 he had are 3 points.
      result: { winners: [0], totals: [5 + 5 + 2 + 1, 3, 1] },
    });
  });

  test("only the first sixth tomato of the game counts", () => {
    const state = table({
      tracks: [five, five],
      ...sixth,
      vines: [sixth.vines[0] ?? [], ["red-5:2 red-6:2 red-7:2"]],
      hand: "red-3:5 red-8:2",
    });
    const both = played(played(state, place("red-3", 0, 0)).state, place("red-8", 1, 0));
    expect(both.state.players.map(({ firstSixth }) => firstSixth)).toEqual([true, false]);
    expect(types(both)).not.toContain("final-round");
  });

  test("a turn that would start with an empty basket ends the game at once (DT-E2), and is not counted", () => {
    const state = table({ players: 3, basket: [], hand: "black-1:5", karma: [9, 3, 3] });
    const { state: done, events } = played(state, END_TURN);
    expect(done).toMatchObject({ phase: "finished", round: 2, turn: 4, hand: [{ die: "black-1", value: null }] });
    expect(done.players[0]?.karma).toBe(6);
    expect(events.at(-1)).toMatchObject({ type: "game-ended", reason: "empty-basket" });
  });

  test("a vine cleared at the end of the turn fills the basket in time", () => {
    const state = table({ basket: [], vines: [["red-1:1 black-1:1"]] });
    expect(played(state, END_TURN).state).toMatchObject({ phase: "pick", basket: ["black-1", "red-1"] });
  });

  test("most points win and ties are shared (DT-E5)", () => {
    const state = table({ players: 3, basket: [], tracks: [[4], [4], [1]] });
    expect(played(state, END_TURN).state.result).toEqual({ winners: [0, 1], totals: [5, 5, 2] });
  });

  test("unfinished vines (DT-E4)", () => {
    const vines = [["red-1:5 red-2:5 black-1:5", "red-4:2 red-5:3", "red-6:1 red-7:1 red-8:1"]];
    expect(scoreOf(table({ vines }), 0).vines).toBe(2);
    // Seven red dice in all: two threes.
    expect(scoreOf(table({ vines, options: { killerTomatoes: true } }), 0).vines).toBe(2);
    const singles = [["red-1:5", "red-4:2", "red-6:1"]];
    expect(scoreOf(table({ vines: singles }), 0).vines).toBe(0);
    expect(scoreOf(table({ vines: singles, options: { killerTomatoes: true } }), 0).vines).toBe(1);
  });
});

describe("single mode", () => {
  const five = [1, 2, 3, 4, 4];
  const alone = { players: 1, tracks: [five], vines: [["red-1:6 red-2:6 red-4:6"]], hand: "red-3:6 black-1:2" };

  test("the sixth tomato wins at once: its karma is earned, and nothing else happens (DT-M2)", () => {
    const { state, events } = played(table({ ...alone, karma: [9] }), place("red-3", 0, 0));
    expect(events.map(({ type }) => type)).toEqual([
      "die-placed",
      "vine-harvested",
      "karma-earned",
      "final-round",
      "game-ended",
    ]);
    expect(state).toMatchObject({
      phase: "finished",
      finalRound: true,
      hand: [{ die: "black-1", value: 2 }],
      result: { won: true, matches: 5 },
    });
    expect(state.players[0]).toMatchObject({ karma: 12, firstSixth: true });
    expect(dicedTomatoes.summary(state).players[0]?.score).toEqual({
      track: 0,
      bonus: 0,
      firstSixth: 0,
      karma: 0,
      vines: 0,
      total: 5,
    });
  });

  test("completed own vines earn karma (DT-M3), with Karma Overload the slot score", () => {
    const vines = [["red-1:4 red-2:4 red-4:4"]];
    const state = table({ players: 1, vines, hand: "red-3:4" });
    expect(played(state, place("red-3", 0, 0)).state.players[0]).toMatchObject({ karma: 5, shards: 0 });
    const overload = table({ players: 1, vines, hand: "red-3:4", options: { karmaOverload: true } });
    expect(played(overload, place("red-3", 0, 0)).state.players[0]).toMatchObject({ karma: 7, shards: 0 });
  });

  test("each turn is a round, and dice in hand stay with the player", () => {
    const state = table({ players: 1, hand: "black-1:2" });
    const { state: next, events } = played(state, END_TURN);
    expect(next).toMatchObject({ round: 3, turn: 3, activeSeat: 0, hand: [{ die: "black-1", value: null }] });
    expect(events).toContainEqual({ type: "dice-passed", from: 0, to: 0, dice: ["black-1"] });
  });

  test("an empty basket with dice in hand: a roll of no picked dice", () => {
    const state = played(table({ players: 1, basket: [], hand: "black-1:2" }), END_TURN).state;
    expect(state.phase).toBe("pick");
    expect(dicedTomatoes.legalMoves(state, 0)).toContainEqual({ type: "roll", dice: [] });
    expect(played(state, roll(), [6]).state.hand).toEqual([{ die: "black-1", value: 6 }]);
  });

  test("neither basket nor hand: lost, whatever karma there is, and the turn is not counted", () => {
    expect(played(table({ players: 1, basket: [], karma: [6], tracks: [[1, 5]] }), END_TURN).state).toMatchObject({
      phase: "finished",
      round: 2,
      turn: 2,
      result: { won: false, matches: 1 },
    });
  });

  test("a player may concede in any phase, the hand staying as it is", () => {
    const placing = played(table({ players: 1, hand: "red-1:4", tracks: [[1]] }), { type: "concede" });
    expect(placing.state).toMatchObject({ hand: [{ die: "red-1", value: 4 }], result: { won: false, matches: 1 } });
    expect(types(placing)).toEqual(["game-ended"]);
    expect(played(table({ players: 1, phase: "pick" }), { type: "concede" }).state.phase).toBe("finished");
  });
});

describe("legal moves", () => {
  test("a roll once for each mixture of colours, with the lowest numbers", () => {
    const basket: DieId[] = ["black-2", "gold-1", "red-3", "red-5", "red-9"];
    const state = table({ players: 1, phase: "pick", basket, karma: [0], options: { goldenSun: true } });
    expect(dicedTomatoes.legalMoves(state, 0)).toEqual([
      { type: "roll", dice: ["red-3", "red-5", "red-9"] },
      { type: "roll", dice: ["gold-1", "red-3", "red-5"] },
      { type: "roll", dice: ["black-2", "red-3", "red-5"] },
      { type: "roll", dice: ["black-2", "gold-1", "red-3"] },
      { type: "concede" },
    ]);
  });

  test("powers with every aim", () => {
    const state = table({ karma: [6], hand: "black-1:1", vines: [["red-1:2 red-2:3"], ["red-3:4"]] });
    expect(dicedTomatoes.legalMoves(state, 0)).toEqual([
      place("black-1", 0, 0),
      { type: "karma", power: "reroll", die: "black-1" },
      { type: "karma", power: "shift", die: "black-1", value: 2 },
      { type: "karma", power: "clear", seat: 0, vine: 0 },
      { type: "karma", power: "clear", seat: 1, vine: 0 },
      { type: "karma", power: "rollover", die: "black-1" },
      { type: "karma", power: "flipSeed", seat: 1, vine: 0 },
      ...[2, 3, 4, 5, 6].map((value) => ({ type: "karma", power: "set", die: "black-1", value })),
    ]);
  });
});
