import { GAME_RECIPES } from "../state";
import { Board, WIDTH } from "./board";
import { Candidates } from "./candidates";
import { cellHash, handHash } from "./hashing";
import { Layer } from "./layer";
import { lay, MoveFinder, moveAt, moveRotation, moveSlot, type PackedMove } from "./moves";
import { type Points, pointsOn, type Window } from "./points";
import type { Shape } from "./shapes";
import { promiseOf, type Weights } from "./weights";

/** A forest to go on from, with every card that will come. */
export interface Position {
  board: Board;
  /** The shapes of each card that is still to be played; the other lists name them by their places in this one. */
  cards: readonly (readonly Shape[])[];
  /** In drawing order. */
  hand: readonly number[];
  pile: readonly number[];
  recipes: readonly Points[];
}

/** A way on from a position: to the end, or as far as was looked. */
export interface Line {
  /** The score where it ends, recipes and all. */
  total: number;
  /** What that forest promises: its total where it is the last. */
  promise: number;
  moves: PackedMove[];
}

const NONE = -1;

/** More than one placement hardly ever earns by one recipe: those that would need it are not looked into. */
const MOST_AT_ONCE = 9;

/** Forests looked at between two pauses. */
const BETWEEN_PAUSES = 4000;

/** A beam search: layer by layer, of every placement of every kept forest the `width` most promising are kept. */
export class BeamSearch {
  /** Placements looked at. */
  nodes = 0;
  private readonly layers: [Layer, Layer];
  private readonly candidates: Candidates;
  private readonly finder = new MoveFinder();
  private readonly board = new Board();
  private readonly child = new Board();
  private readonly parentPoints = new Int32Array(GAME_RECIPES);
  private readonly window: Window = { left: 0, right: 0, top: 0, bottom: 0 };

  constructor(private readonly width: number) {
    this.layers = [new Layer(width), new Layer(width)];
    this.candidates = new Candidates(width);
  }

  /**
   * Searches to the end of the forest, or so many placements ahead, and answers the best way found. Where no kept
   * forest can go on, that is the end (FG-T4). Pauses often, so that it can be given up.
   */
  *run(position: Position, weights: readonly Weights[], plies = Number.POSITIVE_INFINITY): Generator<void, Line> {
    const { board, candidates } = this;
    const parents: Int32Array[] = [];
    const moves: Int32Array[] = [];
    let [layer, next] = this.layers;
    const start = this.totalOf(position, position.board);
    let best: Line = { total: start, promise: start, moves: [] };
    this.seed(layer, position);
    const depth = position.hand.length + position.pile.length;
    for (let placed = 0; placed < Math.min(depth, plies); placed += 1) {
      const drawn = position.pile[placed] ?? NONE;
      const left = depth - placed - 1;
      yield* this.expand(position, layer, drawn, weights[left] as Weights, left === 0);
      const chosen = candidates.best(left === 0 ? 1 : this.width);
      const [top] = chosen;
      if (top === undefined) break;
      parents.push(Int32Array.from(chosen, (at) => candidates.parent[at] as number));
      moves.push(Int32Array.from(chosen, (at) => candidates.move[at] as number));
      this.advance(position, layer, next, chosen, drawn);
      [layer, next] = [next, layer];
      board.load(layer.cells(0));
      const promise = candidates.value[top] as number;
      best = { total: this.totalOf(position, board), promise, moves: pathOf(parents, moves, 0) };
    }
    return best;
  }

  private seed(layer: Layer, { board, hand }: Position): void {
    layer.cells(0).set(board.bytes);
    layer.one[0] = hand[0] ?? NONE;
    layer.other[0] = hand[1] ?? NONE;
    layer.hash[0] = 0;
    layer.size = 1;
  }

