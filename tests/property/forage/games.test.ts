import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/shared/dice/random-stream";
import { forage } from "../../../src/shared/games/forage";
import { cardOf } from "../../../src/shared/games/forage/cards";
import type { Command } from "../../../src/shared/games/forage/commands";
import { EMPTY_FOREST, withPlacement } from "../../../src/shared/games/forage/forest";
import { type CellKey, coveredCells, ROTATIONS } from "../../../src/shared/games/forage/geometry";
import { placementOf } from "../../../src/shared/games/forage/placing";
import { scoreOf } from "../../../src/shared/games/forage/scoring";
import { cardsLeft, type Forest, type Mode, playerAt, type State } from "../../../src/shared/games/forage/state";
import { WOODLANDS } from "../../../src/shared/games/forage/woodland";
import { type Chooser, chooser } from "../diced-tomatoes/random-games";
import { randomGame, setupFor } from "./random-games";

const seeds = fc.string({ maxLength: 12 });
const modes: readonly Mode[] = ["standard", "recipes"];
const fixed = (numRuns: number) => ({ seed: 20_26, numRuns });

describe.each([1, 2, 3, 6])("random games of %i", (players) => {
  test.each(modes)("keep to the rules: %s", (mode) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let last: State | null = null;
        for (const { before, after, events } of randomGame(setupFor(players, mode), seed)) {
          expect(events.reduce(forage.evolve, before)).toStrictEqual(after);
          for (const seat of after.players.keys()) checkForest(after, seat);
          last = after;
        }
        expect(last?.phase).toBe("finished");
        expect(last?.players.every(({ finished }) => finished)).toBe(true);
        expect(JSON.parse(JSON.stringify(last))).toStrictEqual(last);
      }),
      fixed(2),
    );
  });
});

test("every listed placement is accepted, and every one not alike to a listed one is refused", () => {
  let checked = 0;
  let choices = 0;
  fc.assert(
    fc.property(seeds, fc.constantFrom(...modes), (seed, mode) => {
      const choose = chooser(`universe of ${seed}`);
      for (const { before, legal, after } of randomGame(setupFor(1, mode), seed)) {
        checked += checkLegality(before, legal, choose);
        choices += legal.filter(({ mouse, order }) => mouse !== undefined && order !== undefined).length;
        if (after.phase === "finished") checkAllRefused(after, legal);
      }
    }),
    fixed(6),
  );
  expect(checked).toBeGreaterThan(50_000);
  expect(choices).toBeGreaterThan(20);
});

test("in a race every listed placement names its seat, and no other seat may play it", () => {
  for (const { before, legal } of randomGame(setupFor(3, "standard"), "seats")) {
    for (const command of legal.slice(0, 5)) {
      for (const seat of before.players.keys()) {
        expect(forage.decide(before, seat, command, seededDice("any")).ok).toBe(seat === command.seat);
      }
    }
  }
});

test("the same seed gives the same game", () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...modes), (seed, mode) => {
      const once = [...randomGame(setupFor(2, mode), seed)];
      expect([...randomGame(setupFor(2, mode), seed)]).toStrictEqual(once);
    }),
    fixed(3),
  );
});

test("a seed deals every card and recipe about equally often", () => {
  const dealt = new Map<string, number>();
  for (let deal = 0; deal < 900; deal += 1) {
    const { state } = forage.start(setupFor(1, "recipes"), seededDice(`deal ${deal}`)) ?? expect.fail();
    expect(new Set([...(state.pile ?? []), ...state.recipes.map((id) => `F${id.slice(1)}`)]).size).toBe(11);
    for (const id of [...(state.pile ?? []), ...state.recipes]) dealt.set(id, (dealt.get(id) ?? 0) + 1);
  }
  // 900 × 9 / 18 = 450 times each card, with a standard deviation of 15; 900 × 2 / 18 = 100 times each recipe, of 9.4.
  for (const [id, count] of dealt) {
    expect(Math.abs(count - (id.startsWith("F") ? 450 : 100))).toBeLessThan(id.startsWith("F") ? 75 : 47);
  }
  expect(dealt.size).toBe(36);
});

