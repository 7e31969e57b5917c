import { describe, expect, test } from "vitest";
import { writtenDice } from "../../../../src/shared/dice/random-written";
import { forage } from "../../../../src/shared/games/forage";
import { type Player, playerAt, type State } from "../../../../src/shared/games/forage/state";
import type { Audience } from "../../../../src/shared/games/game";
import { dealt, race } from "./deals";
import { played } from "./table";

const SPECTATOR: Audience = { role: "spectator" };
const seatOf = (seat: number): Audience => ({ role: "seat", seat });

/** The first legal placement of a seat. */
function step(state: State, seat: number): ReturnType<typeof played> {
  const [command] = forage.legalMoves(state, seat);
  return played(state, command ?? {}, seat);
}

const stepped = (state: State, ...seats: number[]): State => seats.reduce((at, seat) => step(at, seat).state, state);

const seen = (state: State, audience: Audience, seat: number): Player => playerAt(forage.view(state, audience), seat);

const placements = ({ forest }: Player): number => forest.placements.length - 1;

describe("a game for one", () => {
  const deal = dealt("recipes", "one");
  const started = forage.start({ players: ["Ada"], mode: "recipes", deck: null, deal }, writtenDice([]));

  test("shows everybody hand and forest, and nobody the pile", () => {
    const { state } = started ?? { state: race(1) };
    for (const audience of [SPECTATOR, seatOf(0), { role: "stream" } as const]) {
      const view = forage.view(stepped(state, 0), audience);
      expect(view.pile).toBeNull();
      expect(view.players[0]?.hand).toHaveLength(2);
      expect(placements(playerAt(view, 0))).toBe(1);
    }
  });

  test("starts with the top card at 0,0 and two in hand (FG-S2)", () => {
    const player = playerAt(started?.state ?? race(1), 0);
    expect(player.forest.placements).toEqual([{ card: deal.pile[0], x: 0, y: 0, rotation: 0, dice: [] }]);
    expect(Object.keys(player.forest.cells)).toEqual(["0,0", "1,0", "0,1", "1,1", "0,2", "1,2"]);
    expect(player.hand).toEqual(deal.pile.slice(1, 3));
  });

  test("two recipes whose cards are not in the pile (FG-C3)", () => {
    expect(deal.recipes).toHaveLength(2);
    for (const recipe of deal.recipes) expect(deal.pile).not.toContain(`F${recipe.slice(1)}`);
    expect(new Set(deal.pile).size).toBe(9);
  });

  test("the undrawn cards are in no event before they are drawn, and in no view", () => {
    const { state, events } = started ?? expect.fail();
    const undrawn = deal.pile.slice(3);
    const shown = JSON.stringify([
      forage.viewEvents(events, seatOf(0)).map((event) => ({ ...event, state: undefined })),
      { ...forage.view(state, seatOf(0)), deck: undefined },
    ]);
    for (const card of undrawn) expect(shown).not.toContain(card);
  });
});

describe("a race (FG-C4)", () => {
  const start = race(3);

  test("shows others no hand, and their own to each seat and to a screen that plays for several", () => {
    expect(seen(start, seatOf(0), 0).hand).toEqual(start.players[0]?.hand);
    expect(seen(start, seatOf(0), 1).hand).toBeNull();
    for (const audience of [SPECTATOR, { role: "stream" } as const]) expect(seen(start, audience, 0).hand).toBeNull();
    const screen: Audience = { role: "seats", seats: [0, 2] };
    expect([0, 1, 2].map((seat) => seen(start, screen, seat).hand !== null)).toEqual([true, false, true]);
  });

  test("shows a forest only as far as the slowest unfinished seat has come, scores live", () => {
    const ahead = stepped(start, 0, 0, 1);
    expect([0, 1, 2].map((seat) => placements(seen(ahead, seatOf(2), seat)))).toEqual([0, 0, 0]);
    expect([0, 1, 2].map((seat) => placements(seen(ahead, seatOf(0), seat)))).toEqual([2, 0, 0]);
    expect(seen(ahead, seatOf(2), 0).score).toEqual(ahead.players[0]?.score);
    expect(seen(ahead, seatOf(2), 0).placed).toBe(2);
    const caughtUp = stepped(ahead, 2);
    expect([0, 1, 2].map((seat) => placements(seen(caughtUp, SPECTATOR, seat)))).toEqual([1, 1, 1]);
    expect(placements(seen(stepped(caughtUp, 2, 1), seatOf(1), 0))).toBe(2);
  });

  test("no longer waits for a finished seat", () => {
    const ahead = stepped(start, 0, 0, 1, 1);
    const players = ahead.players.map((player, seat) => (seat === 2 ? { ...player, finished: true } : player));
    expect(placements(seen({ ...ahead, players }, SPECTATOR, 0))).toBe(2);
  });

  test.each([SPECTATOR, seatOf(0), seatOf(1), { role: "seats", seats: [1, 2] } as const])(
    "a view of %j evolves by the events it sees, to the view of the new state",
    (audience) => {
      let state = start;
      let view = forage.view(start, audience);
      for (const seat of [0, 0, 1, 2, 1, 1, 2, 0, 2, 2, 2, 1, 0, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]) {
        if (playerAt(state, seat).finished) continue;
        const { state: next, events } = step(state, seat);
        view = forage.viewEvents(events, audience).reduce(forage.evolve, view);
        expect(view).toEqual(forage.view(next, audience));
        state = next;
      }
      expect(view.players.some(({ placed }) => placed >= 8)).toBe(true);
    },
  );

  test("a placement that others may not see tells them its number and the score alone", () => {
    const { events } = step(start, 0);
    const [unseen, ...more] = forage.viewEvents(events, seatOf(1));
    expect(unseen).toMatchObject({ type: "card-placed-unseen", seat: 0, number: 1 });
    expect(Object.keys(unseen ?? {}).sort()).toEqual(["number", "score", "seat", "type"]);
    expect(more).toEqual([]);
  });

  test("every seat has the same pile in the same order", () => {
    const [one, ...others] = start.players;
    for (const player of others) expect(player).toMatchObject({ hand: one?.hand, forest: one?.forest });
    const commands = forage.legalMoves(start, 0);
    const first = played(start, commands[0] ?? {}, 0).state;
    const both = played(first, { ...commands[0], seat: 1 }, 1).state;
    expect(both.players[1]?.hand).toEqual(both.players[0]?.hand);
  });
});

test("a placement that drew a card cannot be taken back, one that drew none can", () => {
  const state = race(1);
  expect(step(state, 0).events.map(forage.undoable)).toEqual([true, false]);
  const late = stepped(state, 0, 0, 0, 0, 0, 0);
  expect(step(late, 0).events.map(forage.undoable)).toEqual([true]);
});

test("a property that is not named does not leave the host", () => {
  const state = race(2);
  const marked = {
    ...state,
    secret: "MARKER",
    players: state.players.map((player) => ({ ...player, note: "MARKER" })),
  };
  expect(JSON.stringify(forage.view(marked as State, SPECTATOR))).not.toContain("MARKER");
});
