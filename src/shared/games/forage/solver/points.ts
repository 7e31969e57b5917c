import type { RecipeRule } from "../recipe-forms";
import type { Woodland } from "../woodland";
import { FACES } from "../woodland";
import { type Board, CELLS, WIDTH } from "./board";
import {
  COLOUR_OF,
  colourIndex,
  dieCode,
  FACE_OF,
  IS_SPLIT,
  LEVEL_OF,
  LEVELS,
  MOUSE_LEVEL,
  NO_DIE,
  TOKEN,
} from "./codes";

/** The points of a recipe on a board: what `recipePoints` says of a forest, on bytes. Tests hold both together. */
export interface Points {
  whole(board: Board): number;
  /** Where the points are a sum over cells: those of a window alone, so that a change need not be counted afresh. */
  within: ((board: Board, window: Window) => number) | null;
}

/** Columns and rows of the board, ends included. */
export interface Window {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The points of all recipes of a game. */
export const pointsOn = (recipes: readonly Points[], board: Board): number =>
  recipes.reduce((sum, points) => sum + points.whole(board), 0);

/** A recipe's rule, made ready once. */
export function pointsOf(rule: RecipeRule): Points {
  if (rule.form === "eachPair") {
    const [one = 0, other = 0] = rule.between.map(colourIndex);
    return summed(rule.points, (board, at) => pairsFrom(board, at, one, other));
  }
  if (rule.form === "eachBlock") return summed(rule.points, blockFrom);
  return { whole: wholePoints(rule), within: null };
}

/** So many points for whatever is counted cell by cell. */
function summed(points: number, of: (board: Board, at: number) => number): Points {
  const within = (board: Board, window: Window): number => points * sumCells(board, window, (at) => of(board, at));
  return { whole: (board) => within(board, windowOf(board)), within };
}

function wholePoints(rule: Exclude<RecipeRule, { form: "eachPair" | "eachBlock" }>): Points["whole"] {
  switch (rule.form) {
    case "eachDie": {
      const codes = codesFrom(rule.colour, FACES.indexOf(rule.min));
      return (board) => rule.points * countOf(board, codes);
    }
    case "enoughDice": {
      const codes = codesFrom(rule.colour, FACES.indexOf(rule.min));
      return (board) => (countOf(board, codes) >= rule.count ? rule.points : 0);
    }
    case "allColours": {
      const colours = (["bramble", "leaves", "soil"] as const).map((each) => codesFrom(each, FACES.indexOf(rule.min)));
      return (board) => (colours.every((codes) => countOf(board, codes) > 0) ? rule.points : 0);
    }
    case "allFaces": {
      const faces = rule.faces.map((face) => [0, 1, 2].map((colour) => dieCode(colour, FACES.indexOf(face))));
      return (board) => (faces.every((codes) => countOf(board, codes) > 0) ? rule.points : 0);
    }
    case "bigGroup": {
      const largest = groupCounter(1 << colourIndex(rule.colour));
      return (board) => rule.points * Math.max(0, largest(board) - rule.above);
    }
    case "eachCell":
      return (board) => rule.points * Math.max(0, board.cells - rule.above);
    case "fits":
      return (board) => (fits(board, rule.width, rule.height) ? rule.points : 0);
    case "fewMice":
      return (board) => (mice(board) + (board.tokenUsed ? 1 : 0) <= rule.max ? rule.points : 0);
    case "faceCounts": {
      const changed = codesFrom(rule.colour, 0).map((code) => {
        const face = FACES[LEVEL_OF[code] as number] ?? 1;
        return { code, by: (rule.faces[`${face}`] ?? face) - face };
      });
      return (board) => changed.reduce((sum, { code, by }) => sum + by * (board.counts[code - 1] as number), 0);
    }
    case "bestAgain": {
      const best = codesFrom(rule.colour, 0).sort((a, b) => (LEVEL_OF[b] as number) - (LEVEL_OF[a] as number));
      return (board) => {
        const code = best.find((each) => (board.counts[each - 1] as number) > 0);
        return code === undefined ? 0 : (FACE_OF[LEVEL_OF[code] as number] as number);
      };
    }
    case "counts":
      if (rule.what === "mouse") return (board) => (rule.value + 2) * mice(board);
      if (rule.what === "token") return (board) => (board.tokenUsed ? rule.value + 5 : 0);
      return (board) => (rule.value + 1) * splitDice(board);
  }
}

/** The codes of a colour's food dice of a level or more. */
function codesFrom(colour: Woodland | "any", level: number): number[] {
  const colours = colour === "any" ? [0, 1, 2] : [colourIndex(colour)];
  return colours.flatMap((each) =>
    Array.from({ length: MOUSE_LEVEL - level }, (_, index) => dieCode(each, level + index)),
  );
}

function countOf(board: Board, codes: readonly number[]): number {
  let count = 0;
  for (const code of codes) count += board.counts[code - 1] as number;
  return count;
}

const mice = ({ counts }: Board): number =>
  (counts[MOUSE_LEVEL] as number) +
  (counts[LEVELS + MOUSE_LEVEL] as number) +
  (counts[2 * LEVELS + MOUSE_LEVEL] as number);

const windowOf = ({ edges: [left = 0, right = 0, top = 0, bottom = 0] }: Board): Window => ({
  left,
  right,
  top,
  bottom,
});

/** Sums over the cells of the forest in a window. */
function sumCells({ types }: Board, { left, right, top, bottom }: Window, of: (at: number) => number): number {
  let sum = 0;
  for (let y = top; y <= bottom; y += 1) {
    for (let at = y * WIDTH + left; at <= y * WIDTH + right; at += 1) if (types[at] !== 0) sum += of(at);
  }
  return sum;
}

const isFood = (die: number): boolean => die !== NO_DIE && die !== TOKEN && LEVEL_OF[die] !== MOUSE_LEVEL;

/** Pairs of a cell's die with those to its right and below it. */
function pairsFrom({ dice }: Board, at: number, one: number, other: number): number {
  const die = dice[at] as number;
  if (!isFood(die)) return 0;
  const right = (at + 1) % WIDTH === 0 ? NO_DIE : (dice[at + 1] as number);
  return isPair(die, right, one, other) + isPair(die, dice[at + WIDTH] ?? NO_DIE, one, other);
}

function isPair(die: number, next: number, one: number, other: number): 0 | 1 {
  if (!isFood(next)) return 0;
  const [a, b] = [COLOUR_OF[die], COLOUR_OF[next]];
  return (a === one && b === other) || (a === other && b === one) ? 1 : 0;
}

/** Whether the 2×2 square whose top left a cell is has a type in common. */
function blockFrom({ types }: Board, at: number): 0 | 1 {
  if ((at + 1) % WIDTH === 0) return 0;
  const below = (types[at + WIDTH] ?? 0) & (types[at + WIDTH + 1] ?? 0);
  return ((types[at] as number) & (types[at + 1] as number) & below) === 0 ? 0 : 1;
}

const STEPS = [1, -1, WIDTH, -WIDTH];

/** Counts the largest group of a type, with its own list of the cells it has seen. */
function groupCounter(bit: number): (board: Board) => number {
  const seen = new Int32Array(CELLS);
  const group = new Int16Array(CELLS);
  let count = 0;
  const joins = (types: Uint8Array, at: number): boolean => {
    if (seen[at] === count || ((types[at] ?? 0) & bit) === 0) return false;
    seen[at] = count;
    return true;
  };
  return (board) => {
    const { types } = board;
    count += 1;
    let largest = 0;
    sumCells(board, windowOf(board), (start) => {
      if (!joins(types, start)) return 0;
      group[0] = start;
      let size = 1;
      for (let next = 0; next < size; next += 1) {
        const at = group[next] as number;
        for (const step of STEPS) {
          const wraps = (step === 1 && (at + 1) % WIDTH === 0) || (step === -1 && at % WIDTH === 0);
          if (wraps || !joins(types, at + step)) continue;
          group[size] = at + step;
          size += 1;
        }
      }
      if (size > largest) largest = size;
      return 0;
    });
    return largest;
  };
}

function fits({ edges }: Board, width: number, height: number): boolean {
  const [left = 0, right = 0, top = 0, bottom = 0] = edges;
  const [wide, high] = [right - left + 1, bottom - top + 1];
  return (wide <= width && high <= height) || (wide <= height && high <= width);
}

const splitDice = (board: Board): number =>
  sumCells(board, windowOf(board), (at) =>
    isFood(board.dice[at] as number) ? (IS_SPLIT[board.types[at] as number] as number) : 0,
  );
