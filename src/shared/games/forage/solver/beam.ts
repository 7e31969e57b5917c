import { GAME_RECIPES } from "../state";
import { Board, CELLS, WIDTH } from "./board";
import { Candidates } from "./candidates";
import { cellHash, handHash } from "./hashing";
import { Layer } from "./layer";
import { type Found, lay, MoveFinder, moveAt, moveSlot, type PackedMove } from "./moves";
import { Outlook } from "./outlook";
import { looseOf, type Points, pointsOn, type Window } from "./points";
import type { Shape } from "./shapes";
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

/** No card, in a hand. */
const NONE = -1;

/** Placements looked at between two pauses. */
const BETWEEN_PAUSES = 20_000;

/** What placing one card while another is kept leads to: the same for a whole layer. */
interface Prospect {
  weights: Weights;
  outlook: Outlook;
}

/** A beam search: layer by layer, of every placement of every kept forest the `width` most promising are kept. */
export class BeamSearch {
  /** Placements looked at. */
  nodes = 0;
  private readonly candidates: Candidates;
  private readonly finder = new MoveFinder();
  private readonly board = new Board();
  private readonly child = new Board();
  private readonly parentPoints = new Int32Array(GAME_RECIPES);
  private readonly window: Window = { left: 0, right: 0, top: 0, bottom: 0 };

  constructor(private readonly width: number) {
    this.candidates = new Candidates(width);
  }

  /**
   * Searches to the end of the forest, or so many placements ahead, and answers the best way found. Where no kept
   * forest can go on, that is the end (FG-T4). Pauses often, so that it can be given up.
   */
  *run(position: Position, taste: Taste, plies = Number.POSITIVE_INFINITY): Generator<void, Line> {
    const { candidates, board } = this;
    const layers = [seed(position)];
    const start = totalOf(position, position.board);
    let best: Line = { total: start, promise: start, moves: [] };
    const depth = position.hand.length + position.pile.length;
    for (let placed = 0; placed < Math.min(depth, plies); placed += 1) {
      yield* this.expand(position, layers, taste);
      const chosen = candidates.best();
      const [top] = chosen;
      if (top === undefined) break;
      layers.push(this.advance(layers[placed] as Layer, chosen, position.pile[placed] ?? NONE));
      this.rebuild(position, layers, 0);
      best = {
        total: totalOf(position, board),
        promise: candidates.value[top] as number,
        moves: Layer.path(layers, 0),
      };
    }
    return best;
  }

  /** Looks at every placement of every forest of the last layer. */
  private *expand(position: Position, layers: readonly Layer[], taste: Taste): Generator<void, void> {
    const { candidates, board, parentPoints } = this;
    const { pile, cards } = position;
    const recipes = looseOf(position.recipes);
    const layer = layers[layers.length - 1] as Layer;
    const drawn = pile.slice(layers.length - 1);
    const prospects = new Map<number, Prospect>();
    candidates.clear();
    let pause = this.nodes + BETWEEN_PAUSES;
    for (let node = 0; node < layer.size; node += 1) {
      this.rebuild(position, layers, node);
      this.child.copy(board);
      let most = 0;
      for (let index = 0; index < recipes.length; index += 1) {
        const points = recipes[index] as Points;
        parentPoints[index] = points.whole(board);
        most += points.most(board);
      }
      for (let slot = 0; slot < 2; slot += 1) {
        const card = (slot === 0 ? layer.one[node] : layer.other[node]) as number;
        const kept = (slot === 0 ? layer.other[node] : layer.one[node]) as number;
        if (card === NONE) continue;
        let prospect = prospects.get(kept);
        if (prospect === undefined) {
          const left = kept === NONE ? drawn : [kept, ...drawn];
          const weights = weightsFor(
            taste,
            left.map((each) => cards[each] as readonly Shape[]),
            position.recipes,
          );
          prospect = { weights, outlook: new Outlook(weights) };
          prospects.set(kept, prospect);
        }
        const hash = ((layer.hash[node] as number) + handHash(kept & 31, (drawn[0] ?? NONE) & 31)) | 0;
        const last = kept === NONE;
        this.look(cards[card] as readonly Shape[], recipes, most, last, slot, node, hash, prospect);
      }
      if (this.nodes >= pause) {
        pause = this.nodes + BETWEEN_PAUSES;
        yield;
      }
    }
  }

