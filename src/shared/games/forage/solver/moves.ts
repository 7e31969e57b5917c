import { AREAS } from "../geometry";
import { type Board, CELLS, dieIn, typesIn, WIDTH } from "./board";
import {
  COLOUR_OF,
  dieCode,
  FACE_OF,
  IS_SPLIT,
  LEVEL_OF,
  MOUSE_LEVEL,
  mouseCode,
  NO_DIE,
  TOKEN,
  TOP_LEVEL,
} from "./codes";
import type { Shape } from "./shapes";

/** A placement in 23 bits: cell, rotation, hand slot, second colour of a mouse, the token's area, areas with new dice. */
export type PackedMove = number;

const NO_AREA = 7;

export const pack = (
  at: number,
  rotation: number,
  slot: number,
  second: number,
  token: number,
  fresh: number,
): PackedMove => at | (rotation << 10) | (slot << 12) | (second << 13) | (token << 14) | (fresh << 17);

export const moveAt = (move: PackedMove): number => move & (CELLS - 1);
export const moveRotation = (move: PackedMove): number => (move >> 10) & 3;
export const moveSlot = (move: PackedMove): number => (move >> 12) & 1;
const takesSecond = (move: PackedMove): boolean => ((move >> 13) & 1) === 1;
const tokenArea = (move: PackedMove): number => (move >> 14) & 7;
const freshAreas = (move: PackedMove): number => (move >> 17) & 63;

/** Ways to keep `size` of the bits of a mask of six areas. */
const SUBSETS: readonly (readonly (readonly number[])[])[] = Array.from({ length: 1 << AREAS }, (_, mask) =>
  Array.from({ length: AREAS + 1 }, (__, size) => {
    const subsets: number[] = [];
    for (let subset = 0; subset <= mask; subset += 1) {
      if ((subset & ~mask) === 0 && bitsOf(subset) === size) subsets.push(subset);
    }
    return subsets;
  }),
);

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** What a visitor of placements is told; the same object every time. */
export interface Found {
  move: PackedMove;
  /** Change of the score (FG-C1). */
  gain: number;
}

/**
 * Finds every placement of a card, with every choice that leads to another forest (FG-D1 to FG-D9): the engine's rules
 * once more, on bytes. Tests hold both together.
 */
export class MoveFinder {
  private readonly found: Found = { move: 0, gain: 0 };
  private readonly available = new Int8Array(3);
  private readonly wanted = new Int8Array(3);
  private readonly miceMasks = new Uint8Array(3);
  private readonly freshMasks = new Uint8Array(3);
  private readonly left = new Int8Array(3);

  /** Visits the placements of the card in hand slot `slot`. */
  visit(board: Board, shapes: readonly Shape[], slot: number, visitor: (found: Found) => void): void {
    const { edges } = board;
    for (let rotation = 0; rotation < 4; rotation += 1) {
      const shape = shapes[rotation] as Shape;
      const fromX = Math.max(0, (edges[0] as number) - shape.width + 1);
      const toX = Math.min(WIDTH - shape.width, edges[1] as number);
      const fromY = Math.max(0, (edges[2] as number) - shape.height + 1);
      const toY = Math.min(WIDTH - shape.height, edges[3] as number);
      for (let y = fromY; y <= toY; y += 1) {
        for (let x = fromX; x <= toX; x += 1) this.tryAt(board, shape, y * WIDTH + x, rotation, slot, visitor);
      }
    }
  }

  /** Visits the placements at one cell at one rotation. */
  tryAt(board: Board, shape: Shape, at: number, rotation: number, slot: number, visitor: (found: Found) => void): void {
    const { cells } = board;
    const { available, miceMasks, freshMasks } = this;
    const { offsets, bits, first, second } = shape;
    let overlaps = 0;
    let gain = 0;
    let replaced = NO_AREA;
    let split = NO_AREA;
    available[0] = board.supply[0] as number;
    available[1] = board.supply[1] as number;
    available[2] = board.supply[2] as number;
    miceMasks.fill(0);
    freshMasks.fill(0);
    for (let area = 0; area < AREAS; area += 1) {
      const cell = at + (offsets[area] as number);
      const byte = cells[cell] as number;
      if (byte === 0) continue;
      overlaps += 1;
      const old = typesIn(byte);
      const die = dieIn(byte);
      const own = bits[area] as number;
      const splits = IS_SPLIT[own] as number;
      if (die === NO_DIE) {
        if ((old & own) !== 0) {
          if (splits === 0) {
            const colour = first[area] as number;
            freshMasks[colour] = (freshMasks[colour] as number) | (1 << area);
          }
          continue;
        }
      } else {
        if (die === TOKEN) return;
        const colour = COLOUR_OF[die] as number;
        const level = LEVEL_OF[die] as number;
        const fits = ((own >> colour) & 1) === 1;
        if (level === MOUSE_LEVEL) {
          if (board.tokenUsed || replaced !== NO_AREA || !fits) return;
          replaced = area;
          available[colour] = (available[colour] as number) + 1;
          gain += 2;
          continue;
        }
        const worn = IS_SPLIT[old] as number;
        if (fits) {
          if (splits === 1) gain += worn - 1;
          else {
            const next = level < TOP_LEVEL ? level + 1 : level;
            gain += (FACE_OF[next] as number) - (FACE_OF[level] as number) + worn;
          }
          continue;
        }
        available[colour] = (available[colour] as number) + 1;
        gain -= (FACE_OF[level] as number) - worn;
      }
      if (splits === 1) split = area;
      else {
        const colour = first[area] as number;
        miceMasks[colour] = (miceMasks[colour] as number) | (1 << area);
      }
    }
    if (overlaps === 0) return;
    if (split === NO_AREA) {
      this.settle(board, at, rotation, slot, 0, NO_AREA, 0, replaced, gain, visitor);
      return;
    }
    const one = first[split] as number;
    this.settle(board, at, rotation, slot, 0, split, one, replaced, gain, visitor);
    this.settle(board, at, rotation, slot, 1, split, second[split] as number, replaced, gain, visitor);
  }

