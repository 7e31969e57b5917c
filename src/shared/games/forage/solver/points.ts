import type { RecipeRule } from "../recipe-forms";
import { FACES, WOODLANDS, type Woodland } from "../woodland";
import { type Board, CELLS, dieIn, typesIn, WIDTH } from "./board";
import { COLOUR_OF, colourIndex, dieCode, FACE_OF, LEVEL_OF, MOUSE_LEVEL, mouseCode, NO_DIE, TOKEN } from "./codes";

/** The points of a recipe on a board: what `recipePoints` says of a forest, on bytes. Tests hold both together. */
export interface Points {
  whole(board: Board): number;
  /** Where the points are a sum over cells: those of a window alone, so that a change need not be counted afresh. */
  within: ((board: Board, window: Window) => number) | null;
  /** Where the points are a sum over dice: those of each die. */
  worths: DiceWorths | null;
  /** The most that one placement adds wherever it is, where the worth of dice does not tell. */
  most(board: Board): number;
  /** The most that an area of such types adds by lying on a cell of such a byte; a card's areas sum up. */
  there(own: number, byte: number): number;
}

/** The recipes whose points the worth of dice does not tell. */
export const looseOf = (recipes: readonly Points[]): Points[] => recipes.filter(({ worths }) => worths === null);

export interface DiceWorths {
  /** Of each die, and of the token, by code. */
  dice: Float64Array;
  /** Of each food die on a split area. */
  split: number;
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
  switch (rule.form) {
    case "eachDie":
    case "faceCounts":
    case "counts":
      return summedOverDice(worths(rule));
    case "eachPair": {
      const [one = 0, other = 0] = rule.between.map(colourIndex);
      const bits = (1 << one) | (1 << other);
      return {
        ...summedOverCells(rule.points, (board, at) => pairsFrom(board, at, one, other)),
        there: (own, byte) => (isFresh(own, byte) && (own & bits) !== 0 ? MOST_PAIRS * Math.abs(rule.points) : 0),
      };
    }
    case "eachBlock":
      return {
        ...summedOverCells(rule.points, blockFrom),
        there: (own, byte) => (own === typesIn(byte) ? 0 : MOST_BLOCKS * Math.abs(rule.points)),
      };
    case "bigGroup": {
      const bit = 1 << colourIndex(rule.colour);
      const largest = groupCounter(bit);
      return {
        whole: (board) => rule.points * Math.max(0, largest(board) - rule.above),
        within: null,
        worths: null,
        most: nothing,
        there: (own, byte) => ((own & ~typesIn(byte) & bit) === 0 ? 0 : MOST_JOINED * Math.abs(rule.points)),
      };
    }
    default:
      return { ...wholly(rule), within: null, worths: null, there: nothing };
  }
}

/** A new die, or a cell of other types, hardly ever makes more than these: ways that would need it are not looked into. */
const MOST_PAIRS = 2;
const MOST_BLOCKS = 0.7;
const MOST_JOINED = 1.5;

function summedOverDice(each: DiceWorths): Points {
  const whole = ({ counts, splitDice }: Board): number => {
    let sum = splitDice * each.split;
    for (let code = 1; code < counts.length; code += 1) sum += (each.dice[code] as number) * (counts[code] as number);
    return sum;
  };
  return { whole, within: null, worths: each, most: nothing, there: nothing };
}

function worths(rule: Extract<RecipeRule, { form: "eachDie" | "faceCounts" | "counts" }>): DiceWorths {
  const dice = new Float64Array(TOKEN + 1);
  if (rule.form === "eachDie") {
    for (const code of codesFrom(rule.colour, FACES.indexOf(rule.min))) dice[code] = rule.points;
  } else if (rule.form === "faceCounts") {
    for (const code of codesFrom(rule.colour, 0)) {
      const face = FACES[LEVEL_OF[code] as number] ?? 1;
      dice[code] = (rule.faces[`${face}`] ?? face) - face;
    }
  } else if (rule.what === "token") dice[TOKEN] = rule.value + 5;
  else if (rule.what === "mouse") for (const colour of [0, 1, 2]) dice[mouseCode(colour)] = rule.value + 2;
  return { dice, split: rule.form === "counts" && rule.what === "split" ? rule.value + 1 : 0 };
}

/** So many points for whatever is counted cell by cell. */
function summedOverCells(points: number, of: (board: Board, at: number) => number): Omit<Points, "there"> {
  const within = (board: Board, window: Window): number => points * sumCells(board, window, (at) => of(board, at));
  return {
    whole: (board) => within(board, windowOf(board)),
    within,
    worths: null,
    most: nothing,
  };
}

const nothing = (): number => 0;

/** Whether a new die may come where an area lies on a cell. */
const isFresh = (own: number, byte: number): boolean => dieIn(byte) === NO_DIE && (typesIn(byte) & own) !== 0;

type WholeRule = Exclude<
  RecipeRule,
  { form: "eachPair" | "eachBlock" | "bigGroup" | "eachDie" | "faceCounts" | "counts" }
>;

