import { describe, expect, it } from "vitest";
import {
  addPlayer,
  finishedSetup,
  firstDraft,
  movePlayer,
  nameFault,
  removePlayer,
  renamePlayer,
  sharedNames,
} from "../../../../src/renderer/app/screens/setup-draft";
import { groupByTurn } from "../../../../src/renderer/hud/model/log-groups";
import { seatNames } from "../../../../src/renderer/hud/model/names";
import { outlookOf } from "../../../../src/renderer/hud/model/outlook";
import { previewOf, shapeOf } from "../../../../src/renderer/hud/model/preview";
import { ranking } from "../../../../src/renderer/hud/model/ranking";
import { findRules } from "../../../../src/renderer/hud/rules/rules-book";
import { defaultSettings, parseSettings } from "../../../../src/renderer/hud/settings/device-settings";
import { RESOURCES } from "../../../../src/renderer/i18n/i18n";
import { dicedTomatoes } from "../../../../src/shared/games/diced-tomatoes/index";
import type { Options, Player, State, Vine } from "../../../../src/shared/games/diced-tomatoes/state";

const OPTIONS: Options = { goldenSun: true, killerTomatoes: true, karmaOverload: true, karmaCap: "track" };

const player = (name: string, part: Partial<Player> = {}): Player => ({
  name,
  karma: 3,
  shards: 0,
  vines: [null, null, null],
  track: [],
  firstSixth: false,
  ...part,
});

const place = (part: Partial<State>): State => ({
  game: "diced-tomatoes",
  options: OPTIONS,
  phase: "place",
  round: 2,
  turn: 3,
  activeSeat: 0,
  lastSeat: 1,
  finalRound: false,
  basket: ["black-3", "red-20"],
  hand: [],
  players: [player("Ada"), player("Ben")],
  rolls: 3,
  result: null,
  ...part,
});

const run123: Vine = {
  seed: { die: "red-1", value: 1 },
  dice: [
    { die: "red-2", value: 2 },
    { die: "red-3", value: 3 },
  ],
};

describe("previewOf", () => {
  it("tells the harvest, its Killer bonus (DT-H3) and the karma it earns (DT-K2, DT-K4)", () => {
    const state = place({
      hand: [{ die: "red-4", value: 4 }],
      players: [player("Ada", { shards: 2 }), player("Ben", { vines: [run123, null, null] })],
    });
    const preview = previewOf(state, { type: "place", die: "red-4", seat: 1, vine: 0 }, 1, 0);
    expect(preview).toMatchObject({
      shape: { kind: "run", low: 1, high: 4 },
      value: null,
      harvest: { slot: 1, score: 1, bonus: 6 },
      // One for the score, one for the third shard.
      karma: 2,
    });
  });

  it("tells what an unfinished vine would be worth (DT-V1)", () => {
    const state = place({
      hand: [{ die: "black-1", value: 2 }],
      players: [player("Ada", { vines: [{ seed: { die: "red-1", value: 2 }, dice: [] }, null, null] }), player("Ben")],
    });
    const preview = previewOf(state, { type: "place", die: "black-1", seat: 0, vine: 0 }, 0, 0);
    expect(preview).toMatchObject({ shape: { kind: "set", value: 2, count: 2 }, value: 1, harvest: null, karma: 0 });
  });

  it("is null where the rules refuse the move", () => {
    const state = place({ hand: [{ die: "black-1", value: 2 }] });
    expect(previewOf(state, { type: "place", die: "black-1", seat: 0, vine: 0 }, 0, 0)).toBeNull();
  });
});

describe("shapeOf", () => {
  it("knows single dice, sets and runs in any order", () => {
    expect(shapeOf([5])).toEqual({ kind: "single", value: 5 });
    expect(shapeOf([4, 4])).toEqual({ kind: "set", value: 4, count: 2 });
    expect(shapeOf([4, 2, 3])).toEqual({ kind: "run", low: 2, high: 4 });
  });
});

describe("outlookOf", () => {
  const outlook = (state: State) => outlookOf(state, dicedTomatoes.legalMoves(state, 0));

  it("is null while a die must still be placed (DT-T4)", () => {
    expect(outlook(place({ hand: [{ die: "red-4", value: 4 }] }))).toBeNull();
  });

  it("tells cleared vines (DT-V5), karma over 6 (DT-K3) and passed dice (DT-T5)", () => {
    const worthless: Vine = { seed: { die: "red-1", value: 1 }, dice: [{ die: "black-1", value: 1 }] };
    const state = place({
      hand: [{ die: "black-2", value: 5 }],
      players: [player("Ada", { karma: 9, vines: [worthless, null, null] }), player("Ben")],
    });
    expect(outlook(state)).toMatchObject({
      cleared: [{ seat: 0, vine: 0, reason: "worthless", dice: ["red-1", "black-1"] }],
      karmaLost: { amount: 3, karma: 6 },
      passed: { from: 0, to: 1, dice: ["black-2"] },
      ended: null,
      emptyBasket: false,
    });
  });

  const alone = (part: Partial<Player>, basket: State["basket"] = []) =>
    place({ basket, lastSeat: null, players: [player("Ada", { vines: [run123, null, null], ...part })] });

  it("warns alone before an end that leaves the basket empty, where a clear could avert it", () => {
    expect(outlook(alone({ karma: 3 }))).toMatchObject({ emptyBasket: true, ended: { reason: "out-of-dice" } });
    expect(outlook(alone({ karma: 2 }))).toMatchObject({ emptyBasket: false, ended: { reason: "out-of-dice" } });
    expect(outlook(alone({ karma: 3 }, ["red-9"]))).toMatchObject({ emptyBasket: false, ended: null });
  });
});

