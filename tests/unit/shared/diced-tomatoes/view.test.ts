import { expect, test } from "vitest";
import { writtenDice } from "../../../../src/shared/dice/random-written";
import { dicedTomatoes } from "../../../../src/shared/games/diced-tomatoes";
import { DEFAULT_OPTIONS, type State } from "../../../../src/shared/games/diced-tomatoes/state";
import { END_TURN, place, played, table } from "./table";

const SPECTATOR = { role: "spectator" } as const;

test("a view is the whole state, and nothing that is not named", () => {
  const state = table({ hand: "red-1:3", vines: [["red-2:5 black-1:5"]], tracks: [[4]] });
  expect(dicedTomatoes.view(state, SPECTATOR)).toStrictEqual(state);
  const player = { ...state.players[0], token: "MARKER" } as State["players"][number];
  const marked = { ...state, players: [player], secret: "MARKER" };
  expect(JSON.stringify(dicedTomatoes.view(marked, SPECTATOR))).not.toContain("MARKER");
});

test("the state inside the first event is shown as a view", () => {
  const started = dicedTomatoes.start({ players: ["Ada"], options: DEFAULT_OPTIONS }, writtenDice([]));
  const [first] = started?.events ?? [];
  if (first?.type !== "game-started") throw new Error("no first event");
  const marked = { ...first, state: { ...first.state, secret: "MARKER" } };
  expect(dicedTomatoes.viewEvents([marked], SPECTATOR)).toStrictEqual([first]);
});

test("steps of a turn can be taken back, draws and changes of turn cannot", () => {
  const placed = played(table({ hand: "red-1:3", options: { goldenSun: true } }), place("red-1", 1, 0));
  expect(placed.events.every(dicedTomatoes.undoable)).toBe(true);
  const ended = played(table({ vines: [["red-1:1 black-1:1"]] }), END_TURN);
  expect(ended.events.some((event) => !dicedTomatoes.undoable(event))).toBe(true);
  const rerolled = played(table({ hand: "red-1:3" }), { type: "karma", power: "reroll", die: "red-1" }, [3]);
  expect(rerolled.events.map(dicedTomatoes.undoable)).toEqual([true, false]);
});