function wholly(rule: WholeRule): Pick<Points, "whole" | "most"> {
  switch (rule.form) {
    case "enoughDice": {
      const level = FACES.indexOf(rule.min);
      const codes = codesFrom(rule.colour, level);
      const nearly = codesFrom(rule.colour, Math.max(0, level - 1));
      // A die grows by one step at a time.
      return once(
        rule.points,
        (board) => countOf(board, codes) >= rule.count,
        (board) => level === 0 || countOf(board, nearly) >= rule.count,
      );
    }
    case "allColours": {
      const level = FACES.indexOf(rule.min);
      const from = (least: number) => WOODLANDS.map((colour) => codesFrom(colour, least));
      const [there, nearly] = [from(level), from(Math.max(0, level - 1))];
      const all = (colours: number[][]) => (board: Board) => colours.every((codes) => countOf(board, codes) > 0);
      return once(rule.points, all(there), level === 0 ? () => true : all(nearly));
    }
    case "allFaces": {
      const levels = rule.faces.map((face) => FACES.indexOf(face));
      const there = (level: number, board: Board): boolean =>
        [0, 1, 2].some((colour) => (board.counts[dieCode(colour, level)] as number) > 0);
      return once(
        rule.points,
        (board) => levels.every((level) => there(level, board)),
        (board) => levels.every((level) => level === 0 || there(level, board) || there(level - 1, board)),
      );
    }
    case "eachCell": {
      const points = (size: number): number => rule.points * Math.max(0, size - rule.above);
      // Five cells at most are new: one overlaps.
      return { whole: ({ size }) => points(size), most: ({ size }) => Math.max(0, points(size + 5) - points(size)) };
    }
    case "fits":
      // What fits no longer never will again; nor are there ever fewer mice.
      return once(rule.points, (board) => fits(board, rule.width, rule.height), never);
    case "fewMice":
      return once(rule.points, (board) => mice(board) + (board.tokenUsed ? 1 : 0) <= rule.max, never);
    case "bestAgain": {
      const best = codesFrom(rule.colour, 0).sort((a, b) => (LEVEL_OF[b] as number) - (LEVEL_OF[a] as number));
      const faceOf = (board: Board): number => {
        const code = best.find((each) => (board.counts[each] as number) > 0);
        return code === undefined ? 0 : (FACE_OF[LEVEL_OF[code] as number] as number);
      };
      return { whole: faceOf, most: (board) => (FACES.find((face) => face > faceOf(board)) ?? 15) - faceOf(board) };
    }
  }
}

const never = (): boolean => false;

/** So many points where something holds; `may` says whether it can come to hold by one placement. */
function once(
  points: number,
  holds: (board: Board) => boolean,
  may: (board: Board) => boolean,
): Pick<Points, "whole" | "most"> {
  return {
    whole: (board) => (holds(board) ? points : 0),
    most: (board) => (holds(board) ? Math.max(0, -points) : may(board) ? Math.max(0, points) : 0),
  };
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
  for (const code of codes) count += board.counts[code] as number;
  return count;
}

const mice = ({ counts }: Board): number =>
  (counts[mouseCode(0)] as number) + (counts[mouseCode(1)] as number) + (counts[mouseCode(2)] as number);

const windowOf = ({ edges: [left = 0, right = 0, top = 0, bottom = 0] }: Board): Window => ({
  left,
  right,
  top,
  bottom,
});

/** Sums over the cells of the forest in a window. */
function sumCells({ cells }: Board, { left, right, top, bottom }: Window, of: (at: number) => number): number {
  let sum = 0;
  for (let y = top; y <= bottom; y += 1) {
    for (let at = y * WIDTH + left; at <= y * WIDTH + right; at += 1) if (cells[at] !== 0) sum += of(at);
  }
  return sum;
}

const isFood = (die: number): boolean => die !== NO_DIE && die !== TOKEN && LEVEL_OF[die] !== MOUSE_LEVEL;

/** Pairs of a cell's die with those to its right and below it. */
function pairsFrom({ cells }: Board, at: number, one: number, other: number): number {
  const die = dieIn(cells[at] as number);
  if (!isFood(die)) return 0;
  const right = (at + 1) % WIDTH === 0 ? NO_DIE : dieIn(cells[at + 1] as number);
  return isPair(die, right, one, other) + isPair(die, dieIn(cells[at + WIDTH] ?? 0), one, other);
}

function isPair(die: number, next: number, one: number, other: number): 0 | 1 {
  if (!isFood(next)) return 0;
  const [a, b] = [COLOUR_OF[die], COLOUR_OF[next]];
  return (a === one && b === other) || (a === other && b === one) ? 1 : 0;
}

/** Whether the 2×2 square whose top left a cell is has a type in common. */
function blockFrom({ cells }: Board, at: number): 0 | 1 {
  if ((at + 1) % WIDTH === 0) return 0;
  const below = (cells[at + WIDTH] ?? 0) & (cells[at + WIDTH + 1] ?? 0);
  return typesIn((cells[at] as number) & (cells[at + 1] as number) & below) === 0 ? 0 : 1;
}

const STEPS = [1, -1, WIDTH, -WIDTH];

/** Counts the largest group of a type, with its own list of the cells it has seen. */
function groupCounter(bit: number): (board: Board) => number {
  const seen = new Int32Array(CELLS);
  const group = new Int16Array(CELLS);
  let count = 0;
  const joins = (cells: Uint8Array, at: number): boolean => {
    if (seen[at] === count || (typesIn(cells[at] ?? 0) & bit) === 0) return false;
    seen[at] = count;
    return true;
  };
  return (board) => {
    const { cells } = board;
    count += 1;
    let largest = 0;
    sumCells(board, windowOf(board), (start) => {
      if (!joins(cells, start)) return 0;
      group[0] = start;
      let size = 1;
      for (let next = 0; next < size; next += 1) {
        const at = group[next] as number;
        for (const step of STEPS) {
          const wraps = (step === 1 && (at + 1) % WIDTH === 0) || (step === -1 && at % WIDTH === 0);
          if (wraps || !joins(cells, at + step)) continue;
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
