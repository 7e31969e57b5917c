import { describe, expect, it } from "vitest";
import { shotAfter, viewOf } from "../../../../../src/renderer/app/present/director";
import { cameraOfKey } from "../../../../../src/renderer/app/present/keys";
import type { CameraView } from "../../../../../src/renderer/app/turn";
import type { Event } from "../../../../../src/shared/games/diced-tomatoes/events";
import type { Player, State } from "../../../../../src/shared/games/diced-tomatoes/state";

const player = (name: string, harvested: number): Player => ({
  name,
  karma: 0,
  shards: 0,
  vines: [null, null, null],
  track: Array.from({ length: harvested }, (_, slot) => ({ die: `red-${slot + 1}`, value: 3, score: 4, bonus: 0 })),
  firstSixth: false,
});

const state = (part: Partial<State> = {}): State => ({
  game: "diced-tomatoes",
  options: { goldenSun: false, killerTomatoes: false, karmaOverload: false, karmaCap: "track" },
  phase: "place",
  round: 3,
  turn: 8,
  activeSeat: 1,
  lastSeat: 2,
  finalRound: false,
  basket: [],
  hand: [],
  players: [player("Ada", 0), player("Ben", 1), player("Cy", 2)],
  rolls: 9,
  result: null,
  ...part,
});

/** The shots of a course of events, each with its dice at rest unless said. */
function shots(events: readonly (Event | "lands")[], start: CameraView = "overview", shown = state()): CameraView[] {
  let [last, latest]: [CameraView, Event | null] = [start, null];
  return events.map((event) => {
    const lands = event === "lands";
    if (!lands) latest = event;
    const rolling = !lands && event.type === "dice-rolled";
    last = shotAfter(last, { shown, latest, rolling });
    return last;
  });
}

const rolled: Event = {
  type: "dice-rolled",
  rollId: "roll-9",
  seat: 1,
  dice: [{ die: "red-4", value: 3 }],
  picked: [],
};
const placed: Event = { type: "die-placed", by: 1, seat: 2, vine: 1, die: "red-4", value: 3, asSeed: false };

describe("the director", () => {
  it("goes from whose turn it is to the dice, along with them to the vine, and to the track they are harvested to", () => {
    const harvested: Event = {
      type: "vine-harvested",
      by: 1,
      seat: 2,
      vine: 1,
      slot: 3,
      die: "red-9",
      value: 3,
      score: 4,
      bonus: 0,
      returned: [],
      firstSixth: false,
    };
    const karma: Event = { type: "karma-earned", seat: 1, reason: "harvest", amount: 1, lost: 0, karma: 1 };
    expect(
      shots([
        { type: "turn-started", seat: 1, round: 3, turn: 8 },
        rolled,
        "lands",
        placed,
        harvested,
        karma,
        { type: "turn-ended", seat: 1 },
        { type: "dice-passed", from: 1, to: 2, dice: [] },
        { type: "turn-started", seat: 2, round: 3, turn: 9 },
      ]),
    ).toEqual(["mat:1", "tray", "tray", "vine:2:1", "mat:2", "mat:2", "mat:2", "mat:2", "mat:2"]);
  });

  it("stays at the dice while they are changed, and shows the whole table when the last round begins", () => {
    const changed: Event = { type: "die-changed", seat: 1, power: "set", die: "red-4", from: 3, value: 6 };
    expect(shots([rolled, "lands", changed, { type: "final-round", seat: 1 }])).toEqual([
      "tray",
      "tray",
      "tray",
      "overview",
    ]);
  });

  it("ends with the whole table, whatever lay before", () => {
    const over = state({ phase: "finished", activeSeat: null });
    expect(shotAfter("vine:0:1", { shown: over, latest: placed, rolling: false })).toBe("overview");
  });

  it("finds whose turn it is at a table that came as it is", () => {
    expect(shotAfter("tray", { shown: state(), latest: null, rolling: false })).toBe("mat:1");
    expect(shotAfter("tray", { shown: state({ activeSeat: null }), latest: null, rolling: false })).toBe("overview");
  });
});

describe("a camera that stays", () => {
  it.each([
    ["director", "vine:0:2"],
    ["table", "overview"],
    ["dice", "tray"],
    ["basket", "basket"],
    ["turn", "mat:1"],
    // Cy has two tomatoes of 4 points, Ben one.
    ["leader", "mat:2"],
  ] as const)("%s shows %s", (camera, view) => {
    expect(viewOf(camera, "vine:0:2", state())).toBe(view);
  });

  it("of nobody's turn shows the whole table", () => {
    expect(viewOf("turn", "tray", state({ activeSeat: null }))).toBe("overview");
  });
});

it("keys 1 to 5 choose the cameras that stay, 0 the director", () => {
  expect([..."0123456a"].map(cameraOfKey)).toEqual([
    "director",
    "table",
    "dice",
    "basket",
    "turn",
    "leader",
    null,
    null,
  ]);
});
