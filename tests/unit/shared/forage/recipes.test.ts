import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { recipeRuleSchema } from "../../../../src/shared/games/forage/recipe-forms";
import { recipePoints } from "../../../../src/shared/games/forage/recipe-points";
import { RECIPES, type RecipeId } from "../../../../src/shared/games/forage/recipes";
import { scoreOf } from "../../../../src/shared/games/forage/scoring";
import { forest, type WrittenCells } from "./table";

/** Dice on food areas of their own, far from each other. */
const dice = (...shown: string[]): WrittenCells =>
  Object.fromEntries(shown.map((die, index) => [`${3 * index},20`, `${die.split(":")[0]} ${die}`]));

/** A block of areas from the top left. */
const block = (rows: string[][], x = 0, y = 0): WrittenCells =>
  Object.fromEntries(rows.flatMap((row, dy) => row.map((area, dx) => [`${x + dx},${y + dy}`, area])));

/** So many cells in one row. */
const row = (area: string, count: number, y = 0): WrittenCells =>
  block([Array.from({ length: count }, () => area)], 0, y);

describe("the points of each form, by the examples of recipes.md", () => {
  test.each<[object, WrittenCells, number, "9,9"?]>([
    [
      { form: "eachDie", colour: "bramble", min: 6, points: 3 },
      dice("bramble:1", "bramble:6", "bramble:10", "bramble:mouse", "leaves:15"),
      6,
    ],
    [{ form: "eachDie", colour: "any", min: 6, points: 3 }, dice("bramble:1", "soil:6", "leaves:15"), 6],
    [
      { form: "enoughDice", colour: "leaves", min: 6, count: 2, points: 5 },
      dice("leaves:6", "leaves:6", "leaves:15"),
      5,
    ],
    [{ form: "enoughDice", colour: "leaves", min: 6, count: 2, points: 5 }, dice("leaves:15", "leaves:3"), 0],
    [{ form: "allColours", min: 6, points: 5 }, dice("bramble:6", "leaves:10", "soil:6"), 5],
    [{ form: "allColours", min: 6, points: 5 }, dice("bramble:15", "leaves:15", "soil:3"), 0],
    [
      { form: "allFaces", faces: [1, 3, 6, 10, 15], points: 6 },
      dice("soil:1", "leaves:1", "soil:3", "bramble:6", "soil:10", "soil:15"),
      6,
    ],
    [{ form: "allFaces", faces: [1, 3, 6, 10, 15], points: 6 }, dice("soil:3", "soil:6", "soil:10", "soil:15"), 0],
    [{ form: "eachPair", between: ["soil", "soil"], points: 2 }, row("soil soil:1", 3), 4],
    [
      { form: "eachPair", between: ["soil", "soil"], points: 2 },
      block([
        ["soil soil:1", "soil soil:1"],
        ["soil soil:1", "soil soil:1"],
      ]),
      8,
    ],
    [
      { form: "eachPair", between: ["leaves", "soil"], points: 1 },
      block([["soil soil:3", "leaves leaves:1", "soil soil:6"]]),
      2,
    ],
    [
      { form: "eachPair", between: ["leaves", "soil"], points: 1 },
      block([["soil soil:3", "leaves leaves:mouse", "soil soil:6"]]),
      0,
    ],
    [{ form: "eachPair", between: ["soil", "leaves"], points: 1 }, block([["soil soil:3"], ["leaves leaves:1"]]), 1],
    // A die counts by its colour, whatever area it lies on; corners do not touch.
    [
      { form: "eachPair", between: ["soil", "soil"], points: 2 },
      block([
        ["soil soil:1", "leaves"],
        ["leaves", "soil soil:1"],
      ]),
      0,
    ],
    [
      { form: "eachBlock", points: 2 },
      block([
        ["bramble", "bramble", "bramble"],
        ["bramble", "bramble", "bramble"],
      ]),
      4,
    ],
    [
      { form: "eachBlock", points: 2 },
      block([
        ["bramble", "leaves/bramble", "bramble"],
        ["bramble", "bramble", "bramble"],
      ]),
      4,
    ],
    [
      { form: "eachBlock", points: 2 },
      block([
        ["soil/leaves", "leaves/soil"],
        ["soil/leaves", "soil/leaves"],
      ]),
      2,
    ],
    [
      { form: "eachBlock", points: 2 },
      block([
        ["soil", "soil/leaves"],
        ["leaves", "soil/leaves"],
      ]),
      0,
    ],
    [
      { form: "bigGroup", colour: "bramble", above: 4, points: 1 },
      { ...row("bramble", 7), ...row("bramble", 6, 5) },
      3,
    ],
    [
      { form: "bigGroup", colour: "bramble", above: 4, points: 1 },
      { ...row("bramble", 3), "3,0": "soil/bramble", "4,1": "bramble" },
      0,
    ],
    [{ form: "bigGroup", colour: "bramble", above: 4, points: 1 }, { ...row("bramble", 4), "4,0": "soil/bramble" }, 1],
    [{ form: "eachCell", above: 24, points: 1 }, row("soil", 27), 3],
    [{ form: "eachCell", above: 24, points: 1 }, row("soil", 22), 0],
    [{ form: "fits", width: 5, height: 5, points: 6 }, { "-1,0": "soil", "3,4": "soil" }, 6],
    [{ form: "fits", width: 5, height: 5, points: 6 }, { "-1,0": "soil", "4,4": "soil" }, 0],
    [{ form: "fits", width: 2, height: 7, points: 6 }, row("soil", 7), 6],
    [{ form: "fits", width: 7, height: 2, points: 6 }, row("soil", 7), 6],
    [{ form: "fits", width: 6, height: 6, points: 6 }, row("soil", 7), 0],
    [{ form: "fewMice", max: 0, points: 5 }, dice("soil:1"), 5],
    [{ form: "fewMice", max: 0, points: 5 }, { "9,9": "soil" }, 0, "9,9"],
    [{ form: "fewMice", max: 0, points: 5 }, dice("soil:mouse"), 0],
    [{ form: "fewMice", max: 2, points: 5 }, { ...dice("soil:mouse"), "9,9": "soil" }, 5, "9,9"],
    [{ form: "fewMice", max: 1, points: 5 }, { ...dice("soil:mouse"), "9,9": "soil" }, 0, "9,9"],
    [
      { form: "faceCounts", colour: "soil", faces: { "1": 0, "3": 5 } },
      dice("soil:1", "soil:1", "soil:3", "soil:3", "soil:6", "leaves:3"),
      2,
    ],
    [{ form: "faceCounts", colour: "any", faces: { "15": -15 } }, dice("soil:15", "leaves:15"), -60],
    [{ form: "bestAgain", colour: "leaves" }, dice("leaves:3", "leaves:10", "soil:15"), 10],
    [{ form: "bestAgain", colour: "leaves" }, dice("leaves:mouse"), 0],
    [{ form: "bestAgain", colour: "any" }, dice("leaves:3", "soil:15", "soil:15"), 15],
    [{ form: "counts", what: "mouse", value: -4 }, dice("soil:mouse", "leaves:mouse", "soil:mouse"), -6],
    [{ form: "counts", what: "token", value: -1 }, { "9,9": "soil" }, 4, "9,9"],
    [{ form: "counts", what: "token", value: -1 }, dice("soil:mouse"), 0],
    [
      { form: "counts", what: "split", value: 2 },
      {
        "0,0": "soil/leaves soil:6",
        "5,0": "soil/leaves leaves:1",
        "9,0": "soil/bramble soil:mouse",
        "12,0": "soil/bramble",
      },
      6,
    ],
  ])("%j on %j: %i", (rule, cells, points, token) => {
    const laid = forest({ cells, ...(token === undefined ? {} : { token }) });
    expect(recipePoints(recipeRuleSchema.parse(rule), laid)).toBe(points);
  });
});