describe("seatNames", () => {
  it("tells players of one name apart", () => {
    expect(seatNames([{ name: "Ada" }, { name: "Ben" }, { name: "Ada" }])).toEqual(["Ada (1)", "Ben", "Ada (2)"]);
  });
});

describe("ranking", () => {
  it("shares places and skips the next one", () => {
    expect(ranking([12, 20, 12, 5]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });
});

describe("groupByTurn", () => {
  it("gathers what belongs to a turn, and what came before the first", () => {
    const groups = groupByTurn([
      {
        seq: 1,
        events: [
          { type: "last-player-set", seat: 1 },
          { type: "turn-started", seat: 0, round: 1, turn: 1 },
        ],
      },
      { seq: 2, events: [{ type: "undone", seat: 0, to: 1 }] },
      {
        seq: 3,
        events: [
          { type: "turn-ended", seat: 0 },
          { type: "turn-started", seat: 1, round: 1, turn: 2 },
        ],
      },
    ]);
    expect(groups.map(({ turn, events }) => [turn?.turn ?? 0, events.map(({ event }) => event.type)])).toEqual([
      [0, ["last-player-set"]],
      [1, ["undone", "turn-ended"]],
      [2, []],
    ]);
  });
});

describe("findRules", () => {
  const ids = (language: "en" | "ja", sought: string) =>
    findRules(RESOURCES[language].rules.chapters, sought).flatMap(({ rules }) => rules.map(({ id }) => id));

  it("finds a rule by its id, and by words of its text", () => {
    expect(ids("en", "dt-h4")).toEqual(["DT-H4"]);
    expect(ids("en", "overripe cleared")).toEqual(["DT-T5", "DT-V5"]);
    expect(ids("ja", "ケチャップスプラッター")).toEqual(["DT-S4"]);
    expect(ids("en", "pumpkin")).toEqual([]);
  });
});

describe("set-up", () => {
  const numbered = (number: number) => `Player ${number}`;

  it("is ready as it comes", () => {
    expect(finishedSetup(firstDraft(null, numbered))?.players).toEqual(["Player 1", "Player 2"]);
  });

  it("seats six at most and one at least", () => {
    let draft = firstDraft(null, numbered);
    for (let more = 0; more < 8; more += 1) draft = addPlayer(draft, numbered);
    expect(draft.players.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6].map(numbered));
    for (const { key } of draft.players) draft = removePlayer(draft, key);
    expect(draft.players).toHaveLength(1);
  });

  it("gives a new player a name that is free", () => {
    const draft = removePlayer(firstDraft(null, numbered), 0);
    expect(addPlayer(draft, numbered).players.map(({ name }) => name)).toEqual(["Player 2", "Player 3"]);
  });

  it("moves players between seats, not off the table", () => {
    const draft = firstDraft({ players: ["Ada", "Ben"], options: OPTIONS }, numbered);
    expect(movePlayer(draft, 0, 1).players.map(({ name }) => name)).toEqual(["Ben", "Ada"]);
    expect(movePlayer(draft, 0, -1)).toBe(draft);
  });

  it("wants names of 1 to 24 characters and trims them", () => {
    expect([nameFault("  "), nameFault("x".repeat(25)), nameFault(` ${"x".repeat(24)} `)]).toEqual([
      "empty",
      "too-long",
      null,
    ]);
    const draft = firstDraft({ players: ["Ada", "Ben"], options: OPTIONS }, numbered);
    expect(finishedSetup(renamePlayer(draft, 1, ""))).toBeNull();
    expect(finishedSetup(renamePlayer(draft, 1, " Cy "))?.players).toEqual(["Ada", "Cy"]);
  });

  it("notices shared names", () => {
    const draft = firstDraft({ players: ["Ada", "Ben", " Ada"], options: OPTIONS }, numbered);
    expect(sharedNames(draft.players)).toEqual(["Ada"]);
  });
});

describe("settings of the device", () => {
  const defaults = defaultSettings(["ja"]);

  it("start in the reader's language", () => {
    expect(defaults).toEqual({
      language: "ja",
      motion: "auto",
      pace: "normal",
      closeUp: "on",
      quality: "auto",
      table: "auto",
      diceSet: "orchard",
      sound: "auto",
      vibration: "on",
      volume: 0.7,
      streamer: "off",
    });
  });

  it("keep what is good of what was kept", () => {
    expect(parseSettings('{"language":"en","quality":"ultra","motion":"reduced"}', defaults)).toEqual({
      language: "en",
      motion: "reduced",
      pace: "normal",
      closeUp: "on",
      quality: "auto",
      table: "auto",
      diceSet: "orchard",
      sound: "auto",
      vibration: "on",
      volume: 0.7,
      streamer: "off",
    });
    for (const bad of ["{", "null", "7", '"en"']) expect(parseSettings(bad, defaults)).toEqual(defaults);
  });
});
