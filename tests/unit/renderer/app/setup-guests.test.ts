import { describe, expect, it } from "vitest";
import { addGuest, draftOf, guestsWithoutRow, withGuests } from "../../../../src/renderer/app/screens/setup-draft";

const defaultName = (number: number) => `Player ${number}`;
const names = (players: string[], guests: string[]) =>
  withGuests(draftOf(players), guests, defaultName).players.map(({ name }) => name);

describe("a set-up that opens while guests are there", () => {
  it.each([
    ["nobody joined: as it was", ["Player 1", "Player 2"], [], ["Player 1", "Player 2"]],
    ["one guest plays with whoever laid the table", ["Player 1", "Player 2"], ["Anna"], ["Player 1", "Anna"]],
    ["two guests need nobody else", ["Player 1", "Player 2"], ["Anna", "Ben"], ["Anna", "Ben"]],
    ["a game alone becomes a game for two", ["Player 1"], ["Anna"], ["Player 1", "Anna"]],
    ["rows that somebody named stay", ["Ada", "Player 2"], ["Anna"], ["Ada", "Anna"]],
    ["a row that is a guest's already is enough", ["Ada", "anna"], ["Anna"], ["Ada", "anna"]],
    ["wide letters are the same name", ["Ａnna", "Ada"], ["Anna"], ["Ａnna", "Ada"]],
    ["never more than six", ["A", "B", "C", "D", "E"], ["Anna", "Ben"], ["A", "B", "C", "D", "E", "Anna"]],
    ["a name with a number of its own is a name", ["Room 2", "Player 2"], ["Anna"], ["Room 2", "Anna"]],
  ])("%s", (_what, rows, guests, expected) => {
    expect(names(rows, guests)).toEqual(expected);
  });

  it("gives every row a key of its own", () => {
    const { players, nextKey } = withGuests(draftOf(["Player 1", "Player 2"]), ["Anna", "Ben", "Carl"], defaultName);
    const keys = players.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(Math.max(...keys)).toBeLessThan(nextKey);
  });
});

describe("guests who come while the set-up is open", () => {
  it("are offered while they have no row and there is room", () => {
    expect(guestsWithoutRow(draftOf(["Ada", "ANNA"]), ["Anna", "Ben"])).toEqual(["Ben"]);
    expect(guestsWithoutRow(draftOf(["A", "B", "C", "D", "E", "F"]), ["Anna"])).toEqual([]);
  });

  it("get one row each", () => {
    const once = addGuest(draftOf(["Ada"]), "Anna");
    expect(once.players.map(({ name }) => name)).toEqual(["Ada", "Anna"]);
    expect(addGuest(once, "anna")).toBe(once);
  });
});