  /** FG-D8, steps 3 and 4, with every choice of where the token and the last dice go. */
  private settle(
    board: Board,
    at: number,
    rotation: number,
    slot: number,
    choice: number,
    split: number,
    splitColour: number,
    replaced: number,
    gain: number,
    visitor: (found: Found) => void,
  ): void {
    const { available, wanted, left, miceMasks, freshMasks, found } = this;
    let short = 0;
    let shortColour = 0;
    let mice = 0;
    for (let colour = 0; colour < 3; colour += 1) {
      let mask = miceMasks[colour] as number;
      if (split !== NO_AREA && splitColour === colour) mask |= 1 << split;
      wanted[colour] = mask;
      const count = bitsOf(mask);
      mice += count;
      const rest = (available[colour] as number) - count;
      left[colour] = Math.max(rest, 0);
      if (rest < 0) {
        short -= rest;
        shortColour = colour;
      }
    }
    const tokens = short + (replaced === NO_AREA ? 0 : 1);
    if (tokens > (board.tokenUsed ? 0 : 1)) return;
    mice -= short;
    let fresh = 0;
    for (let colour = 0; colour < 3; colour += 1) {
      fresh += Math.min(left[colour] as number, bitsOf(freshMasks[colour] as number));
    }
    found.gain = gain - 2 * mice - 5 * tokens + fresh;
    const first = subsetsOf(freshMasks[0] as number, left[0] as number);
    const second = subsetsOf(freshMasks[1] as number, left[1] as number);
    const third = subsetsOf(freshMasks[2] as number, left[2] as number);
    const tokenAreas = short === 0 ? 0 : (wanted[shortColour] as number);
    for (let area = 0; area < AREAS; area += 1) {
      let token = replaced;
      if (tokenAreas !== 0) {
        if (((tokenAreas >> area) & 1) === 0) continue;
        token = area;
      }
      for (const one of first) {
        for (const two of second) {
          for (const three of third) {
            found.move = pack(at, rotation, slot, choice, token, one | two | three);
            visitor(found);
          }
        }
      }
      if (tokenAreas === 0) return;
    }
  }
}

function subsetsOf(mask: number, size: number): readonly number[] {
  const subsets = SUBSETS[mask] as readonly (readonly number[])[];
  const count = bitsOf(mask);
  return subsets[Math.min(count, size)] as readonly number[];
}

/** Carries a placement out. The move must be one that the finder told of on this very board. */
export function lay(board: Board, shapes: readonly Shape[], move: PackedMove): void {
  const shape = shapes[moveRotation(move)] as Shape;
  const token = tokenArea(move);
  const fresh = freshAreas(move);
  const at = moveAt(move);
  for (let area = 0; area < AREAS; area += 1) {
    const cell = at + (shape.offsets[area] as number);
    const own = shape.bits[area] as number;
    board.put(cell, own, dieAfter(board, shape, cell, area, token, fresh, takesSecond(move)));
  }
}

function dieAfter(
  board: Board,
  shape: Shape,
  cell: number,
  area: number,
  token: number,
  fresh: number,
  second: boolean,
): number {
  if (area === token) return TOKEN;
  const byte = board.cells[cell] as number;
  if (byte === 0) return NO_DIE;
  const old = typesIn(byte);
  const die = dieIn(byte);
  const own = shape.bits[area] as number;
  if (die !== NO_DIE) {
    const colour = COLOUR_OF[die] as number;
    const level = LEVEL_OF[die] as number;
    if (((own >> colour) & 1) === 1) {
      return IS_SPLIT[own] === 1 ? die : dieCode(colour, level < TOP_LEVEL ? level + 1 : level);
    }
  } else if ((old & own) !== 0) {
    return ((fresh >> area) & 1) === 1 ? dieCode(shape.first[area] as number, 0) : NO_DIE;
  }
  return mouseCode((second ? shape.second[area] : shape.first[area]) as number);
}
