import { cellsOf } from "../forest";
import type { CellKey } from "../geometry";
import { cellAt, cellKey } from "../geometry";
import type { Forest } from "../state";
import { COLOUR_OF, codeOf, FACE_OF, IS_SPLIT, LEVEL_OF, MOUSE_LEVEL, NO_DIE, TOKEN, typeBits } from "./codes";

/** Cells of the solver's square board across; a forest of nine cards that keeps together fits. */
export const WIDTH = 32;
export const CELLS = WIDTH * WIDTH;
/** Where the forest's cell 0,0 lies. */
const ORIGIN = 15;

/** A cell in a byte: its types, and the die or the token on it; 0 outside the forest. */
export const cellByte = (types: number, die: number): number => (types << 5) | die;
export const typesIn = (cell: number): number => cell >> 5;
export const dieIn = (cell: number): number => cell & 31;

/** A forest as bytes, so that it is copied and changed quickly; counts and score follow every change. */
export class Board {
  readonly cells = new Uint8Array(CELLS);
  /** Left, right, top, bottom. */
  readonly edges = new Uint8Array(4);
  /** Dice in the forest, and the token, by code. */
  readonly counts = new Uint8Array(TOKEN + 1);
  /** Cells without a die, by their types. */
  readonly bare = new Uint8Array(8);
  /** Food dice on split areas. */
  splitDice = 0;
  /** Dice of each colour that are not in the forest. */
  readonly supply = new Uint8Array(3);
  tokenUsed = false;
  /** FG-C1. */
  score = 0;
  /** Cells of the forest. */
  size = 0;

  /** Takes over another board, counts and all. */
  copy(other: Board): void {
    this.cells.set(other.cells);
    this.edges.set(other.edges);
    this.takeSums(other);
  }

  /** Takes a changed placement back: cells, edges and sums are those of the board it was made on. */
  restore(from: Board, at: number, offsets: Int16Array): void {
    for (const offset of offsets) this.cells[at + offset] = from.cells[at + offset] as number;
    this.edges.set(from.edges);
    this.takeSums(from);
  }

  private takeSums(other: Board): void {
    this.counts.set(other.counts);
    this.bare.set(other.bare);
    this.splitDice = other.splitDice;
    this.supply.set(other.supply);
    this.tokenUsed = other.tokenUsed;
    this.score = other.score;
    this.size = other.size;
  }

  /** Takes over a forest. Throws a RangeError where it is too large for the board. */
  loadForest(forest: Forest): void {
    this.cells.fill(0);
    let [left, right, top, bottom] = [WIDTH, 0, WIDTH, 0];
    for (const [key, { types, die }] of cellsOf(forest)) {
      const at = indexOf(key);
      this.cells[at] = cellByte(typeBits(types), die === null ? (forest.token === key ? TOKEN : NO_DIE) : codeOf(die));
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
    return this.cells.every((cell, at) => cell === other.cells[at]);
  }

  /** Puts an area with a die on a cell. */
  put(at: number, types: number, die: number): void {
    const old = this.cells[at] as number;
    if (old === 0) this.grow(at);
    else this.count(dieIn(old), typesIn(old), -1);
    this.cells[at] = cellByte(types, die);
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
    this.size += 1;
  }

  private count(die: number, types: number, sign: 1 | -1): void {
    if (die === NO_DIE) {
      this.bare[types] = (this.bare[types] as number) + sign;
      return;
    }
    this.counts[die] = (this.counts[die] as number) + sign;
    if (die === TOKEN) {
      this.tokenUsed = sign === 1;
      this.score -= 5 * sign;
      return;
    }
    if (LEVEL_OF[die] !== MOUSE_LEVEL) this.splitDice += sign * (IS_SPLIT[types] as number);
    const colour = COLOUR_OF[die] as number;
    this.supply[colour] = (this.supply[colour] as number) - sign;
    this.score += sign * dieWorth(die, types);
  }

  private recount(): void {
    this.counts.fill(0);
    this.bare.fill(0);
    this.splitDice = 0;
    this.supply.fill(5);
    this.tokenUsed = false;
    this.score = 0;
    this.size = 0;
    const [left = 0, right = 0, top = 0, bottom = 0] = this.edges;
    for (let y = top; y <= bottom; y += 1) {
      for (let at = y * WIDTH + left; at <= y * WIDTH + right; at += 1) {
        const cell = this.cells[at] as number;
        if (cell === 0) continue;
        this.size += 1;
        this.count(dieIn(cell), typesIn(cell), 1);
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
