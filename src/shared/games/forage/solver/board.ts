import { cellsOf } from "../forest";
import type { CellKey } from "../geometry";
import { cellAt, cellKey } from "../geometry";
import type { Forest } from "../state";
import { COLOUR_OF, codeOf, FACE_OF, IS_SPLIT, LEVEL_OF, LEVELS, MOUSE_LEVEL, NO_DIE, TOKEN, typeBits } from "./codes";

/** Cells of the solver's square board across; a forest of nine cards that keeps together fits. */
export const WIDTH = 32;
export const CELLS = WIDTH * WIDTH;
/** Where the forest's cell 0,0 lies. */
const ORIGIN = 15;

/** Bytes of a board: types, dice, then the edges. */
const DICE = CELLS;
const EDGES = 2 * CELLS;
export const BOARD_BYTES = EDGES + 4;

/**
 * A forest as bytes over a piece of a larger buffer, so that thousands are copied and changed quickly.
 * Counts and score are kept beside the cells and follow every change.
 */
export class Board {
  readonly bytes: Uint8Array;
  readonly types: Uint8Array;
  readonly dice: Uint8Array;
  /** Left, right, top, bottom. */
  readonly edges: Uint8Array;
  /** Dice in the forest, by colour and level. */
  readonly counts = new Uint8Array(3 * LEVELS);
  /** Dice of each colour that are not in the forest. */
  readonly supply = new Uint8Array(3);
  tokenUsed = false;
  /** FG-C1. */
  score = 0;
  cells = 0;

  constructor() {
    this.bytes = new Uint8Array(BOARD_BYTES);
    this.types = this.bytes.subarray(0, CELLS);
    this.dice = this.bytes.subarray(DICE, EDGES);
    this.edges = this.bytes.subarray(EDGES, BOARD_BYTES);
  }

  /** Takes over the cells of another board. */
  load(bytes: Uint8Array): void {
    this.bytes.set(bytes);
    this.recount();
  }

  /** Takes over another board, counts and all. */
  copy(other: Board): void {
    this.bytes.set(other.bytes);
    this.counts.set(other.counts);
    this.supply.set(other.supply);
    this.tokenUsed = other.tokenUsed;
    this.score = other.score;
    this.cells = other.cells;
  }

  /** Takes over a forest. Throws a RangeError where it is too large for the board. */
  loadForest(forest: Forest): void {
    this.bytes.fill(0);
    let [left, right, top, bottom] = [WIDTH, 0, WIDTH, 0];
    for (const [key, { types, die }] of cellsOf(forest)) {
      const at = indexOf(key);
      this.types[at] = typeBits(types);
      this.dice[at] = die === null ? (forest.token === key ? TOKEN : NO_DIE) : codeOf(die);
      const x = at % WIDTH;
      const y = (at - x) / WIDTH;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    this.edges.set([left, right, top, bottom]);
    this.recount();
  }

  /** Whether every cell is the same. */
  equals(other: Board): boolean {
    return this.bytes.every((byte, index) => byte === other.bytes[index]);
  }

  /** Puts an area with a die on a cell. */
  put(at: number, types: number, die: number): void {
    if (this.types[at] === 0) this.grow(at);
    else this.count(this.dice[at] as number, this.types[at] as number, -1);
    this.types[at] = types;
    this.dice[at] = die;
    this.count(die, types, 1);
  }

  private grow(at: number): void {
    const x = at % WIDTH;
    const y = (at - x) / WIDTH;
    const { edges } = this;
    if (x < (edges[0] as number)) edges[0] = x;
    if (x > (edges[1] as number)) edges[1] = x;
    if (y < (edges[2] as number)) edges[2] = y;
    if (y > (edges[3] as number)) edges[3] = y;
    this.cells += 1;
  }

  private count(die: number, types: number, sign: 1 | -1): void {
    if (die === NO_DIE) return;
    if (die === TOKEN) {
      this.tokenUsed = sign === 1;
      this.score -= 5 * sign;
      return;
    }
    this.counts[die - 1] = (this.counts[die - 1] as number) + sign;
    const colour = COLOUR_OF[die] as number;
    this.supply[colour] = (this.supply[colour] as number) - sign;
    this.score += sign * dieWorth(die, types);
  }

  private recount(): void {
    this.counts.fill(0);
    this.supply.fill(5);
    this.tokenUsed = false;
    this.score = 0;
    this.cells = 0;
    const [left = 0, right = 0, top = 0, bottom = 0] = this.edges;
    for (let y = top; y <= bottom; y += 1) {
      for (let at = y * WIDTH + left; at <= y * WIDTH + right; at += 1) {
        if (this.types[at] === 0) continue;
        this.cells += 1;
        this.count(this.dice[at] as number, this.types[at] as number, 1);
      }
    }
  }
}

/** FG-C1: what a die on an area counts. */
export function dieWorth(die: number, types: number): number {
  const level = LEVEL_OF[die] as number;
  return level === MOUSE_LEVEL ? -2 : (FACE_OF[level] as number) - (IS_SPLIT[types] as number);
}

function indexOf(key: CellKey): number {
  const { x, y } = cellAt(key);
  const [column, row] = [x + ORIGIN, y + ORIGIN];
  if (Math.min(column, row) < 0 || Math.max(column, row) >= WIDTH) throw new RangeError(`${key} is beyond the board`);
  return row * WIDTH + column;
}

/** The forest's cell at a place of the board. */
export const keyOf = (at: number): CellKey => cellKey((at % WIDTH) - ORIGIN, Math.floor(at / WIDTH) - ORIGIN);
