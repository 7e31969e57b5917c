import { describe, expect, test } from "vitest";
import { blockingDice, placeRefusal } from "../../../../src/shared/games/diced-tomatoes/placing";
import { powerRefusal } from "../../../../src/shared/games/diced-tomatoes/powers";
import { clearedAtEndOfTurn } from "../../../../src/shared/games/diced-tomatoes/vines";
import { END_TURN, give, place, played, refusedBy, table } from "./table";

const roll = (...dice: string[]) => ({ type: "roll", dice });
const karma = (power: string, aim: object) => ({ type: "karma", power, ...aim });

describe("malformed commands cite no rule", () => {
  const state = table({ hand: "red-1:3" });
  test.each([
    [null],
    [undefined],
    [7],
    ["endTurn"],
    [[]],
    [{}],
    [{ type: "plant" }],
    [{ type: "toString" }],
    [{ type: "endTurn", seat: 0 }],
    [{ type: "concede", why: "late" }],
    [{ type: "roll" }],
    [{ type: "roll", dice: "red-1" }],
    [{ type: "roll", dice: [1, 2, 3] }],
    [{ type: "place", die: "red-1", seat: 0 }],
    [{ type: "place", die: "red-1", seat: 0, vine: 0, value: 3 }],
    [{ type: "place", die: 1, seat: 0, vine: 0 }],
    [place("red-1", -1, 0)],
    [place("red-1", 2, 0)],
    [place("red-1", 0.5, 0)],
    [place("red-1", 0, 3)],
    [place("red-1", 0, -1)],
    [{ type: "karma", power: "pray" }],
    [{ type: "karma", die: "red-1" }],
    [karma("reroll", {})],
    [karma("reroll", { die: "red-1", value: 3 })],
    [karma("shift", { die: "red-1" })],
    [karma("shift", { die: "red-1", value: "4" })],
    [karma("shift", { die: "red-1", value: 4.5 })],
    [karma("set", { die: "red-1", value: null })],
    [karma("clear", { seat: 0 })],
    [karma("clear", { seat: 2, vine: 0 })],
    [karma("flipSeed", { seat: 0, vine: 3 })],
    [JSON.parse('{"type":"endTurn","__proto__":1}')],
  ])("%j", (command) => {
    expect(give(state, command as object)).toMatchObject({
      ok: false,
      refusal: { code: "illegal-command", rule: null },
    });
  });
});

