import { describe, expect, test } from "vitest";
import { refereeText } from "../../../src/main/cli/referee/referee";

const pile = ["F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08", "F09"];
const place = { type: "place", card: "F02", x: 1, y: 0, rotation: 0 };
const script = { game: "forage", players: ["Ada"], options: {}, pile, commands: [place] };
const recipes = { ...script, options: { mode: "recipes" }, recipes: ["R10", "R11"] };
const seeded = { game: "forage", players: ["Ada"], seed: "harvest", commands: [] };

const answer = (input: object) => refereeText(JSON.stringify(input));

describe("a bad script", () => {
  const cases: [string, object][] = [
    ["dice", { ...script, dice: [] }],
    ["an unknown property", { ...script, deck: [] }],
    ["no players", { ...script, players: [] }],
    ["seven players", { ...script, players: ["a", "b", "c", "d", "e", "f", "g"] }],
    ["players in a text", { ...script, players: "Ada" }],
    ["an empty name", { ...script, players: ["Ada", ""] }],
    ["a name that is no text", { ...script, players: ["Ada", 2] }],
    ["options null", { ...script, options: null }],
    ["an unknown option", { ...script, options: { goldenSun: true } }],
    ["an unknown mode", { ...script, options: { mode: "race" } }],
    ["a mode null", { ...script, options: { mode: null } }],
    ["eight cards", { ...script, pile: pile.slice(1) }],
    ["ten cards", { ...script, pile: [...pile, "F10"] }],
    ["a card twice", { ...script, pile: [...pile.slice(1), "F02"] }],
    ["an unknown card", { ...script, pile: [...pile.slice(1), "F19"] }],
    ["a card that is no text", { ...script, pile: [...pile.slice(1), 10] }],
    ["pile null", { ...script, pile: null }],
    ["neither seed nor pile", { ...script, pile: undefined }],
    ["both seed and pile", { ...script, seed: "s" }],
    ["both seed and recipes", { ...recipes, pile: undefined, seed: "s" }],
    ["a seed that is no text", { ...seeded, seed: 7 }],
    ["recipes in standard mode", { ...script, recipes: ["R10", "R11"] }],
    ["no recipes, yet named, in standard mode", { ...script, recipes: [] }],
    ["recipes mode without recipes", { ...recipes, recipes: undefined }],
    ["one recipe", { ...recipes, recipes: ["R10"] }],
    ["three recipes", { ...recipes, recipes: ["R10", "R11", "R12"] }],
    ["a recipe twice", { ...recipes, recipes: ["R10", "R10"] }],
    ["an unknown recipe", { ...recipes, recipes: ["R10", "R19"] }],
    ["a recipe whose card is in the pile", { ...recipes, recipes: ["R10", "R09"] }],
    ["no commands", { ...script, commands: undefined }],
    ["commands in an object", { ...script, commands: {} }],
  ];

  test.each(cases)("%s", (_, input) => {
    expect(answer(input)).toStrictEqual({
      ok: false,
      error: { at: null, rule: null, code: "bad-script", message: expect.stringMatching(/./) },
      summary: null,
    });
  });

  test("of many faults is told by its first", () => {
    expect(answer({ ...script, pile: Array.from({ length: 2000 }, () => 7) })).toMatchObject({
      error: { message: expect.stringMatching(/^pile[^,]*$/) },
    });
  });
});

describe("a script", () => {
  test("is played and summed up to the letter", () => {
    const played = answer(script);
    // F02 covers 1,0 (bramble beneath soil: mouse), 1,1 (soil on soil: a 1) and 1,2 (soil on bramble: mouse).
    expect(played).toMatchObject({ ok: true });
    expect(played.summary).toStrictEqual({
      game: "forage",
      phase: "place",
      mode: "standard",
      recipes: [],
      target: 35,
      players: [
        {
          name: "Ada",
          hand: ["F03", "F04"],
          pile: 5,
          cells: {
            "0,0": { card: "F01", types: ["leaves"], die: null },
            "1,0": { card: "F02", types: ["soil"], die: { colour: "soil", face: "mouse" } },
            "0,1": { card: "F01", types: ["bramble"], die: null },
            "1,1": { card: "F02", types: ["soil"], die: { colour: "soil", face: 1 } },
            "0,2": { card: "F01", types: ["bramble", "leaves"], die: null },
            "1,2": { card: "F02", types: ["soil"], die: { colour: "soil", face: "mouse" } },
            "2,0": { card: "F02", types: ["soil"], die: null },
            "2,1": { card: "F02", types: ["bramble"], die: null },
            "2,2": { card: "F02", types: ["bramble", "soil"], die: null },
          },
          supply: { bramble: 5, leaves: 5, soil: 2 },
          token: "supply",
          score: { dice: 1, split: 0, mice: -4, token: 0, recipes: 0, total: -3 },
          finished: false,
        },
      ],
      result: null,
    });
    expect(Object.keys(played)).toEqual(["ok", "summary", "events"]);
  });

  test("may leave options out, and name seat 0 in a game for one", () => {
    expect(answer({ ...script, options: undefined })).toStrictEqual(answer(script));
    expect(answer({ ...script, options: { mode: "standard" } })).toStrictEqual(answer(script));
    expect(answer({ ...script, commands: [{ ...place, seat: 0 }] })).toStrictEqual(answer(script));
  });

  test("of a recipe challenge has the sum of the recipes for its target (FG-C3)", () => {
    expect(answer(recipes).summary).toMatchObject({ mode: "recipes", recipes: ["R10", "R11"], target: 19 + 18 });
  });

  test("of a race names a seat in each command, in any order, and has no target (FG-C4)", () => {
    const race = { ...script, players: ["Ada", "Ben"], commands: [{ ...place, seat: 1 }] };
    expect(answer(race).summary).toMatchObject({
      target: null,
      players: [
        { hand: ["F02", "F03"], pile: 6 },
        { hand: ["F03", "F04"], pile: 5 },
      ],
      result: null,
    });
    for (const seat of [undefined, 2, -1, "1", null, 0.5]) {
      expect(answer({ ...race, commands: [{ ...place, seat }] })).toMatchObject({
        error: { at: 0, rule: null, code: "illegal-command" },
      });
    }
  });

  test("with a seed plays the same game every time, and another with another seed", () => {
    expect(answer(seeded)).toStrictEqual(answer(seeded));
    expect(answer({ ...seeded, seed: "トマト" })).not.toStrictEqual(answer(seeded));
    expect(answer({ ...seeded, options: { mode: "recipes" } }).summary).toMatchObject({
      recipes: [expect.stringMatching(/^R\d\d$/), expect.stringMatching(/^R\d\d$/)],
    });
  });

  test("stops at the refused command and names its rule in words", () => {
    const refused = answer({ ...script, commands: [place, { ...place, card: "F09" }, 7] });
    expect(refused).toStrictEqual({
      ok: false,
      error: { at: 1, rule: "FG-T1", code: "illegal-command", message: "F09 is not in hand" },
      summary: answer(script).summary,
    });
  });

  test("is found in an exported table", () => {
    expect(answer({ format: "harvest-table", script, note: 1 })).toStrictEqual(answer(script));
  });
});
