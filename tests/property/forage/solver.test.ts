import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/shared/dice/random-stream";
import { forage } from "../../../src/shared/games/forage";
import { cardOf } from "../../../src/shared/games/forage/cards";
import { withPlacement } from "../../../src/shared/games/forage/forest";
import { placementOf } from "../../../src/shared/games/forage/placing";
import { recipePoints } from "../../../src/shared/games/forage/recipe-points";
import { RECIPES } from "../../../src/shared/games/forage/recipes";
import { scoreOf } from "../../../src/shared/games/forage/scoring";
import { Board } from "../../../src/shared/games/forage/solver/board";
import { Foresight } from "../../../src/shared/games/forage/solver/foresight";
import { hint } from "../../../src/shared/games/forage/solver/hint";
import { lay, MoveFinder, moveAt, moveRotation } from "../../../src/shared/games/forage/solver/moves";
import { Outlook } from "../../../src/shared/games/forage/solver/outlook";
import { pointsOf } from "../../../src/shared/games/forage/solver/points";
import { positionOf } from "../../../src/shared/games/forage/solver/position";
import { shapesOf } from "../../../src/shared/games/forage/solver/shapes";
import { type Progress, solve } from "../../../src/shared/games/forage/solver/solve";
import { commandsOf } from "../../../src/shared/games/forage/solver/to-commands";
import { guessedPile, unseenCards } from "../../../src/shared/games/forage/solver/unseen";
import { promiseOf, TASTES, weightsFor } from "../../../src/shared/games/forage/solver/weights";
import { type Mode, playerAt, type State } from "../../../src/shared/games/forage/state";
import { randomGame, setupFor } from "./random-games";

/** A forest as the search sees it, as a text. */
const written = (board: Board): string => board.cells.join();

function start(mode: Mode, seed: string): State {
  const started = forage.start(setupFor(1, mode), seededDice(seed));
  if (started === null) throw new Error("a stream never runs out");
  return started.state;
}

describe("the search's rules are the engine's", () => {
  test("it finds the forests that legal placements lead to, with their scores, and no others", () => {
    for (const seed of ["one", "two", "three", "four"]) {
      for (const { before, legal } of randomGame(setupFor(1, "standard"), seed)) {
        const player = playerAt(before, 0);
        const board = new Board();
        board.loadForest(player.forest);
        const found: string[] = [];
        for (const id of player.hand ?? []) {
          const shapes = shapesOf(cardOf(before.deck, id));
          new MoveFinder().visit(board, shapes, 0, ({ move, gain }) => {
            const child = new Board();
            child.copy(board);
            lay(child, shapes, move);
            found.push(`${id} ${child.score} ${written(child)}`);
            expect(child.score).toBe(board.score + gain);
          });
        }
        const expected = legal.map((command) => {
          const placed = placementOf(before.deck, player, command);
          if (!placed.ok) return expect.fail();
          const forest = withPlacement(before.deck, player.forest, placed.placement);
          const grown = new Board();
          grown.loadForest(forest);
          return `${command.card} ${scoreOf(forest, []).total} ${written(grown)}`;
        });
        expect([...new Set(found)].sort()).toEqual([...new Set(expected)].sort());
      }
    }
  });

  test("every recipe's points are the same", () => {
    const ready = RECIPES.map(({ id, rule }) => ({ id, rule, points: pointsOf(rule) }));
    const board = new Board();
    const earned = new Set<string>();
    for (let game = 0; game < 8; game += 1) {
      for (const state of greedyGame(start("recipes", `points ${game}`))) {
        const { forest } = playerAt(state, 0);
        board.loadForest(forest);
        for (const { id, rule, points } of ready) {
          // A minus zero is no other number of points.
          const expected = recipePoints(rule, forest) + 0;
          if (expected !== 0) earned.add(id);
          expect([id, points.whole(board) + 0]).toEqual([id, expected]);
        }
      }
    }
    expect(earned.size).toBeGreaterThan(16);
  });
});