describe("which rule a refusal cites", () => {
  const rolled = table({ hand: "red-1:3 black-1:3", vines: [["red-2:5", "red-3:2 red-4:1"]], karma: [6] });
  const picking = table({ phase: "pick", hand: "red-1:1", vines: [["red-2:5"]], karma: [6] });

  test("the game is finished: none", () => {
    const done = played(table({ players: 1 }), { type: "concede" }).state;
    for (const command of [{ type: "concede" }, END_TURN, roll(), place("red-1", 0, 0)]) {
      expect(refusedBy(done, command)).toEqual([null, "game-finished"]);
    }
    expect(refusedBy(done, { type: "plant" })).toEqual([null, "malformed-command"]);
  });

  test("concede at a table: DT-M2, in any phase", () => {
    expect(refusedBy(rolled, { type: "concede" })).toEqual(["DT-M2", "concede-at-table"]);
    expect(refusedBy(picking, { type: "concede" })).toEqual(["DT-M2", "concede-at-table"]);
  });

  test("the wrong phase: none", () => {
    expect(refusedBy(rolled, roll("nothing"))).toEqual([null, "already-rolled"]);
    expect(refusedBy(picking, place("nothing", 0, 0))).toEqual([null, "roll-first"]);
    expect(refusedBy(picking, END_TURN)).toEqual([null, "roll-first"]);
  });

  test.each([
    karma("reroll", { die: "nothing" }),
    karma("shift", { die: "red-1", value: 99 }),
    karma("rollover", { die: "red-1" }),
    karma("set", { die: "red-1", value: 5 }),
  ])("a power that needs a rolled die, before the roll: DT-T6 (%j)", (command) => {
    expect(refusedBy(picking, command)).toEqual(["DT-T6", "power-needs-rolled-die"]);
  });

  test.each([
    [roll("red-3", "red-4"), "wrong-number-of-dice"],
    [roll("red-3", "red-4", "red-5", "red-6"), "wrong-number-of-dice"],
    [roll(), "wrong-number-of-dice"],
    [roll("red-3", "red-4", "red-3"), "die-picked-twice"],
    [roll("red-3", "red-4", "red-0"), "die-not-in-basket"],
    [roll("red-3", "red-4", "red-03"), "die-not-in-basket"],
    [roll("red-3", "red-4", "gold-1"), "die-not-in-basket"],
    [roll("red-3", "red-4", "red-1"), "die-not-in-basket"],
    [roll("red-3", "red-4", "red-2"), "die-not-in-basket"],
    [roll("red-3", "red-4", "x".repeat(1000)), "die-not-in-basket"],
  ])("a wrong pick: DT-T1 (%j)", (command, reason) => {
    expect(refusedBy(picking, command, [1, 1, 1, 1, 1])).toEqual(["DT-T1", reason]);
  });

  test("fewer than three left: all of them, no less", () => {
    const two = table({ phase: "pick", basket: ["black-1", "red-3"] });
    expect(refusedBy(two, roll("red-3"), [1])).toEqual(["DT-T1", "wrong-number-of-dice"]);
    expect(refusedBy(two, roll("red-3", "black-1", "red-4"), [1, 1, 1])).toEqual(["DT-T1", "wrong-number-of-dice"]);
    expect(refusedBy(two, roll("red-3", "black-1"), [1, 1])).toBe("legal");
  });

  test("a die that is not in hand: DT-T3", () => {
    for (const die of ["red-5", "red-2", "gold-1", "tomato", ""]) {
      expect(refusedBy(rolled, place(die, 0, 0))).toEqual(["DT-T3", "die-not-in-hand"]);
    }
  });

  test("black or gold on an empty token: DT-P3", () => {
    expect(refusedBy(rolled, place("black-1", 1, 2))).toEqual(["DT-P3", "seed-must-be-red"]);
    const gold = table({ options: { goldenSun: true }, hand: "gold-1:3" });
    expect(refusedBy(gold, place("gold-1", 0, 0))).toEqual(["DT-P3", "seed-must-be-red"]);
  });

  test("neither set nor run: DT-P2, also on a full track", () => {
    expect(refusedBy(rolled, place("red-1", 0, 0))).toEqual(["DT-P2", "neither-set-nor-run"]);
    const full = table({ tracks: [[1, 1, 1, 1, 1, 1]], vines: [["red-2:5 red-3:5 red-4:5"]], hand: "red-1:3" });
    expect(refusedBy(full, place("red-1", 0, 0))).toEqual(["DT-P2", "neither-set-nor-run"]);
    const wrap = table({ vines: [["red-2:6"]], hand: "red-1:1" });
    expect(refusedBy(wrap, place("red-1", 0, 0))).toEqual(["DT-P2", "neither-set-nor-run"]);
  });

  test("a fourth die on a full track: DT-P5", () => {
    const full = table({ tracks: [[1, 1, 1, 1, 1, 1]], vines: [["red-2:5 red-3:5 red-4:5"]], hand: "red-1:5" });
    expect(refusedBy(full, place("red-1", 0, 0))).toEqual(["DT-P5", "track-full"]);
    const third = table({ tracks: [[1, 1, 1, 1, 1, 1]], vines: [["red-2:5 red-3:5"]], hand: "red-1:5" });
    expect(refusedBy(third, place("red-1", 0, 0))).toBe("legal");
  });

  test("the end of the turn with a die that can be placed: DT-T4, naming the die and a place", () => {
    expect(give(rolled, END_TURN)).toEqual({
      ok: false,
      refusal: {
        code: "illegal-command",
        rule: "DT-T4",
        reason: "die-can-be-placed",
        params: { die: "red-1", seat: 0, vine: 1, count: 2 },
      },
    });
  });

  test("a die kept out by DT-P5 alone does not hold up the end of the turn", () => {
    const full = table({
      players: 1,
      tracks: [[1, 1, 1, 1, 1]],
      vines: [["red-2:5 red-3:5 red-4:5", "red-5:1", "red-6:1"]],
      hand: "black-1:5",
    });
    expect(refusedBy(full, END_TURN)).toEqual(["DT-T4", "die-can-be-placed"]);
    const kept = table({
      tracks: [[1, 1, 1, 1, 1, 1]],
      vines: [["red-2:5 red-3:5 red-4:5"]],
      hand: "black-1:5",
    });
    expect(refusedBy(kept, END_TURN)).toBe("legal");
  });

  test.each([
    ["cannot pay", karma("reroll", { die: "red-1" }), 0, "karma-too-low"],
    ["cannot pay", karma("shift", { die: "red-1", value: 4 }), 1, "karma-too-low"],
    ["cannot pay", karma("clear", { seat: 0, vine: 0 }), 2, "karma-too-low"],
    ["cannot pay", karma("rollover", { die: "red-1" }), 3, "karma-too-low"],
    ["cannot pay", karma("flipSeed", { seat: 0, vine: 0 }), 4, "karma-too-low"],
    ["cannot pay", karma("set", { die: "red-1", value: 4 }), 5, "karma-too-low"],
    ["die not in hand", karma("reroll", { die: "red-2" }), 6, "power-die-not-in-hand"],
    ["die unknown", karma("set", { die: "tomato", value: 4 }), 6, "power-die-not-in-hand"],
    ["empty token", karma("clear", { seat: 1, vine: 0 }), 6, "power-no-vine"],
    ["empty token", karma("flipSeed", { seat: 1, vine: 0 }), 6, "power-no-vine"],
    ["two steps", karma("shift", { die: "red-1", value: 5 }), 6, "power-value-out-of-reach"],
    ["no step", karma("shift", { die: "red-1", value: 3 }), 6, "power-value-out-of-reach"],
    ["a whole number, but no face", karma("shift", { die: "red-1", value: -7 }), 6, "power-value-out-of-reach"],
    ["neither 1 nor 6", karma("rollover", { die: "red-1" }), 6, "power-value-out-of-reach"],
    ["its own value", karma("set", { die: "red-1", value: 3 }), 6, "power-value-out-of-reach"],
    ["no face", karma("set", { die: "red-1", value: 7 }), 6, "power-value-out-of-reach"],
    ["no face", karma("set", { die: "red-1", value: 0 }), 6, "power-value-out-of-reach"],
    ["no face", karma("set", { die: "red-1", value: 1e300 }), 6, "power-value-out-of-reach"],
    ["breaks the vine", karma("flipSeed", { seat: 0, vine: 1 }), 6, "flip-breaks-vine"],
  ])("a fault of a karma power, %s: DT-K5 (%j with %i karma)", (_, command, owned, reason) => {
    const state = table({ hand: "red-1:3", vines: [["red-2:5", "red-3:2 red-4:1"]], karma: [owned] });
    expect(refusedBy(state, command)).toEqual(["DT-K5", reason]);
  });

  test("shift stays within 1 to 6", () => {
    const state = table({ hand: "red-1:1 red-2:6" });
    expect(refusedBy(state, karma("shift", { die: "red-1", value: 0 }))).toEqual(["DT-K5", "power-value-out-of-reach"]);
    expect(refusedBy(state, karma("shift", { die: "red-2", value: 7 }))).toEqual(["DT-K5", "power-value-out-of-reach"]);
  });

  test("the written dice are exhausted: none, and legality comes first", () => {
    const outOfDice = { ok: false, refusal: { code: "out-of-dice", rule: null } };
    expect(give(picking, roll("red-3", "red-4", "red-5"), [1, 2, 3])).toMatchObject(outOfDice);
    expect(give(rolled, karma("reroll", { die: "red-1" }))).toMatchObject(outOfDice);
    expect(refusedBy(picking, roll("red-3", "red-4"))).toEqual(["DT-T1", "wrong-number-of-dice"]);
    expect(refusedBy(table({ hand: "red-1:3", karma: [0] }), karma("reroll", { die: "red-1" }))).toEqual([
      "DT-K5",
      "karma-too-low",
    ]);
  });
});

