import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DieId } from "../../../src/shared/dice/kinds";
import { compareDice } from "../../../src/shared/dice/kinds";
import { seededDice } from "../../../src/shared/dice/random-stream";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import { diceOf } from "../../../src/shared/games/diced-tomatoes/setup";
import type { Options, State } from "../../../src/shared/games/diced-tomatoes/state";
import { alike, chooser, commandUniverse, OPTION_MIXTURES, randomGame, setupFor } from "./random-games";

const seeds = fc.string({ maxLength: 12 });
const fixed = (numRuns: number) => ({ seed: 20_26, numRuns });

describe.each([1, 2, 3, 4, 5, 6])("random games of %i", (players) => {
  test.each(OPTION_MIXTURES)("keep to the rules: %o", (options) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let last: State | null = null;
        for (const step of randomGame(setupFor(players, options), seed)) {
          expect(step.events.reduce(dicedTomatoes.evolve, step.before)).toStrictEqual(step.after);
          checkDice(step.after, players, options);
          checkVines(step.after);
          checkKarma(step.after, options);
          last = step.after;
        }
        expect(last?.phase).toBe("finished");
        expect(last?.activeSeat).toBeNull();
        expect(JSON.parse(JSON.stringify(last))).toStrictEqual(last);
      }),
      fixed(2),
    );
  });
});

test("every listed command is accepted, and every command not alike to a listed one is refused", () => {
  const games = fc.record({
    seed: seeds,
    players: fc.integer({ min: 1, max: 6 }),
    options: fc.constantFrom(...OPTION_MIXTURES),
  });
  let checked = 0;
  fc.assert(
    fc.property(games, ({ seed, players, options }) => {
      const choose = chooser(`universe of ${seed}`);
      for (const { before, legal, after } of randomGame(setupFor(players, options), seed)) {
        if (choose(12) > 0 && after.phase !== "finished") continue;
        checked += checkLegality(before, legal, commandUniverse(before, choose));
        if (after.phase === "finished") checkAllRefused(after, commandUniverse(after, choose));
      }
    }),
    fixed(48),
  );
  expect(checked).toBeGreaterThan(100_000);
});

test("the same seed gives the same game", () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...OPTION_MIXTURES), (seed, options) => {
      const once = [...randomGame(setupFor(3, options), seed)];
      const again = [...randomGame(setupFor(3, options), seed)];
      expect(again).toStrictEqual(once);
    }),
    fixed(8),
  );
});

test("a refused command draws nothing and an accepted one goes on after a restored position", () => {
  const options = OPTION_MIXTURES[0] as Options;
  const random = seededDice("restore");
  const { state } = dicedTomatoes.start(setupFor(2, options), random) ?? {};
  if (state === undefined) throw new Error("a stream never runs out");
  const { position } = random;
  const seat = state.activeSeat ?? 0;
  expect(dicedTomatoes.decide(state, seat, { type: "roll", dice: ["red-1"] }, random).ok).toBe(false);
  expect(random.position).toBe(position);
  const roll = { type: "roll", dice: ["red-1", "red-2", "red-3"] };
  const first = dicedTomatoes.decide(state, seat, roll, random);
  expect(dicedTomatoes.decide(state, seat, roll, seededDice("restore", position))).toStrictEqual(first);
});

/** DT-S2: each die is in exactly one place. */
function checkDice(state: State, players: number, options: Options): void {
  const onTable: DieId[] = [
    ...state.basket,
    ...state.hand.map(({ die }) => die),
    ...state.players.flatMap(({ vines, track }) => [
      ...vines.flatMap((vine) => (vine === null ? [] : [vine.seed.die, ...vine.dice.map(({ die }) => die)])),
      ...track.map(({ die }) => die),
    ]),
  ];
  expect(onTable.sort(compareDice)).toStrictEqual(diceOf(players, options));
  expect([...state.basket].sort(compareDice)).toStrictEqual(state.basket);
}

/** DT-P2, DT-P3: at most three dice, a set or a run, on a red seed. */
function checkVines(state: State): void {
  for (const vine of state.players.flatMap(({ vines }) => vines)) {
    if (vine === null) continue;
    const values = [vine.seed, ...vine.dice].map(({ value }) => value).sort();
    const isSet = values.every((value) => value === values[0]);
    const isRun = values.every((value, index) => value === (values[0] ?? 0) + index);
    if (!(isSet || isRun) || values.length > 3 || !vine.seed.die.startsWith("red-")) {
      expect.fail(`neither a set nor a run: ${JSON.stringify(vine)}`);
    }
  }
}

/** DT-K3, DT-K4, and six slots at most. */
function checkKarma(state: State, options: Options): void {
  state.players.forEach((player, seat) => {
    expect(player.karma).toBeGreaterThanOrEqual(0);
    expect(player.shards).toBeLessThan(3);
    expect(player.track.length).toBeLessThanOrEqual(6);
    if (options.karmaCap === "none") return;
    const ownTurn = seat === state.activeSeat || (state.phase === "finished" && state.players.length === 1);
    expect(player.karma).toBeLessThanOrEqual(ownTurn ? 12 : 6);
  });
}

function checkLegality(state: State, legal: object[], universe: ReturnType<typeof commandUniverse>): number {
  const seat = state.activeSeat ?? 0;
  const listed = new Set(legal.map((command) => alike(state, command as (typeof universe)[number])));
  expect(listed.size).toBe(legal.length);
  for (const command of [...(legal as typeof universe), ...universe]) {
    const { ok } = dicedTomatoes.decide(state, seat, command, seededDice("any"));
    if (ok !== listed.has(alike(state, command))) {
      expect.fail(`${JSON.stringify(command)} is ${ok ? "accepted, not listed" : "listed, refused"}`);
    }
  }
  for (let other = 0; other < state.players.length; other += 1) {
    if (other !== seat) expect(dicedTomatoes.legalMoves(state, other)).toStrictEqual([]);
  }
  return universe.length;
}

function checkAllRefused(state: State, universe: object[]): void {
  expect(dicedTomatoes.legalMoves(state, 0)).toStrictEqual([]);
  for (const command of universe) {
    expect(dicedTomatoes.decide(state, 0, command, seededDice("any")).ok).toBe(false);
  }
}