  private *expand(
    position: Position,
    layer: Layer,
    drawn: number,
    weights: Weights,
    last: boolean,
  ): Generator<void, void> {
    const { board, candidates, finder } = this;
    candidates.clear();
    finder.worthOf = weights.worth;
    let pause = this.nodes + BETWEEN_PAUSES;
    for (let node = 0; node < layer.size; node += 1) {
      board.load(layer.cells(node));
      let base = promiseOf(board, weights);
      for (const [index, points] of position.recipes.entries()) {
        this.parentPoints[index] = points.whole(board);
        base += weights.recipes * (this.parentPoints[index] as number);
      }
      const hand = [layer.one[node] as number, layer.other[node] as number];
      for (let slot = 0; slot < 2; slot += 1) {
        const card = hand[slot] as number;
        if (card === NONE) continue;
        const shapes = position.cards[card] as readonly Shape[];
        const kept = hand[1 - slot] as number;
        const handShare = handHash(kept & 31, drawn & 31);
        finder.visit(board, shapes, slot, (found) => {
          this.nodes += 1;
          let value =
            base + found.gain + found.worth + (6 - found.overlaps) * weights.cell + found.mice * weights.mouse;
          if (found.token) value += weights.token;
          if (value + MOST_AT_ONCE * weights.recipes * position.recipes.length < candidates.bar) return;
          this.makeChild(shapes, found.move);
          value += weights.recipes * this.gainedPoints(position.recipes, shapes, found.move);
          if (value < candidates.bar) return;
          if (last) {
            // Of the last placements one is taken.
            candidates.bar = value;
            candidates.add(value, node, found.move, candidates.size);
          } else {
            const hash = (layer.hash[node] as number) + this.change(shapes, found.move) + handShare;
            candidates.add(value, node, found.move, hash | 0);
          }
        });
      }
      if (this.nodes >= pause) {
        pause = this.nodes + BETWEEN_PAUSES;
        yield;
      }
    }
  }

  private makeChild(shapes: readonly Shape[], move: PackedMove): void {
    this.child.copy(this.board);
    lay(this.child, shapes, move);
  }

  /** The recipes' points on the child beyond those on its parent; sums over cells are counted afresh where it lies. */
  private gainedPoints(recipes: readonly Points[], shapes: readonly Shape[], move: PackedMove): number {
    const { board, child, parentPoints, window } = this;
    if (recipes.length === 0) return 0;
    const { width, height } = shapes[moveRotation(move)] as Shape;
    const at = moveAt(move);
    const x = at % WIDTH;
    const y = (at - x) / WIDTH;
    window.left = Math.max(0, x - 1);
    window.right = x + width - 1;
    window.top = Math.max(0, y - 1);
    window.bottom = y + height - 1;
    let gained = 0;
    for (let index = 0; index < recipes.length; index += 1) {
      const { whole, within } = recipes[index] as Points;
      gained +=
        within === null
          ? whole(child) - (parentPoints[index] as number)
          : within(child, window) - within(board, window);
    }
    return gained;
  }

  /** How the placement that made the child changes the hash of the forest's cells. */
  private change(shapes: readonly Shape[], move: PackedMove): number {
    const { board, child } = this;
    const { offsets } = shapes[moveRotation(move)] as Shape;
    let change = 0;
    for (const offset of offsets) {
      const at = moveAt(move) + offset;
      const [old, types] = [board.types[at] as number, child.types[at] as number];
      if (old !== 0) change -= cellHash(at, old, board.dice[at] as number);
      change += cellHash(at, types, child.dice[at] as number);
    }
    return change | 0;
  }

  private advance(position: Position, from: Layer, to: Layer, chosen: readonly number[], drawn: number): void {
    const { candidates, board } = this;
    for (const [node, at] of chosen.entries()) {
      const parent = candidates.parent[at] as number;
      const move = candidates.move[at] as number;
      const slot = moveSlot(move);
      const played = (slot === 0 ? from.one[parent] : from.other[parent]) as number;
      const kept = (slot === 0 ? from.other[parent] : from.one[parent]) as number;
      board.load(from.cells(parent));
      lay(board, position.cards[played] as readonly Shape[], move);
      to.cells(node).set(board.bytes);
      to.one[node] = kept;
      to.other[node] = drawn;
      // The hand's share is put on anew with every placement.
      to.hash[node] = ((candidates.hash[at] as number) - handHash(kept & 31, drawn & 31)) | 0;
    }
    to.size = chosen.length;
  }

  private totalOf({ recipes }: Position, board: Board): number {
    return board.score + pointsOn(recipes, board);
  }
}

function pathOf(parents: readonly Int32Array[], moves: readonly Int32Array[], last: number): PackedMove[] {
  const path: PackedMove[] = [];
  let node = last;
  for (let layer = moves.length - 1; layer >= 0; layer -= 1) {
    path.unshift(moves[layer]?.[node] as number);
    node = parents[layer]?.[node] as number;
  }
  return path;
}