describe("reasons that a screen shows before anything is tried", () => {
  const state = table({
    hand: "red-1:3 black-1:3 black-2:6",
    vines: [["red-2:5", "red-3:2 red-4:1"], ["red-5:1 black-3:1"]],
    karma: [4],
  });

  test("where a die may not go", () => {
    expect(placeRefusal(state, "red-1", 0, 1)).toBeNull();
    expect(placeRefusal(state, "red-1", 0, 0)).toBe("DT-P2");
    expect(placeRefusal(state, "black-1", 0, 2)).toBe("DT-P3");
    expect(placeRefusal(state, "red-9", 0, 2)).toBe("DT-T3");
    expect(placeRefusal({ ...state, phase: "pick", hand: [{ die: "red-1", value: null }] }, "red-1", 0, 2)).toBe(
      "DT-T3",
    );
  });

  test("which dice still hold up the end of the turn, and where they can go", () => {
    expect(blockingDice(state)).toEqual([
      {
        die: "red-1",
        places: [
          { seat: 0, vine: 1 },
          { seat: 0, vine: 2 },
          { seat: 1, vine: 1 },
          { seat: 1, vine: 2 },
        ],
      },
      { die: "black-1", places: [{ seat: 0, vine: 1 }] },
      { die: "black-2", places: [{ seat: 0, vine: 0 }] },
    ]);
  });

  test("which vines the end of the turn would clear", () => {
    expect(clearedAtEndOfTurn(state)).toEqual([{ seat: 1, vine: 0, reason: "worthless" }]);
  });

  test("why a power is not available", () => {
    expect(powerRefusal(state, "rollover")).toBeNull();
    expect(powerRefusal(state, "flipSeed")).toMatchObject({
      rule: "DT-K5",
      reason: "karma-too-low",
      params: { cost: 5, karma: 4 },
    });
    expect(powerRefusal(table({ hand: "red-1:3", karma: [4] }), "rollover")).toMatchObject({
      reason: "power-no-target",
    });
    expect(powerRefusal(table({ hand: "red-1:3" }), "clear")).toMatchObject({ reason: "power-no-target" });
    expect(powerRefusal(table({ phase: "pick" }), "reroll")).toMatchObject({ rule: "DT-T6" });
  });

  test("another seat's command is not looked at in its turn", () => {
    expect(table({}).activeSeat).toBe(0);
    expect(refusedBy({ ...state, activeSeat: null, phase: "finished" }, END_TURN)).toEqual([null, "game-finished"]);
  });
});
