import { describe, expect, test } from "vitest";
import { race } from "./deals";
import { give, place, played, refusedBy, table } from "./table";

const CARD = "bramble bramble bramble bramble bramble soil/leaves";

describe("malformed commands cite no rule", () => {
  const state = table({ cells: { "0,0": "bramble" }, cards: { F01: CARD } });
  const { rotation: _, ...unturned } = place("F01", 0, 0);
  test.each([
    [null],
    [undefined],
    [7],
    ["place"],
    [[]],
    [{}],
    [{ ...place("F01", 0, 0), type: "roll" }],
    [{ ...place("F01", 0, 0), type: "toString" }],
    [{ ...place("F01", 0, 0), die: "red-1" }],
    [unturned],
    [{ ...place("F01", 0, 0), card: 1 }],
    [{ ...place("F01", 0, 0), card: null }],
    [{ ...place("F01", 0, 0), x: 0.5 }],
    [{ ...place("F01", 0, 0), x: "0" }],
    [{ ...place("F01", 0, 0), y: null }],
    [{ ...place("F01", 0, 0), rotation: "90" }],
    [{ ...place("F01", 0, 0), rotation: null }],
    [{ ...place("F01", 0, 0), mouse: null }],
    [{ ...place("F01", 0, 0), mouse: [] }],
    [{ ...place("F01", 0, 0), mouse: "soil" }],
    [{ ...place("F01", 0, 0), mouse: { "0,0": 1 } }],
    [{ ...place("F01", 0, 0), order: "0,0" }],
    [{ ...place("F01", 0, 0), order: {} }],
    [{ ...place("F01", 0, 0), order: [1] }],
    [{ ...place("F01", 0, 0), order: null }],
    [{ ...place("F01", 0, 0), seat: null }],
    [{ ...place("F01", 0, 0), seat: "0" }],
    [{ ...place("F01", 0, 0), seat: 1 }],
    [{ ...place("F01", 0, 0), seat: -1 }],
    [{ ...place("F01", 0, 0), seat: 0.5 }],
    [JSON.parse('{"type":"place","card":"F01","x":0,"y":0,"rotation":0,"__proto__":1}')],
  ])("%j", (command) => {
    expect(give(state, command as object)).toMatchObject({
      ok: false,
      refusal: { code: "illegal-command", rule: null },
    });
  });

  test("a game for one may name seat 0 or leave it out", () => {
    expect(refusedBy(state, place("F01", 0, 0))).toBe("legal");
    expect(refusedBy(state, { ...place("F01", 0, 0), seat: 0 })).toBe("legal");
  });

  test("in a race a command names its own seat", () => {
    const started = race(2);
    const [card] = started.players[1]?.hand ?? [];
    const command = place(card ?? "", 0, 0);
    expect(refusedBy(started, command, 1)).toEqual([null, "no-such-seat"]);
    expect(refusedBy(started, { ...command, seat: 0 }, 1)).toEqual([null, "no-such-seat"]);
    expect(refusedBy(started, { ...command, seat: 2 }, 2)).toEqual([null, "no-such-seat"]);
    expect(refusedBy(started, { ...command, seat: 2 }, 0)).toEqual([null, "no-such-seat"]);
    expect(refusedBy(started, { ...command, seat: 1 }, 1)).toBe("legal");
  });
});

