import { seededDice } from "../../src/shared/dice/random-stream";
import { forage } from "../../src/shared/games/forage";
import type { State } from "../../src/shared/games/forage/state";
import { chooser } from "../property/diced-tomatoes/random-games";
import { setupFor } from "../property/forage/random-games";

const GAMES = 101;
/** Placements after which a forest counts as full: the last two cards are in hand. */
const FULL = 6;

export interface ForageBenchResult {
  /** Milliseconds of `legalMoves` for a full forest with two cards in hand, the median. */
  legalMoves: number;
  /** Milliseconds of a whole random game, every legal placement listed before each, the median. */
  game: number;
}

/** Plays random games for one, once to warm up and once to measure. */
export function runForageBench(): ForageBenchResult {
  measure();
  return measure();
}

function measure(): ForageBenchResult {
  const listings: number[] = [];
  const games = Array.from({ length: GAMES }, (_, index) => {
    const begin = performance.now();
    playRandomly(`bench ${index}`, listings);
    return performance.now() - begin;
  });
  return { legalMoves: median(listings), game: median(games) };
}

function playRandomly(seed: string, listings: number[]): void {
  const random = seededDice(seed);
  const choose = chooser(seed);
  let state: State | undefined = forage.start(setupFor(1, "standard"), random)?.state;
  while (state !== undefined && state.phase !== "finished") {
    const begin = performance.now();
    const moves = forage.legalMoves(state, 0);
    if (state.players[0]?.placed === FULL) listings.push(performance.now() - begin);
    const decision = forage.decide(state, 0, moves[choose(moves.length)], random);
    if (!decision.ok) throw new Error(decision.refusal.reason);
    state = decision.state;
  }
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