describe("two recipes", () => {
  const cells = { ...dice("soil:mouse", "leaves:mouse", "soil:6") };

  test("are worked out each against the plain rules, and added", () => {
    // Nibbled chestnut cake −2 and mushroom porridge +2 for each of two mice.
    expect(scoreOf(forest({ cells }), ["R13", "R14"])).toEqual({
      dice: 6,
      split: 0,
      mice: -4,
      token: 0,
      recipes: 0,
      total: 2,
    });
    expect(scoreOf(forest({ cells }), ["R13"]).recipes).toBe(-4);
  });

  test.each<[RecipeId, RecipeId, number]>([
    ["R01", "R02", 39],
    ["R07", "R13", 42],
  ])("%s and %s ask for %i in all (FG-C3)", (one, other, target) => {
    const numbers = RECIPES.filter(({ id }) => id === one || id === other).map(({ number }) => number);
    expect(numbers.reduce((sum, number) => sum + number)).toBe(target);
  });
});

describe("a recipe's rule", () => {
  test.each([
    { form: "eachDice", points: 1 },
    { form: "eachBlock" },
    { form: "eachBlock", points: 1.5 },
    { form: "eachBlock", points: 1, above: 2 },
    { form: "eachDie", colour: "gold", min: 6, points: 3 },
    { form: "eachDie", colour: "soil", min: 5, points: 3 },
    { form: "bigGroup", colour: "any", above: 4, points: 1 },
    { form: "eachPair", between: ["soil", "any"], points: 1 },
    { form: "eachPair", between: ["soil"], points: 1 },
    { form: "eachCell", above: -1, points: 1 },
    { form: "allFaces", faces: [1, 3, 3], points: 1 },
    { form: "faceCounts", colour: "soil", faces: { "2": 0 } },
    { form: "counts", what: "leaves", value: 0 },
  ])("%j is not of the closed set", (rule) => {
    expect(recipeRuleSchema.safeParse(rule).success).toBe(false);
  });

  test("negative points and values are", () => {
    expect(recipeRuleSchema.safeParse({ form: "eachBlock", points: -1 }).success).toBe(true);
    expect(recipeRuleSchema.safeParse({ form: "counts", what: "mouse", value: -4 }).success).toBe(true);
  });
});

test("there are eighteen recipes, Rn on the back of Fn, of every form", () => {
  expect(RECIPES.map(({ id, card }) => [id, card])).toEqual(
    Array.from({ length: 18 }, (_, index) => {
      const number = String(index + 1).padStart(2, "0");
      return [`R${number}`, `F${number}`];
    }),
  );
  const file = readFileSync(new URL("../../../../src/shared/games/forage/data/recipes.json", import.meta.url), "utf8");
  const forms = Object.keys(JSON.parse(file).forms);
  expect(recipeRuleSchema.options.map((option) => option.shape.form.value)).toEqual(forms);
  expect(new Set(RECIPES.map(({ rule }) => rule.form))).toEqual(new Set(forms));
});
