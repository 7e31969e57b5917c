import { cardOf } from "../cards";
import type { Command } from "../commands";
import { targetOf } from "../scoring";
import { playerAt, type State } from "../state";
import { BeamSearch, type Position } from "./beam";
import { Board } from "./board";
import { Foresight } from "./foresight";
import { type Hint, hintOf } from "./hint-reason";
import { lay, MoveFinder, moveSlot, type PackedMove } from "./moves";
import { looseOf, pointsOn } from "./points";
import { positionOf } from "./position";
import { type Shape, shapesOf } from "./shapes";
import { commandsOf } from "./to-commands";
import { guessedPile, unseenCards } from "./unseen";
import { promiseOf, TASTES, type Taste, weightsFor } from "./weights";

/** A first placement under consideration, with how its guessed futures ended. */
interface Candidate {
  move: PackedMove;
  /** What the futures promised, all in all. */
  total: number;
  futures: number;
}

/** Placements that look best at first sight, and those of them that do at the second. */
const AT_FIRST_SIGHT = 60;
const AT_SECOND_SIGHT = 16;
const WIDTH = 8;
const WIDER = 4;
/** With every card known, the search is the solver's. */
const KNOWN_WIDTH = 300;
const KNOWN_WIDER = 8;
/** Placements looked ahead beyond the first: further on, a guessed pile tells more about the guess than the forest. */
const PLIES = 2;
/** Futures tried for each candidate before the worse are dropped. */
const ROUND = 6;
/** Rounds after which the last are compared at length. */
const ROUNDS = 4;

/** With so few cards unseen every future is played to its end. */
const FEW = 2;
/** What winning is worth beside its points. */
const WIN = 15;
/** How far a promise may be from what comes of it, in points, for each card still to be played. */
const SPREAD = 0.7;

const TASTE = TASTES[0] as Taste;

/**
 * Advises a placement by what the player may know: the rest of the pile is guessed again and again from the unseen
 * cards, and every candidate is played on into each guess. Pauses often; null where nothing can be placed.
 */
export function* hint(state: State, seat: number): Generator<void, Hint | null> {
  const { hand, finished } = playerAt(state, seat);
  if (finished || hand === null) return null;
  let left = guessedPile(state, seat, 0).length === 0 ? yield* knownBest(state, seat) : bestAtSight(state, seat);
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
  const line = yield* new BeamSearch(KNOWN_WIDTH, KNOWN_WIDER).run(positionOf(state, seat, []), TASTE);
  return line.moves.slice(0, 1).map(candidate);
}

const candidate = (move: PackedMove): Candidate => ({ move, total: 0, futures: 0 });

/** The most promising placements, by what lies there and then by what the cards that may come would earn. */
function bestAtSight(state: State, seat: number): Candidate[] {
  const position = positionOf(state, seat, guessedPile(state, seat, 0));
  const unseen = unseenCards(state, seat).map((id) => shapesOf(cardOf(state.deck, id)));
  const foresight = new Foresight(position.recipes);
  const found = firstSight(position).slice(0, AT_FIRST_SIGHT);
  const judged = found.map(({ move }) => {
    const { board, hand } = after(position, move);
    const kept = hand.slice(0, 1).map((card) => position.cards[card] as readonly Shape[]);
    return { move, promise: foresight.of(board, kept, unseen, position.pile.length) };
  });
  return best(judged)
    .slice(0, AT_SECOND_SIGHT)
    .map(({ move }) => candidate(move));
}

interface Judged {
  move: PackedMove;
  promise: number;
}

const best = (judged: Judged[]): Judged[] => judged.sort((a, b) => b.promise - a.promise);

function firstSight(position: Position): Judged[] {
  const { board, hand, pile, cards, recipes } = position;
  const finder = new MoveFinder();
  const child = new Board();
  const found: Judged[] = [];
  const loose = looseOf(recipes);
  for (const [slot, card] of hand.entries()) {
    const left = [...hand.filter((_, index) => index !== slot), ...pile].map((each) => cards[each] as readonly Shape[]);
    const weights = weightsFor(TASTE, left, recipes);
    const shapes = cards[card] as readonly Shape[];
    finder.visit(board, shapes, slot, ({ move }) => {
      child.copy(board);
      lay(child, shapes, move);
      found.push({ move, promise: promiseOf(child, weights) + weights.recipes * pointsOn(loose, child) });
    });
  }
  return best(found);
}

/** Plays every candidate on into one guessed future. */
function* playOn(state: State, seat: number, candidates: readonly Candidate[], future: number): Generator<void, void> {
  const position = positionOf(state, seat, guessedPile(state, seat, future));
  const search = new BeamSearch(WIDTH, WIDER);
  const depth = position.hand.length + position.pile.length;
  const plies = position.pile.length <= FEW ? depth : PLIES;
  const left = Math.max(0, depth - 1 - plies);
  const target = targetOf(state);
  for (const each of candidates) {
    const { promise } = yield* search.run(after(position, each.move), TASTE, plies);
    each.total += promise + (target === null ? 0 : WIN * chanceOf(promise - target, left));
    each.futures += 1;
  }
}

/** How likely a harvest is that is promised to go so far beyond the target, with so many cards still to be played. */
function chanceOf(beyond: number, left: number): number {
  if (left === 0) return beyond >= 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-beyond / (SPREAD * left)));
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
