import type { RecipeRule } from "../recipe-forms";
import type { Woodland } from "../woodland";
import { FACES } from "../woodland";
import { type Board, WIDTH } from "./board";
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
export type Points = (board: Board) => number;

/** The points of all recipes of a game. */
export const pointsOn = (recipes: readonly Points[], board: Board): number =>
  recipes.reduce((sum, points) => sum + points(board), 0);

/** A recipe's rule, made ready once. */
export function pointsOf(rule: RecipeRule): Points {
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
    case "eachPair": {
      const [one, other] = rule.between.map(colourIndex);
      return (board) => rule.points * pairs(board, one ?? 0, other ?? 0);
    }
    case "eachBlock":
      return (board) => rule.points * blocks(board);
    case "bigGroup": {
      const bit = 1 << colourIndex(rule.colour);
      return (board) => rule.points * Math.max(0, largestGroup(board, bit) - rule.above);
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

/** Sums over the cells of the forest. */
function sumCells({ edges, types }: Board, of: (at: number) => number): number {
  const [left = 0, right = 0, top = 0, bottom = 0] = edges;
  let sum = 0;
  for (let y = top; y <= bottom; y += 1) {
    for (let at = y * WIDTH + left; at <= y * WIDTH + right; at += 1) if (types[at] !== 0) sum += of(at);
  }
  return sum;
}

const isFood = (die: number): boolean => die !== NO_DIE && die !== TOKEN && LEVEL_OF[die] !== MOUSE_LEVEL;

function pairs(board: Board, one: number, other: number): number {
  const { dice } = board;
  const pair = (die: number, next: number): number => {
    if (!isFood(next)) return 0;
    const [a, b] = [COLOUR_OF[die], COLOUR_OF[next]];
    return (a === one && b === other) || (a === other && b === one) ? 1 : 0;
  };
  return sumCells(board, (at) => {
    const die = dice[at] as number;
    if (!isFood(die)) return 0;
    // Nothing lies over the right or the lower edge: those cells are empty or another row's, whose dice are apart.
    const right = (at + 1) % WIDTH === 0 ? NO_DIE : (dice[at + 1] as number);
    return pair(die, right) + pair(die, dice[at + WIDTH] ?? NO_DIE);
  });
}

function blocks(board: Board): number {
  const { types } = board;
  return sumCells(board, (at) => {
    if ((at + 1) % WIDTH === 0) return 0;
    const shared =
      (types[at] as number) & (types[at + 1] as number) & (types[at + WIDTH] ?? 0) & (types[at + WIDTH + 1] ?? 0);
    return shared === 0 ? 0 : 1;
  });
}

const STEPS = [1, -1, WIDTH, -WIDTH];

function largestGroup(board: Board, bit: number): number {
  const { types } = board;
  const seen = new Set<number>();
  let largest = 0;
  sumCells(board, (start) => {
    if (((types[start] as number) & bit) === 0 || seen.has(start)) return 0;
    const group = [start];
    seen.add(start);
    // The list grows while it is walked.
    for (const at of group) {
      for (const step of STEPS) {
        const next = at + step;
        const wraps = (step === 1 && next % WIDTH === 0) || (step === -1 && at % WIDTH === 0);
        if (wraps || seen.has(next) || ((types[next] ?? 0) & bit) === 0) continue;
        seen.add(next);
        group.push(next);
      }
    }
    largest = Math.max(largest, group.length);
    return 0;
  });
  return largest;
}

function fits({ edges }: Board, width: number, height: number): boolean {
  const [left = 0, right = 0, top = 0, bottom = 0] = edges;
  const [wide, high] = [right - left + 1, bottom - top + 1];
  return (wide <= width && high <= height) || (wide <= height && high <= width);
}

const splitDice = (board: Board): number =>
  sumCells(board, (at) => (isFood(board.dice[at] as number) ? (IS_SPLIT[board.types[at] as number] as number) : 0));
