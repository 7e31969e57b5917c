import { GAME_RECIPES } from "../state";
import { Board, WIDTH } from "./board";
import { Candidates } from "./candidates";
import { Foresight } from "./foresight";
import { cellHash, handHash } from "./hashing";
import { Layer, NO_CARD } from "./layer";
import { type Found, lay, MoveFinder, moveSlot, type PackedMove } from "./moves";
import { Outlook } from "./outlook";
import { looseOf, type Points, pointsOn, type Window } from "./points";
import type { Shape } from "./shapes";
import { Sweep } from "./sweep";
import { promiseOf, type Taste, type Weights, weightsFor } from "./weights";

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

/** Forests looked at between two pauses. */
const BETWEEN_PAUSES = 100;

/** What placing one card while another is kept leads to: the same for a whole layer. */
interface Prospect {
  weights: Weights;
  outlook: Outlook;
}

/** The placement of one card of a kept forest's hand. */
interface Turn {
  shapes: readonly Shape[];
  slot: number;
  node: number;
  /** Of the forest and the hand, without the cells that change. */
  hash: number;
  prospect: Prospect;
  last: boolean;
}

/**
 * A beam search: layer by layer, of every placement of every kept forest the most promising are kept. They are chosen
 * twice: by what lies there, and, of `wider` times as many as are kept, by what the cards to come would earn on it.
 */
export class BeamSearch {
  /** Placements looked at. */
  nodes = 0;
  private readonly candidates: Candidates;
  private readonly finder = new MoveFinder();
  private readonly sweep = new Sweep();
  private readonly board = new Board();
  private readonly child = new Board();
  private readonly parentPoints = new Int32Array(GAME_RECIPES);
  private readonly window: Window = { left: 0, right: 0, top: 0, bottom: 0 };
  private pause = 0;

  constructor(
    private readonly width: number,
    private readonly wider: number,
  ) {
    this.candidates = new Candidates(width * wider);
  }

  /**
   * Searches to the end of the forest, or so many placements ahead, and answers the best way found. Where no kept
   * forest can go on, that is the end (FG-T4). Pauses often, so that it can be given up.
   */
  *run(position: Position, taste: Taste, plies = Number.POSITIVE_INFINITY): Generator<void, Line> {
    const { candidates, board } = this;
    let layers: readonly Layer[] = [Layer.of(position.hand)];
    const start = totalOf(position, position.board);
    let best: Line = { total: start, promise: start, moves: [] };
    const depth = position.hand.length + position.pile.length;
    for (let placed = 0; placed < Math.min(depth, plies); placed += 1) {
      yield* this.expand(position, layers, taste);
      const chosen = candidates.best();
      if (chosen.length === 0) break;
      const wide = [...layers, this.advance(layers[placed] as Layer, chosen, position.pile[placed] ?? NO_CARD)];
      const again = placed === depth - 1 || this.wider === 1 ? null : yield* this.lookAgain(position, wide);
      layers = again === null ? wide : [...layers, (wide[wide.length - 1] as Layer).picked(again.order)];
      this.rebuild(position, layers, 0);
      best = {
        total: totalOf(position, board),
        promise: again === null ? (candidates.value[chosen[0] as number] as number) : again.best,
        moves: Layer.path(layers, 0),
      };
    }
    return best;
  }

  /** Looks at every placement of every forest of the last layer. */
  private *expand(position: Position, layers: readonly Layer[], taste: Taste): Generator<void, void> {
    const { candidates, board, child, parentPoints } = this;
    const { pile, cards } = position;
    const recipes = looseOf(position.recipes);
    const layer = layers[layers.length - 1] as Layer;
    const drawn = pile.slice(layers.length - 1);
    const prospects = new Map<number, Prospect>();
    candidates.clear();
    for (let node = 0; node < layer.size; node += 1) {
      if (this.isLong()) yield;
      this.rebuild(position, layers, node);
      child.copy(board);
      for (const [index, points] of recipes.entries()) parentPoints[index] = points.whole(board);
      for (let slot = 0; slot < 2; slot += 1) {
        const card = layer.card(node, slot);
        if (card === NO_CARD) continue;
        const kept = layer.card(node, 1 - slot);
        let prospect = prospects.get(kept);
        if (prospect === undefined) {
          const left = (kept === NO_CARD ? drawn : [kept, ...drawn]).map((each) => cards[each] as readonly Shape[]);
          const weights = weightsFor(taste, left, position.recipes);
          prospect = { weights, outlook: new Outlook(weights, recipes) };
          prospects.set(kept, prospect);
        }
        const hash = ((layer.hash[node] as number) + handHash(kept & 31, (drawn[0] ?? NO_CARD) & 31)) | 0;
        const last = kept === NO_CARD;
        this.look({ shapes: cards[card] as readonly Shape[], slot, node, hash, prospect, last }, recipes);
      }
    }
  }

