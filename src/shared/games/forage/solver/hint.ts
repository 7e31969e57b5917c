import type { Command } from "../commands";
import { playerAt, type State } from "../state";
import { BeamSearch, type Position } from "./beam";
import { Board } from "./board";
import { type Hint, hintOf } from "./hint-reason";
import { lay, MoveFinder, moveSlot, type PackedMove } from "./moves";
import { pointsOn } from "./points";
import { positionOf } from "./position";
import type { Shape } from "./shapes";
import { commandsOf } from "./to-commands";
import { guessedPile } from "./unseen";
import { promiseOf, TASTES, type Taste, type Weights, weightsOf } from "./weights";

/** A first placement under consideration, with how its guessed futures ended. */
interface Candidate {
  move: PackedMove;
  total: number;
  futures: number;
}

/** Placements that look best at first sight. */
const AT_FIRST_SIGHT = 12;
/** Guessed piles that are searched widely, for first placements that pay only later. */
const WIDE_LOOKS = 4;
const WIDE = 60;
const NARROW = 8;
/** Futures tried for each candidate before the worse half is dropped. */
const ROUND = 4;
/** Rounds after which the last are compared at length. */
const ROUNDS = 3;

const TASTE = TASTES[0] as Taste;

/**
 * Advises a placement by what the player may know: the rest of the pile is guessed again and again from the unseen
 * cards, and every candidate is played on to the end of each guess. Pauses often; null where nothing can be placed.
 */
export function* hint(state: State, seat: number): Generator<void, Hint | null> {
  const { hand, finished } = playerAt(state, seat);
  if (finished || hand === null) return null;
  const candidates = yield* firstCandidates(state, seat);
  let left = candidates;
  for (let round = 0; round < ROUNDS && left.length > 1; round += 1) {
    for (let future = round * ROUND; future < (round + 1) * ROUND; future += 1)
      yield* playOn(state, seat, left, future);
    left.sort((a, b) => meanOf(b) - meanOf(a));
    left = left.slice(0, Math.max(2, Math.ceil(left.length / 3)));
  }
  left.sort((a, b) => meanOf(b) - meanOf(a));
  const [best] = left;
  if (best === undefined) return null;
  const [command] = commandsOf(state, seat, [], [best.move]) as [Command];
  return hintOf(state, seat, command, best.futures === 0 ? null : meanOf(best));
}

const meanOf = ({ total, futures }: Candidate): number => total / Math.max(1, futures);

/** The best at first sight, and those with which wide looks into guessed piles begin. */
function* firstCandidates(state: State, seat: number): Generator<void, Candidate[]> {
  const moves = new Set<PackedMove>();
  const guesses = guessedPile(state, seat, 0).length === 0 ? 1 : WIDE_LOOKS;
  for (let guess = 0; guess < guesses; guess += 1) {
    const position = positionOf(state, seat, guessedPile(state, seat, guess));
    const search = new BeamSearch(guesses === 1 ? 10 * WIDE : WIDE);
    const { moves: line } = yield* search.run(position, weightsOf(TASTE, depthOf(position)));
    if (line[0] !== undefined) moves.add(line[0]);
  }
  // With every card known there is nothing to weigh up.
  if (guesses > 1 || moves.size === 0) for (const move of bestAtFirstSight(state, seat)) moves.add(move);
  return [...moves].map((move) => ({ move, total: 0, futures: 0 }));
}

function bestAtFirstSight(state: State, seat: number): PackedMove[] {
  const position = positionOf(state, seat, guessedPile(state, seat, 0));
  const depth = depthOf(position);
  const weights = weightsOf(TASTE, depth)[depth - 1] as Weights;
  const finder = new MoveFinder();
  const child = new Board();
  const found: { move: PackedMove; promise: number }[] = [];
  for (const [slot, card] of position.hand.entries()) {
    const shapes = position.cards[card] as readonly Shape[];
    finder.visit(position.board, shapes, slot, ({ move }) => {
      child.copy(position.board);
      lay(child, shapes, move);
      const promise = promiseOf(child, weights) + weights.recipes * pointsOn(position.recipes, child);
      found.push({ move, promise });
    });
  }
  found.sort((a, b) => b.promise - a.promise);
  return found.slice(0, AT_FIRST_SIGHT).map(({ move }) => move);
}

/** Plays every candidate on to the end of one guessed future. */
function* playOn(state: State, seat: number, candidates: readonly Candidate[], future: number): Generator<void, void> {
  const position = positionOf(state, seat, guessedPile(state, seat, WIDE_LOOKS + future));
  const search = new BeamSearch(NARROW);
  const weights = weightsOf(TASTE, depthOf(position));
  for (const candidate of candidates) {
    const line = yield* search.run(after(position, candidate.move), weights);
    candidate.total += line.total;
    candidate.futures += 1;
  }
}

function after(position: Position, move: PackedMove): Position {
  const slot = moveSlot(move);
  const board = new Board();
  board.copy(position.board);
  lay(board, position.cards[position.hand[slot] as number] as readonly Shape[], move);
  const [drawn, ...pile] = position.pile;
  const kept = position.hand.filter((_, index) => index !== slot);
  return { ...position, board, hand: drawn === undefined ? kept : [...kept, drawn], pile };
}

const depthOf = ({ hand, pile }: Position): number => hand.length + pile.length;
