import { seededDice } from "../../src/shared/dice/random-stream";
import { dicedTomatoes } from "../../src/shared/games/diced-tomatoes";
import type { Command } from "../../src/shared/games/diced-tomatoes/commands";
import type { State } from "../../src/shared/games/diced-tomatoes/state";
import { chooseMove, chooser, OPTION_MIXTURES, setupFor } from "../property/diced-tomatoes/random-games";

const RUNS = 5;
const GAMES_PER_RUN = 32;

interface Recorded {
  start: State;
  moves: { seat: number; command: Command }[];
  seed: string;
  /** Where the stream stands after the starting roll. */
  position: number;
}

export interface EngineBenchResult {
  players: number;
  /** Commands a second of `decide` alone: the form's check, the rules, the drawing, the new state. */
  decide: number;
  /** The same with `legalMoves` worked out before every command. */
  withLegalMoves: number;
}

/** Plays recorded random games again and again, and takes the median of several runs. */
export function runEngineBench(): EngineBenchResult[] {
  return [2, 6].map((players) => {
    const games = Array.from({ length: GAMES_PER_RUN }, (_, index) => record(players, index));
    replay(games, true);
    return { players, decide: median(() => replay(games, false)), withLegalMoves: median(() => replay(games, true)) };
  });
}

/** A random game, written down so that choosing its moves is no part of what is measured. */
function record(players: number, index: number): Recorded {
  const seed = `bench ${players} ${index}`;
  const options = OPTION_MIXTURES[index % OPTION_MIXTURES.length];
  if (options === undefined) throw new Error("no such mixture");
  const random = seededDice(seed);
  const choose = chooser(seed);
  const started = dicedTomatoes.start(setupFor(players, options), random);
  if (started === null) throw new Error("a stream never runs out");
  const moves: Recorded["moves"] = [];
  const { position } = random;
  let { state } = started;
  while (state.activeSeat !== null) {
    const seat = state.activeSeat;
    const command = chooseMove(dicedTomatoes.legalMoves(state, seat), choose);
    moves.push({ seat, command });
    state = played(state, seat, command, random);
  }
  return { start: started.state, moves, seed, position };
}

/** Commands a second. */
function replay(games: readonly Recorded[], withLegalMoves: boolean): number {
  let commands = 0;
  let listed = 0;
  const begin = performance.now();
  for (const { start, moves, seed, position } of games) {
    const random = seededDice(seed, position);
    let state = start;
    for (const { seat, command } of moves) {
      if (withLegalMoves) listed += dicedTomatoes.legalMoves(state, seat).length;
      state = played(state, seat, command, random);
      commands += 1;
    }
  }
  const seconds = (performance.now() - begin) / 1000;
  if (withLegalMoves && listed < commands) throw new Error("fewer legal moves than commands");
  return commands / seconds;
}

function played(state: State, seat: number, command: Command, random: ReturnType<typeof seededDice>): State {
  const decision = dicedTomatoes.decide(state, seat, command, random);
  if (!decision.ok) throw new Error(decision.refusal.reason);
  return decision.state;
}

function median(measure: () => number): number {
  const sorted = Array.from({ length: RUNS }, measure).sort((a, b) => a - b);
  return sorted[Math.floor(RUNS / 2)] ?? 0;
}
