import { describe, expect, test } from "vitest";
import { scoreOf } from "../../../../src/shared/games/forage/scoring";
import type { Forest } from "../../../../src/shared/games/forage/state";
import { diceOn, forestAfter, place, refusedBy, table, type WrittenCells } from "./table";

/** One area on the cell 0,0, its five neighbours on the card beside the forest. */
const card = (area: string) => ({ F01: `${area} soil soil soil soil soil` });

/** The forest after `area` was laid on the cell 0,0. */
function over(cells: WrittenCells, area: string, choices: object = {}, token?: "9,9"): Forest {
  const state = table({ cells, cards: card(area), ...(token === undefined ? {} : { token }) });
  return forestAfter(state, place("F01", 0, 0, choices));
}

const total = (forest: Forest): number => scoreOf(forest, []).total;

/** Five dice of a colour, out of the way, with what they show. */
const five = (colour: string, face: number | string): WrittenCells =>
  Object.fromEntries([0, 1, 2, 3, 4].map((index) => [`${index},-9`, `${colour} ${colour}:${face}`]));

describe("worked example 1: bramble over bramble", () => {
  test("puts a bramble die at 1 where there is none", () => {
    const forest = over({ "0,0": "bramble" }, "bramble");
    expect(diceOn(forest)).toEqual({ "0,0": "bramble:1" });
    expect(forest.supply).toEqual({ bramble: 4, leaves: 5, soil: 5 });
    expect(total(forest)).toBe(1);
  });

  test.each([
    [1, 3],
    [3, 6],
    [6, 10],
    [10, 15],
    [15, 15],
  ])("grows a %i to %i", (from, to) => {
    const forest = over({ "0,0": `bramble bramble:${from}` }, "bramble");
    expect(diceOn(forest)).toEqual({ "0,0": `bramble:${to}` });
    expect(forest.supply.bramble).toBe(4);
    expect(total(forest)).toBe(to);
  });
});

describe("worked example 2: split areas", () => {
  test("bramble food over split bramble/leaves, no die: a bramble die at 1", () => {
    expect(diceOn(over({ "0,0": "bramble/leaves" }, "bramble"))).toEqual({ "0,0": "bramble:1" });
  });

  test("split bramble/soil over a bramble food with a die at 6: the die stays 6, worth 6 − 1", () => {
    const forest = over({ "0,0": "bramble bramble:6" }, "bramble/soil");
    expect(diceOn(forest)).toEqual({ "0,0": "bramble:6" });
    expect(scoreOf(forest, [])).toMatchObject({ dice: 6, split: -1, total: 5 });
  });

  test("split over a type in common, no die: none is placed (FG-D4)", () => {
    const forest = over({ "0,0": "bramble" }, "soil/bramble");
    expect(diceOn(forest)).toEqual({});
    expect(forest.supply).toEqual({ bramble: 5, leaves: 5, soil: 5 });
  });
});

test("worked example 3: leaves food over bramble food with a die at 10", () => {
  const forest = over({ "0,0": "bramble bramble:10" }, "leaves");
  expect(diceOn(forest)).toEqual({ "0,0": "leaves:mouse" });
  expect(forest.supply).toEqual({ bramble: 5, leaves: 4, soil: 5 });
  expect(scoreOf(forest, [])).toMatchObject({ dice: 0, mice: -2, total: -2 });
});

test("worked example 4: leaves food over split bramble/leaves carrying a bramble die at 3", () => {
  const forest = over({ "0,0": "bramble/leaves bramble:3" }, "leaves");
  expect(diceOn(forest)).toEqual({ "0,0": "leaves:mouse" });
  expect(forest.supply).toEqual({ bramble: 5, leaves: 4, soil: 5 });
});

describe("worked example 5: all five leaves dice in the forest, leaves food over soil", () => {
  const cells = { ...five("leaves", 1), "0,0": "soil" };

  test("with the token unused it takes the cell (−5)", () => {
    const forest = over(cells, "leaves");
    expect(forest.token).toBe("0,0");
    expect(forest.cells["0,0"]?.die).toBeNull();
    expect(scoreOf(forest, [])).toMatchObject({ dice: 5, token: -5, total: 0 });
  });

  test("with the token used the placement is illegal", () => {
    const state = table({ cells: { ...cells, "9,9": "soil" }, token: "9,9", cards: card("leaves") });
    expect(refusedBy(state, place("F01", 0, 0))).toEqual(["FG-D5", "no-mouse-left"]);
  });
});