describe("which rule a refusal cites, the first that applies", () => {
  const cells = { "0,0": "bramble", "1,0": "bramble" };
  const state = table({ cells, cards: { F01: CARD, F02: CARD } });
  const at = (choices: object, card = "F01", x = 0, y = 0) => ({ ...place(card, x, y), ...choices });

  test.each([
    ["a card that is unknown", at({}, "F99"), "FG-T1", "card-not-in-hand"],
    ["a card that is not in hand", at({ rotation: 45 }, "F03"), "FG-T1", "card-not-in-hand"],
    ["another rotation", at({ rotation: 45 }, "F01", 50), "FG-T1", "no-such-rotation"],
    ["a whole turn", at({ rotation: 360 }), "FG-T1", "no-such-rotation"],
    ["a turn back", at({ rotation: -90 }), "FG-T1", "no-such-rotation"],
    ["no overlap", at({ mouse: { x: "soil" }, order: ["x"] }, "F01", 50), "FG-T1", "no-overlap"],
    ["no overlap, far away", at({}, "F01", 1e300), "FG-T1", "no-overlap"],
    ["no overlap by a corner", at({}, "F01", 2, 1), "FG-T1", "no-overlap"],
    ["a mouse on a cell beside the forest", at({ mouse: { "0,1": "bramble" } }), "FG-D5", "mouse-cell-not-covered"],
    ["a mouse on a cell not under the card", at({ mouse: { "5,5": "soil" } }), "FG-D5", "mouse-cell-not-covered"],
    ["a mouse on a cell written otherwise", at({ mouse: { "0, 0": "bramble" } }), "FG-D5", "mouse-cell-not-covered"],
    ["a mouse of a type that is not there", at({ mouse: { "0,0": "soil" } }), "FG-D5", "mouse-colour-not-there"],
    ["a mouse of no type", at({ mouse: { "0,0": "gold" } }), "FG-D5", "mouse-colour-not-there"],
    [
      "a mouse fault before one of the order",
      at({ mouse: { "0,1": "soil" }, order: ["9,9"] }),
      "FG-D5",
      "mouse-cell-not-covered",
    ],
    ["an order with a cell beside the forest", at({ order: ["0,0", "0,1"] }), "FG-D8", "order-cell-not-covered"],
    ["an order with a cell twice", at({ order: ["0,0", "1,0", "0,0"] }), "FG-D8", "order-cell-twice"],
    ["a long order", at({ order: Array.from({ length: 999 }, () => "0,0") }), "FG-D8", "order-cell-twice"],
  ])("%s", (_, command, rule, reason) => {
    expect(refusedBy(state, command)).toEqual([rule, reason]);
  });

  test("an idle mouse and a free order change nothing", () => {
    const idle = at({ mouse: { "0,0": "bramble" }, order: ["1,0", "0,0"] });
    const { placements: _, ...plain } = played(state, at({})).state.players[0]?.forest ?? { placements: [] };
    expect(played(state, idle).state.players[0]?.forest).toMatchObject(plain);
  });

  test("a mouse named __proto__ is a cell that is not covered", () => {
    const mouse = JSON.parse('{"__proto__":"bramble"}');
    expect(refusedBy(state, at({ mouse }))).toEqual(["FG-D5", "mouse-cell-not-covered"]);
  });

  test("−0 is 0", () => {
    expect(refusedBy(state, at({}, "F01", -0, -0))).toBe("legal");
    expect(Object.is(played(state, at({}, "F01", -0)).state.players[0]?.forest.placements.at(-1)?.x, 0)).toBe(true);
  });

  const two = { F01: "leaves leaves soil soil soil soil", F02: CARD };
  const leaves = Object.fromEntries([0, 1, 2, 3, 4].map((x) => [`${x},-9`, "leaves leaves:1"]));

  test.each([
    ["the token's cell", { "0,0": "soil", "1,0": "leaves leaves:mouse" }, "0,0", "FG-D7", "token-covered"],
    [
      "a mouse, the token used",
      { "0,0": "leaves", "1,0": "leaves leaves:mouse", "9,9": "soil" },
      "9,9",
      "FG-D6",
      "mouse-covered",
    ],
    ["a mouse of another colour", { "0,0": "leaves", "1,0": "leaves soil:mouse" }, undefined, "FG-D6", "mouse-covered"],
    ["two mice", { "0,0": "leaves leaves:mouse", "1,0": "leaves leaves:mouse" }, undefined, "FG-D9", "token-twice"],
    ["no die left, the token used", { ...leaves, "0,0": "soil", "9,9": "soil" }, "9,9", "FG-D5", "no-mouse-left"],
    [
      "no die left twice, the token used",
      { ...leaves, "0,0": "soil", "1,0": "soil", "9,9": "soil" },
      "9,9",
      "FG-D5",
      "no-mouse-left",
    ],
    ["no die left twice", { ...leaves, "0,0": "soil", "1,0": "soil" }, undefined, "FG-D9", "token-twice"],
    [
      "no die left beside a mouse of another colour that the token would replace",
      { ...leaves, "0,0": "soil", "0,1": "soil soil:mouse" },
      undefined,
      "FG-D9",
      "token-twice",
    ],
  ] as const)("%s", (_, cells, token, rule, reason) => {
    const laid = table({ cells, cards: two, ...(token === undefined ? {} : { token }) });
    expect(refusedBy(laid, place("F01", 0, 0))).toEqual([rule, reason]);
  });

  test("the mouse die that the token replaces serves the same placement", () => {
    const cells = { ...leaves, "0,-9": "leaves", "0,0": "leaves leaves:mouse", "1,0": "soil" };
    const laid = table({ cells, cards: two });
    expect(played(laid, place("F01", 0, 0)).state.players[0]?.forest).toMatchObject({
      token: "0,0",
      supply: { leaves: 0 },
      cells: { "1,0": { die: { colour: "leaves", face: "mouse" } } },
    });
  });

  test("a finished forest: FG-T4, before any other rule", () => {
    const done = played(table({ cells, cards: { F01: CARD } }), at({})).state;
    expect(done.phase).toBe("finished");
    expect(refusedBy(done, at({ rotation: 45 }, "F99"))).toEqual(["FG-T4", "forest-finished"]);
    expect(refusedBy(done, { type: "plant" })).toEqual([null, "malformed-command"]);
  });
});

describe("the end of a forest (FG-T4)", () => {
  const mice = Object.fromEntries([0, 1, 2, 3, 4].map((x) => [`${x},-9`, "leaves leaves:mouse"]));
  const cells = { ...mice, "0,0": "bramble", "9,9": "soil" };
  const withLast = (last: string) => {
    const cards = { F01: "bramble bramble bramble bramble bramble bramble", F02: last };
    return played(table({ cells, token: "9,9", cards }), place("F01", 0, 0));
  };

  test("comes where no card in hand fits; it stays in hand and the forest is scored", () => {
    const { state, events } = withLast("leaves leaves leaves leaves leaves leaves");
    expect(state.players[0]).toMatchObject({ finished: true, hand: ["F02"] });
    expect(events).toContainEqual({ type: "forest-finished", seat: 0, reason: "nothing-fits" });
    // A bramble die at 1, five mice, the token.
    expect(state).toMatchObject({ phase: "finished", result: { won: false, total: 1 - 10 - 5 } });
  });

  test("does not come where the other colour of a mouse helps", () => {
    const { state } = withLast("leaves leaves leaves leaves leaves leaves/soil");
    expect(state).toMatchObject({ phase: "place", result: null, players: [{ finished: false }] });
  });

  test("comes when every card is placed", () => {
    const { state, events } = played(table({ cells, cards: { F01: CARD } }), place("F01", 0, 0));
    expect(events.slice(-2)).toEqual([
      { type: "forest-finished", seat: 0, reason: "all-placed" },
      { type: "game-ended", result: { won: false, total: 1 - 10 } },
    ]);
    expect(state.players[0]?.hand).toEqual([]);
  });
});