describe("what a search goes by", () => {
  test("the outlook of a card on a forest is never lower than what any of its placements gains", () => {
    let checked = 0;
    for (const seed of ["one", "two", "three"]) {
      for (const { before } of randomGame(setupFor(1, "standard"), seed)) {
        const { board, cards, hand } = positionOf(before, 0, []);
        for (const taste of TASTES) {
          const weights = weightsFor(taste, cards, []);
          const gains = new Outlook(weights, []).gains(board);
          for (const [slot, card] of hand.entries()) {
            const shapes = cards[card] ?? expect.fail();
            new MoveFinder().visit(board, shapes, slot, ({ move }) => {
              const { offsets, tables } = shapes[moveRotation(move)] ?? expect.fail();
              const child = new Board();
              child.copy(board);
              lay(child, shapes, move);
              const most = [...tables].reduce(
                (sum, table, area) => {
                  const cell = board.cells[moveAt(move) + (offsets[area] ?? Number.NaN)] ?? Number.NaN;
                  return sum + (gains[table | cell] ?? Number.NaN);
                },
                promiseOf(board, weights),
              );
              expect(promiseOf(child, weights)).toBeLessThanOrEqual(most + 1e-9);
              checked += 1;
            });
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(10_000);
  });

  test("with one card to come, foresight is the best total there is", () => {
    for (const seed of ["one", "two", "three", "four"]) {
      const game = [...randomGame(setupFor(1, "standard"), seed)];
      const { before, legal } = game[game.length - 1] ?? expect.fail();
      const player = playerAt(before, 0);
      if (player.hand?.length !== 1) continue;
      const totals = legal.map((command) => {
        const placed = placementOf(before.deck, player, command);
        if (!placed.ok) return expect.fail();
        return scoreOf(withPlacement(before.deck, player.forest, placed.placement), []).total;
      });
      const { board, cards } = positionOf(before, 0, []);
      expect(new Foresight([]).of(board, cards)).toBe(Math.max(...totals));
    }
  });
});

/** Runs a search until it has looked at so many placements. */
function searched(search: Generator<Progress, Progress>, nodes: number): Progress {
  for (;;) {
    const { value, done } = search.next();
    if (done === true || (value.nodes >= nodes && value.best !== null)) return value;
  }
}

describe.each<Mode>(["standard", "recipes"])("what the solver finds (%s)", (mode) => {
  test("can be played to just that total, and beats every first placement followed by greed", () => {
    const state = start(mode, "solve");
    const pile = state.pile?.slice(3) ?? [];
    const { best } = searched(solve(positionOf(state, 0, pile)), 1000);
    let played = state;
    for (const command of commandsOf(state, 0, pile, best?.moves ?? [])) {
      const decision = forage.decide(played, 0, command, seededDice("none"));
      if (!decision.ok) expect.fail(decision.refusal.reason);
      else played = decision.state;
    }
    expect(played.phase).toBe("finished");
    expect(playerAt(played, 0).score.total).toBe(best?.total);
    expect(best?.total).toBeGreaterThan(playerAt(run(greedyGame(state)), 0).score.total);
  });

  test("is the same every time, and never worse for a longer look", () => {
    const state = start(mode, "again");
    const pile = state.pile?.slice(3) ?? [];
    const look = (nodes: number) => searched(solve(positionOf(state, 0, pile)), nodes);
    expect(look(1000)).toEqual(look(1000));
    expect(look(400_000).best?.total).toBeGreaterThanOrEqual(look(1000).best?.total ?? 0);
  });
});

/** A game of always placing what scores most at once, state by state. */
function* greedyGame(start: State): Generator<State, State> {
  let state = start;
  while (state.phase !== "finished") {
    const player = playerAt(state, 0);
    let best = { total: Number.NEGATIVE_INFINITY, command: {} };
    for (const command of forage.legalMoves(state, 0)) {
      const placed = placementOf(state.deck, player, command);
      if (!placed.ok) continue;
      const { total } = scoreOf(withPlacement(state.deck, player.forest, placed.placement), state.recipes);
      if (total > best.total) best = { total, command };
    }
    const decision = forage.decide(state, 0, best.command, seededDice("none"));
    if (!decision.ok) throw new Error(decision.refusal.reason);
    state = decision.state;
    yield state;
  }
  return state;
}

describe("a hint", () => {
  test("rests on what the player may know alone: the true pile changes nothing", () => {
    const state = start("recipes", "hint");
    const view = forage.view(state, { role: "seat", seat: 0 });
    const unseen = unseenCards(view, 0);
    // Eighteen cards less the start card, two in hand and two whose recipes show.
    expect(unseen).toHaveLength(18 - 1 - 2 - 2);
    for (const card of state.pile?.slice(3) ?? []) expect(unseen).toContain(card);
    for (const number of [0, 1, 2]) {
      const guess = guessedPile(view, 0, number);
      expect(guess).toHaveLength(6);
      expect(new Set(guess).size).toBe(6);
      for (const card of guess) expect(unseen).toContain(card);
    }
    expect(guessedPile(view, 0, 0)).not.toEqual(guessedPile(view, 0, 1));
  });

  test("is a legal placement with a reason to the end of a game, and none once it is over", () => {
    const game = [...randomGame(setupFor(1, "standard"), "hints")];
    let state = game[4]?.after ?? expect.fail();
    while (state.phase !== "finished") {
      const advice = run(hint(forage.view(state, { role: "seat", seat: 0 }), 0));
      if (advice === null) expect.fail("no hint");
      expect(advice?.reason.code).toMatch(/./);
      const decision = forage.decide(state, 0, advice?.command, seededDice("none"));
      if (!decision.ok) expect.fail(decision.refusal.reason);
      else state = decision.state;
    }
    expect(run(hint(state, 0))).toBeNull();
  });
});

function run<Result>(search: Generator<unknown, Result>): Result {
  for (;;) {
    const { value, done } = search.next();
    if (done === true) return value;
  }
}