  /** Looks at every placement of a card on the board. */
  private look({ shapes, slot, node, hash, prospect, last }: Turn, recipes: readonly Points[]): void {
    const { board, child, candidates, finder, sweep, parentPoints } = this;
    const { weights, outlook } = prospect;
    let most = promiseOf(board, weights);
    for (let index = 0; index < recipes.length; index += 1) {
      most += weights.recipes * ((recipes[index] as Points).most(board) + (parentPoints[index] as number));
    }
    sweep.floor = candidates.bar - most;
    this.nodes += sweep.over(board, shapes, outlook.gains(board), (shape, at, rotation) => {
      finder.tryAt(board, shape, at, rotation, slot, ({ move }: Found): void => {
        lay(child, shapes, move);
        const value = promiseOf(child, weights) + weights.recipes * this.pointsAfter(recipes, shape, at);
        if (value > candidates.bar) {
          candidates.add(value, node, move, (hash + change(board, child, shape, at)) | 0);
          // Of the last placements only one is taken.
          if (last) candidates.bar = value;
          sweep.floor = candidates.bar - most;
        }
        child.restore(board, at, shape.offsets);
      });
    });
  }

  /** The recipes' points on the child; sums over cells are counted afresh only where the card lies. */
  private pointsAfter(recipes: readonly Points[], { width, height }: Shape, at: number): number {
    const { board, child, parentPoints, window } = this;
    if (recipes.length === 0) return 0;
    const x = at % WIDTH;
    const y = (at - x) / WIDTH;
    window.left = Math.max(0, x - 1);
    window.right = x + width - 1;
    window.top = Math.max(0, y - 1);
    window.bottom = y + height - 1;
    let points = 0;
    for (let index = 0; index < recipes.length; index += 1) {
      const { whole, within } = recipes[index] as Points;
      if (within === null) points += whole(child);
      else points += (parentPoints[index] as number) + within(child, window) - within(board, window);
    }
    return points;
  }

  /** The best forests of the last layer in order, by what the cards to come would earn on them. */
  private *lookAgain(
    position: Position,
    layers: readonly Layer[],
  ): Generator<void, { order: Int32Array; best: number }> {
    const { board } = this;
    const foresight = new Foresight(position.recipes);
    const layer = layers[layers.length - 1] as Layer;
    const drawn = position.pile.slice(layers.length - 1);
    const promises = new Float64Array(layer.size);
    for (let node = 0; node < layer.size; node += 1) {
      if (this.isLong()) yield;
      this.rebuild(position, layers, node);
      const left = [layer.card(node, 0), layer.card(node, 1), ...drawn].filter((card) => card !== NO_CARD);
      const cards = left.map((card) => position.cards[card] as readonly Shape[]);
      promises[node] = foresight.of(board, cards);
    }
    this.nodes += foresight.nodes;
    const order = Int32Array.from(promises, (_, node) => node).sort(
      (one, other) => (promises[other] as number) - (promises[one] as number) || one - other,
    );
    return { order: order.subarray(0, this.width), best: promises[order[0] as number] as number };
  }

  private advance(from: Layer, chosen: Int32Array, drawn: number): Layer {
    const { candidates } = this;
    const to = new Layer(chosen.length);
    for (const [node, at] of chosen.entries()) {
      const parent = candidates.parent[at] as number;
      const move = candidates.move[at] as number;
      const kept = from.card(parent, 1 - moveSlot(move));
      // The hand's share is put on anew with every placement.
      const hash = ((candidates.hash[at] as number) - handHash(kept & 31, drawn & 31)) | 0;
      to.put(node, parent, move, hash, kept, drawn);
    }
    return to;
  }

  /** Lays the cards of a forest of the last layer on the board once more: that is quicker than to keep every forest. */
  private rebuild({ board, cards }: Position, layers: readonly Layer[], node: number): void {
    this.board.copy(board);
    this.layUpTo(cards, layers, layers.length - 1, node);
  }

  private layUpTo(cards: Position["cards"], layers: readonly Layer[], depth: number, node: number): void {
    if (depth === 0) return;
    const layer = layers[depth] as Layer;
    const parent = layer.parent[node] as number;
    this.layUpTo(cards, layers, depth - 1, parent);
    const move = layer.move[node] as number;
    const card = (layers[depth - 1] as Layer).card(parent, moveSlot(move));
    lay(this.board, cards[card] as readonly Shape[], move);
  }

  private isLong(): boolean {
    this.pause = (this.pause + 1) % BETWEEN_PAUSES;
    return this.pause === 0;
  }
}

const totalOf = ({ recipes }: Position, board: Board): number => board.score + pointsOn(recipes, board);

/** How a placement changes the hash of the forest's cells. */
function change(board: Board, child: Board, { offsets }: Shape, at: number): number {
  let change = 0;
  for (const offset of offsets) {
    const old = board.cells[at + offset] as number;
    if (old !== 0) change -= cellHash(at + offset, old);
    change += cellHash(at + offset, child.cells[at + offset] as number);
  }
  return change | 0;
}
