import { describe, expect, it } from "vitest";
import {
  FIRST_SHOT,
  forestShotAfter,
  forestShotOf,
  viewOfShot,
  worthTelling,
} from "../../../../../src/renderer/app/present/forest-director";
import { seededDice } from "../../../../../src/shared/dice/random-stream";
import { forage } from "../../../../../src/shared/games/forage";
import type { Event } from "../../../../../src/shared/games/forage/events";
import type { Placement, State } from "../../../../../src/shared/games/forage/state";

const started = forage.start(
  { players: ["Ada", "Ben"], mode: "standard", deck: null, deal: null },
  seededDice("forest director"),
);
if (!started) throw new Error("this source can shuffle");
const race = started.state;
const [ada, ben] = race.players;
if (!ada || !ben) throw new Error("two foragers");

/** The race with its seats at these totals and placements. */
const at = (one: { total: number; placed: number }, two: { total: number; placed: number }): State => ({
  ...race,
  players: [
    { ...ada, placed: one.placed, score: { ...ada.score, total: one.total } },
    { ...ben, placed: two.placed, score: { ...ben.score, total: two.total } },
  ],
});

const placement: Placement = { card: "F03", x: 2, y: -1, rotation: 90, dice: [] };
const score = ada.score;

describe("the director in the forest", () => {
  it("goes to the card that was laid, in the forest of who laid it", () => {
    const laid: Event = { type: "card-placed", seat: 1, number: 1, placement, score, open: true };
    expect(forestShotAfter(FIRST_SHOT, [laid, { type: "card-drawn", seat: 1, card: "F09", open: true }], race)).toEqual(
      {
        seat: 1,
        card: placement,
      },
    );
  });

  it("does not give away a card that may not be seen yet, and goes to it once it is shown", () => {
    const unseen: Event = { type: "card-placed-unseen", seat: 1, number: 1, score };
    expect(forestShotAfter(FIRST_SHOT, [unseen], race)).toEqual(FIRST_SHOT);
    const shown: Event = { type: "placement-shown", seat: 1, number: 1, placement };
    expect(forestShotAfter(FIRST_SHOT, [shown], race)).toEqual({ seat: 1, card: placement });
  });

  it("steps back from a forest that is finished, and ends at the best one", () => {
    const done: Event = { type: "forest-finished", seat: 0, reason: "all-placed" };
    const over: Event = { type: "game-ended", result: { totals: [20, 31], winners: [1] } };
    const end = at({ total: 20, placed: 8 }, { total: 31, placed: 8 });
    expect(forestShotAfter({ seat: 1, card: placement }, [done], end)).toEqual({ seat: 0, card: null });
    expect(forestShotAfter({ seat: 0, card: null }, [done, over], end)).toEqual({ seat: 1, card: null });
  });
});

describe("a camera that stays in the forest", () => {
  const shot = { seat: 0, card: placement };

  it.each([
    ["director", shot],
    ["dice", shot],
    ["table", { seat: 0, card: null }],
    ["basket", { seat: 0, card: null }],
    // Ben has placed fewer cards, and Ada has more points.
    ["turn", { seat: 1, card: null }],
    ["leader", { seat: 0, card: null }],
  ] as const)("%s", (camera, expected) => {
    expect(forestShotOf(camera, shot, at({ total: 12, placed: 3 }, { total: 7, placed: 2 }))).toEqual(expected);
  });
});

describe("the view of a shot", () => {
  const bounds = { left: -1, right: 4, top: -2, bottom: 3 };

  it("of a whole forest has it in the middle", () => {
    expect(viewOfShot({ seat: 0, card: null }, bounds)).toEqual({ zoom: 1, x: 0, y: 0 });
  });

  it("of a card has that in the middle", () => {
    // A turned card is three wide and two high: its middle is (3.5, 0). The forest's is (2, 1).
    expect(viewOfShot({ seat: 0, card: placement }, bounds)).toMatchObject({ x: 1.5, y: -1 });
  });
});

describe("what is said aloud of a step", () => {
  const [laid, drawn, seen] = ["card-placed-unseen", "card-drawn", "placement-shown"].map((type) => ({ type }));
  if (!laid || !drawn || !seen) throw new Error("three kinds");

  it("is what was done, not what everybody may see of before besides", () => {
    expect(worthTelling([laid, drawn, seen, seen])).toEqual([laid]);
  });

  it("is that where nothing else was done, and never a card drawn", () => {
    expect(worthTelling([seen, seen])).toEqual([seen, seen]);
    expect(worthTelling([drawn])).toEqual([]);
  });
});