/** FG-S1: fifteen dice and one token; FG-S2: nine cards; FG-C1: the score is that of the forest as it lies. */
function checkForest(state: State, seat: number): void {
  const player = playerAt(state, seat);
  const { forest } = player;
  for (const colour of WOODLANDS) {
    const out = Object.values(forest.cells).filter(({ die }) => die?.colour === colour).length;
    expect(out + forest.supply[colour]).toBe(5);
    expect(forest.supply[colour]).toBeGreaterThanOrEqual(0);
  }
  expect(player.score).toStrictEqual(scoreOf(forest, state.recipes));
  const { dice, split, mice, token, recipes, total } = player.score;
  expect(dice + split + mice + token + recipes).toBe(total);
  expect(token).toBe(forest.token === "supply" ? 0 : -5);
  if (forest.token !== "supply") expect(forest.cells[forest.token]?.die).toBeNull();
  const laid = forest.placements.reduce(
    (grown, placement) => withPlacement(state.deck, grown, placement),
    EMPTY_FOREST as Forest,
  );
  expect(laid).toStrictEqual(forest);
  const cards = [...forest.placements.map(({ card }) => card), ...(player.hand ?? [])];
  expect(cards).toHaveLength(9 - cardsLeft(player));
  expect(new Set(cards)).toEqual(new Set(state.pile?.slice(0, cards.length)));
}

/** A name shared by alike placements: those that do the same to the dice, in whatever order. */
function outcome(state: State, command: Command): string | null {
  const placed = placementOf(state.deck, playerAt(state, 0), command);
  if (!placed.ok) return null;
  const { card, x, y, rotation, dice } = placed.placement;
  return [card, x, y, rotation, ...dice.map((change) => JSON.stringify(change)).sort()].join();
}

function checkLegality(state: State, legal: Command[], choose: Chooser): number {
  const listed = new Set(legal.map((command) => outcome(state, command) ?? expect.fail(JSON.stringify(command))));
  expect(listed.size).toBe(legal.length);
  const universe = placementUniverse(state, choose);
  for (const command of universe) {
    const name = outcome(state, command);
    if (name !== null && !listed.has(name)) expect.fail(`${JSON.stringify(command)} is accepted, not listed`);
  }
  for (let sample = 0; sample < 10; sample += 1) {
    const command = universe[choose(universe.length)] ?? expect.fail();
    const accepted = forage.decide(state, 0, command, seededDice("any")).ok;
    expect(accepted).toBe(outcome(state, command) !== null);
  }
  return universe.length;
}

function checkAllRefused(state: State, commands: Command[]): void {
  expect(forage.legalMoves(state, 0)).toStrictEqual([]);
  for (const command of commands) expect(outcome(state, command)).toBeNull();
}

/** Both cards on every cell around the forest, each with some mouse colours and orders. */
function placementUniverse(state: State, choose: Chooser): Command[] {
  const { hand, forest } = playerAt(state, 0);
  const places = Object.keys(forest.cells).map((key) => key.split(",").map(Number) as [number, number]);
  const range = (values: number[]) => ({ from: Math.min(...values) - 3, to: Math.max(...values) + 1 });
  const across = range(places.map(([x]) => x));
  const down = range(places.map(([, y]) => y));
  const universe: Command[] = [];
  for (const id of hand ?? []) {
    for (const rotation of ROTATIONS) {
      for (let x = across.from; x <= across.to; x += 1) {
        for (let y = down.from; y <= down.to; y += 1) {
          const covered = coveredCells({ x, y, rotation }).filter(({ cell }) => forest.cells[cell] !== undefined);
          const plain: Command = { type: "place", card: id, x, y, rotation };
          universe.push(plain);
          if (covered.length === 0) continue;
          const types = (area: number) => cardOf(state.deck, id).areas[area] ?? [];
          const colours = covered.map(({ cell, area }) => types(area).map((type) => [cell, type] as const));
          for (const one of colours.find((choice) => choice.length > 1) ?? []) {
            const mouse = Object.fromEntries([one]) as Command["mouse"];
            universe.push({ ...plain, mouse });
            universe.push({ ...plain, mouse, order: shuffledCells(covered, choose) });
          }
          universe.push({ ...plain, order: shuffledCells(covered, choose) });
        }
      }
    }
  }
  return universe;
}

/** Some of the cells, in any order. */
function shuffledCells(covered: readonly { cell: CellKey }[], choose: Chooser): CellKey[] {
  const left = covered.map(({ cell }) => cell);
  const order: CellKey[] = [];
  for (let count = 1 + choose(left.length); count > 0; count -= 1) order.push(...left.splice(choose(left.length), 1));
  return order;
}
