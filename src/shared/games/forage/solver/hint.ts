import type { Command } from "../commands";
import { targetOf } from "../scoring";
import { playerAt, type State } from "../state";
import { BeamSearch, type Position } from "./beam";
import { Board } from "./board";
import { type Hint, hintOf } from "./hint-reason";
import { lay, MoveFinder, moveSlot, type PackedMove } from "./moves";
import { looseOf, pointsOn } from "./points";
import { positionOf } from "./position";
import type { Shape } from "./shapes";
import { commandsOf } from "./to-commands";
import { guessedPile } from "./unseen";
import { promiseOf, TASTES, type Taste, weightsFor } from "./weights";

/** A first placement under consideration, with how its guessed futures ended. */
interface Candidate {
  move: PackedMove;
  /** What the futures promised, all in all. */
  total: number;
  futures: number;
}

/** Placements that look best at first sight. */
const AT_FIRST_SIGHT = 16;
const WIDTH = 8;
/** With every card known, the search is the solver's. */
const KNOWN_WIDTH = 1000;
/** Placements looked ahead beyond the first: further on, a guessed pile tells more about the guess than the forest. */
const PLIES = 2;
/** Futures tried for each candidate before the worse are dropped. */
const ROUND = 5;
/** Rounds after which the last are compared at length. */
const ROUNDS = 4;

/** With so few cards unseen every future is played to its end, and winning is what counts. */
const FEW = 2;
/** What a win is worth beside its points. */
const WIN = 15;

const TASTE = TASTES[0] as Taste;

/**
 * Advises a placement by what the player may know: the rest of the pile is guessed again and again from the unseen
 * cards, and every candidate is played on into each guess. Pauses often; null where nothing can be placed.
 */
export function* hint(state: State, seat: number): Generator<void, Hint | null> {
  const { hand, finished } = playerAt(state, seat);
  if (finished || hand === null) return null;
  let left = bestAtFirstSight(state, seat);
  if (guessedPile(state, seat, 0).length === 0) left = yield* knownBest(state, seat);
  for (let round = 0; round < ROUNDS && left.length > 1; round += 1) {
    for (let future = round * ROUND; future < (round + 1) * ROUND; future += 1)
      yield* playOn(state, seat, left, future);
    left.sort((a, b) => meanOf(b) - meanOf(a));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const [best] = left;
  if (best === undefined) return null;
  const [command] = commandsOf(state, seat, [], [best.move]) as [Command];
  return hintOf(state, seat, command);
}

const meanOf = ({ total, futures }: Candidate): number => total / Math.max(1, futures);

/** The best placement where every card is in hand. */
function* knownBest(state: State, seat: number): Generator<void, Candidate[]> {
  const position = positionOf(state, seat, []);
  const line = yield* new BeamSearch(KNOWN_WIDTH, 1).run(position, TASTE);
  return line.moves.slice(0, 1).map(candidate);
}

const candidate = (move: PackedMove): Candidate => ({ move, total: 0, futures: 0 });

function bestAtFirstSight(state: State, seat: number): Candidate[] {
  const position = positionOf(state, seat, guessedPile(state, seat, 0));
  const finder = new MoveFinder();
  const child = new Board();
  const found: { move: PackedMove; promise: number }[] = [];
  const loose = looseOf(position.recipes);
  for (const [slot, card] of position.hand.entries()) {
    const left = [...position.hand.filter((_, index) => index !== slot), ...position.pile];
    const weights = weightsFor(
      TASTE,
      left.map((each) => position.cards[each] as readonly Shape[]),
      position.recipes,
    );
    const shapes = position.cards[card] as readonly Shape[];
    finder.visit(position.board, shapes, slot, ({ move }) => {
      child.copy(position.board);
      lay(child, shapes, move);
      const promise = promiseOf(child, weights) + weights.recipes * pointsOn(loose, child);
      found.push({ move, promise });
    });
  }
  found.sort((a, b) => b.promise - a.promise);
  return found.slice(0, AT_FIRST_SIGHT).map(({ move }) => candidate(move));
}

/** Plays every candidate on to the end of one guessed future. */
function* playOn(state: State, seat: number, candidates: readonly Candidate[], future: number): Generator<void, void> {
  const position = positionOf(state, seat, guessedPile(state, seat, future));
  const search = new BeamSearch(WIDTH, 1);
  const toTheEnd = position.pile.length <= FEW;
  const plies = toTheEnd ? depthOf(position) : PLIES;
  const target = targetOf(state);
  for (const each of candidates) {
    const line = yield* search.run(after(position, each.move), TASTE, plies);
    each.total += line.promise + (toTheEnd && target !== null && line.total >= target ? WIN : 0);
    each.futures += 1;
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