describe("worked example 6: leaves food over a leaves mouse die", () => {
  test("with the token unused: token on the cell, the mouse die returns", () => {
    const forest = over({ "0,0": "leaves leaves:mouse" }, "leaves");
    expect(forest.token).toBe("0,0");
    expect(forest.supply.leaves).toBe(5);
    expect(scoreOf(forest, [])).toMatchObject({ mice: 0, token: -5, total: -5 });
  });

  test("with it used, or of another colour: illegal", () => {
    const used = table({ cells: { "0,0": "leaves leaves:mouse", "9,9": "soil" }, token: "9,9", cards: card("leaves") });
    expect(refusedBy(used, place("F01", 0, 0))).toEqual(["FG-D6", "mouse-covered"]);
    const other = table({ cells: { "0,0": "leaves leaves:mouse" }, cards: card("soil/bramble") });
    expect(refusedBy(other, place("F01", 0, 0))).toEqual(["FG-D6", "mouse-covered"]);
  });
});

describe("worked example 7: split soil/leaves over bramble food, no die", () => {
  const cells = { "0,0": "bramble" };

  test("a mouse die of either colour, the first in the card's listing unless said", () => {
    expect(diceOn(over(cells, "soil/leaves"))).toEqual({ "0,0": "soil:mouse" });
    expect(diceOn(over(cells, "soil/leaves", { mouse: { "0,0": "soil" } }))).toEqual({ "0,0": "soil:mouse" });
    expect(diceOn(over(cells, "soil/leaves", { mouse: { "0,0": "leaves" } }))).toEqual({ "0,0": "leaves:mouse" });
  });

  test("a mouse on a split area costs 2, not 3 (FG-C1)", () => {
    expect(scoreOf(over(cells, "soil/leaves"), [])).toMatchObject({ split: 0, mice: -2, total: -2 });
  });

  test("the chosen colour decides, even if the other has dice left (FG-D6)", () => {
    const short = { ...five("soil", 3), ...cells };
    expect(over(short, "soil/leaves").token).toBe("0,0");
    expect(diceOn(over(short, "soil/leaves", { mouse: { "0,0": "leaves" } }))["0,0"]).toBe("leaves:mouse");
  });
});

describe("FG-D8: the order within a placement", () => {
  const two = { F01: "leaves leaves soil soil soil soil" };

  test("a die freed by a mismatch serves the same placement", () => {
    // Four leaves dice lie elsewhere, the fifth beneath a soil food: it comes back and serves the leaves beside it.
    const { "4,-9": _, ...four } = five("leaves", 1);
    const state = table({
      cells: { ...four, "0,0": "leaves leaves:10", "1,0": "leaves" },
      cards: { F01: "soil leaves soil soil soil soil" },
    });
    const forest = forestAfter(state, place("F01", 0, 0));
    expect(diceOn(forest)).toMatchObject({ "0,0": "soil:mouse", "1,0": "leaves:1" });
    expect(forest.supply.leaves).toBe(0);
  });

  test("mice are placed before new 1s", () => {
    const { "4,-9": _, ...four } = five("leaves", 1);
    const state = table({ cells: { ...four, "0,0": "leaves", "1,0": "soil" }, cards: two });
    const dice = diceOn(forestAfter(state, place("F01", 0, 0)));
    expect(dice["0,0"]).toBeUndefined();
    expect(dice["1,0"]).toBe("leaves:mouse");
  });

  test("the last die goes to the first cell in reading order, or to the one named first", () => {
    const { "4,-9": _, ...four } = five("leaves", 1);
    const state = table({ cells: { ...four, "0,0": "leaves", "1,0": "leaves" }, cards: two });
    expect(diceOn(forestAfter(state, place("F01", 0, 0)))).toMatchObject({ "0,0": "leaves:1" });
    expect(diceOn(forestAfter(state, place("F01", 0, 0, { order: ["1,0"] })))["0,0"]).toBeUndefined();
    expect(diceOn(forestAfter(state, place("F01", 0, 0, { order: ["1,0"] })))["1,0"]).toBe("leaves:1");
  });

  test("the token goes to the cell served when no die of its colour is left", () => {
    const { "4,-9": _, ...four } = five("leaves", 1);
    const state = table({ cells: { ...four, "0,0": "soil", "1,0": "soil" }, cards: two });
    expect(diceOn(forestAfter(state, place("F01", 0, 0)))).toMatchObject({ "0,0": "leaves:mouse", "1,0": "token" });
    const turned = forestAfter(state, place("F01", 0, 0, { order: ["1,0"] }));
    expect(diceOn(turned)).toMatchObject({ "0,0": "token", "1,0": "leaves:mouse" });
  });

  test("no food die is placed where none of its colour is left (FG-D2)", () => {
    const state = table({ cells: { ...five("leaves", 1), "0,0": "leaves" }, cards: two });
    expect(diceOn(forestAfter(state, place("F01", 0, 0)))["0,0"]).toBeUndefined();
  });
});

test("cells beside the forest get no die (FG-T2)", () => {
  const forest = over({ "0,0": "bramble" }, "bramble");
  expect(Object.keys(forest.cells)).toHaveLength(6);
  expect(Object.keys(diceOn(forest))).toEqual(["0,0"]);
});