  /** Looks at every placement of a card on the board. */
  private look(
    shapes: readonly Shape[],
    recipes: readonly Points[],
    most: number,
    last: boolean,
    slot: number,
    node: number,
    hash: number,
    { weights, outlook }: Prospect,
  ): void {
    const { board, child, candidates, finder, parentPoints } = this;
    const { cells } = board;
    const gains = outlook.gains(board);
    const base = promiseOf(board, weights);
    let points = 0;
    for (let index = 0; index < recipes.length; index += 1) points += parentPoints[index] as number;
    // At best a placement takes no points away and adds the most that any can.
    const beyond = weights.recipes * (points + most);
    let shape = shapes[0] as Shape;
    const visit = ({ move }: Found): void => {
      lay(child, shapes, move);
      let value = promiseOf(child, weights);
      if (value + beyond > candidates.bar) {
        value += weights.recipes * this.pointsAfter(recipes, shape, moveAt(move));
        if (value > candidates.bar) {
          candidates.add(value, node, move, (hash + change(board, child, shape, moveAt(move))) | 0);
          // Of the last placements only one is taken.
          if (last) candidates.bar = value;
        }
      }
      child.restore(board, moveAt(move), shape.offsets);
    };
    const [left, right, top, bottom] = board.edges as unknown as [number, number, number, number];
    for (let rotation = 0; rotation < 4; rotation += 1) {
      shape = shapes[rotation] as Shape;
      const [o0, o1, o2, o3, o4, o5] = shape.offsets as unknown as [number, number, number, number, number, number];
      const [b0, b1, b2, b3, b4, b5] = shape.tables as unknown as [number, number, number, number, number, number];
      const fromX = Math.max(0, left - shape.width + 1);
      const toX = Math.min(WIDTH - shape.width, right);
      const toY = Math.min(WIDTH - shape.height, bottom);
      for (let y = Math.max(0, top - shape.height + 1); y <= toY; y += 1) {
        this.nodes += Math.max(0, toX - fromX + 1);
        for (let at = y * WIDTH + fromX; at <= y * WIDTH + toX; at += 1) {
          const gain =
            (gains[b0 | (cells[at + o0] as number)] as number) +
            (gains[b1 | (cells[at + o1] as number)] as number) +
            (gains[b2 | (cells[at + o2] as number)] as number) +
            (gains[b3 | (cells[at + o3] as number)] as number) +
            (gains[b4 | (cells[at + o4] as number)] as number) +
            (gains[b5 | (cells[at + o5] as number)] as number);
          if (base + gain + beyond > candidates.bar) finder.tryAt(board, shape, at, rotation, slot, visit);
        }
      }
    }
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
      points +=
        within === null
          ? whole(child)
          : (parentPoints[index] as number) + within(child, window) - within(board, window);
    }
    return points;
  }

  private advance(from: Layer, chosen: Int32Array, drawn: number): Layer {
    const { candidates } = this;
    const to = new Layer(chosen.length);
    for (const [node, at] of chosen.entries()) {
      const parent = candidates.parent[at] as number;
      const move = candidates.move[at] as number;
      const kept = (moveSlot(move) === 0 ? from.other[parent] : from.one[parent]) as number;
      to.parent[node] = parent;
      to.move[node] = move;
      to.one[node] = kept;
      to.other[node] = drawn;
      // The hand's share is put on anew with every placement.
      to.hash[node] = ((candidates.hash[at] as number) - handHash(kept & 31, drawn & 31)) | 0;
    }
    return to;
  }

  /** Lays the cards of a forest of the last layer on the board once more: that is quicker than to keep every forest. */
  private rebuild({ board, cards }: Position, layers: readonly Layer[], node: number): void {
    const { path } = this;
    let at = node;
    for (let depth = layers.length - 1; depth > 0; depth -= 1) {
      path[depth] = at;
      at = (layers[depth] as Layer).parent[at] as number;
    }
    path[0] = 0;
    this.board.copy(board);
    for (let depth = 1; depth < layers.length; depth += 1) {
      const before = layers[depth - 1] as Layer;
      const move = (layers[depth] as Layer).move[path[depth] as number] as number;
      const parent = path[depth - 1] as number;
      const card = (moveSlot(move) === 0 ? before.one[parent] : before.other[parent]) as number;
      lay(this.board, cards[card] as readonly Shape[], move);
    }
  }

  private readonly path = new Int32Array(CELLS);
}

function seed({ hand }: Position): Layer {
  const layer = new Layer(1);
  layer.one[0] = hand[0] ?? NONE;
  layer.other[0] = hand[1] ?? NONE;
  return layer;
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
