import { cellOf, cellsOf } from "./forest";
import { boundsOf, type CellKey, cellAt, cellKey } from "./geometry";
import { isMouse } from "./overlaps";
import type { RecipeRule } from "./recipe-forms";
import type { Cell, FoodDie, Forest } from "./state";
import { type Face, WOODLANDS, type Woodland } from "./woodland";

type Form = RecipeRule["form"];
type RuleOf<F extends Form> = Extract<RecipeRule, { form: F }>;

/** The points of one recipe on a forest as it stands, the other recipe left aside (FG-C3, shared/forage/recipes.md). */
export function recipePoints(rule: RecipeRule, forest: Forest): number {
  const points = POINTS[rule.form] as (rule: RecipeRule, forest: Forest) => number;
  return points(rule, forest);
}

const POINTS: { readonly [F in Form]: (rule: RuleOf<F>, forest: Forest) => number } = {
  eachDie: ({ colour, min, points }, forest) => points * diceFrom(forest, colour, min).length,
  enoughDice: ({ colour, min, count, points }, forest) => once(diceFrom(forest, colour, min).length >= count, points),
  allColours: ({ min, points }, forest) =>
    once(
      WOODLANDS.every((colour) => diceFrom(forest, colour, min).length > 0),
      points,
    ),
  allFaces: ({ faces, points }, forest) => {
    const dice = diceFrom(forest, "any", 1);
    return once(
      faces.every((face) => dice.some((die) => die.face === face)),
      points,
    );
  },
  eachPair: ({ between: [one, other], points }, forest) => points * pairs(forest, one, other),
  eachBlock: ({ points }, forest) => points * blocks(forest),
  bigGroup: ({ colour, above, points }, forest) => points * Math.max(0, largestGroup(forest, colour) - above),
  eachCell: ({ above, points }, forest) => points * Math.max(0, cellsOf(forest).length - above),
  fits: ({ width, height, points }, forest) => once(fits(forest, width, height), points),
  fewMice: ({ max, points }, forest) => once(mouseDice(forest) + tokens(forest) <= max, points),
  faceCounts: ({ colour, faces }, forest) =>
    sum(diceFrom(forest, colour, 1), ({ face }) => (faces[`${face}`] ?? face) - face),
  bestAgain: ({ colour }, forest) =>
    diceFrom(forest, colour, 1).reduce<number>((best, { face }) => Math.max(best, face), 0),
  counts: ({ what, value }, forest) => {
    if (what === "mouse") return (value + 2) * mouseDice(forest);
    if (what === "token") return (value + 5) * tokens(forest);
    return (value + 1) * diceOnSplitAreas(forest);
  },
};

const once = (earned: boolean, points: number): number => (earned ? points : 0);

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

/** The food die of a cell, null where there is none. */
export function foodDie(cell: Cell | undefined): FoodDie | null {
  const die = cell?.die ?? null;
  return die === null || isMouse(die) ? null : die;
}

function diceFrom(forest: Forest, colour: Woodland | "any", min: Face): FoodDie[] {
  return cellsOf(forest).flatMap(([, cell]) => {
    const die = foodDie(cell);
    return die !== null && (colour === "any" || die.colour === colour) && die.face >= min ? [die] : [];
  });
}

export const mouseDice = (forest: Forest): number =>
  cellsOf(forest).filter(([, { die }]) => die !== null && isMouse(die)).length;

export const diceOnSplitAreas = (forest: Forest): number =>
  cellsOf(forest).filter(([, cell]) => cell.types.length > 1 && foodDie(cell) !== null).length;

const tokens = (forest: Forest): number => (forest.token === "supply" ? 0 : 1);

/** Pairs of food dice next to each other, each counted once. */
function pairs(forest: Forest, one: Woodland, other: Woodland): number {
  return sum(cellsOf(forest), ([key, cell]) => {
    const die = foodDie(cell)?.colour;
    const { x, y } = cellAt(key);
    return [cellKey(x + 1, y), cellKey(x, y + 1)].filter((neighbour) => {
      const next = foodDie(cellOf(forest, neighbour))?.colour;
      return (die === one && next === other) || (die === other && next === one);
    }).length;
  });
}

/** 2×2 squares of areas with a type in common. */
function blocks(forest: Forest): number {
  return cellsOf(forest).filter(([key]) => {
    const { x, y } = cellAt(key);
    const square = [key, cellKey(x + 1, y), cellKey(x, y + 1), cellKey(x + 1, y + 1)];
    return WOODLANDS.some((type) => square.every((each) => cellOf(forest, each)?.types.includes(type)));
  }).length;
}

function largestGroup(forest: Forest, colour: Woodland): number {
  const left = new Set<CellKey>(cellsOf(forest).flatMap(([key, { types }]) => (types.includes(colour) ? [key] : [])));
  let largest = 0;
  for (const start of left) {
    left.delete(start);
    const group = [start];
    // The list grows while it is walked.
    for (const key of group) {
      for (const next of neighbours(key)) if (left.delete(next)) group.push(next);
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}

function neighbours(key: CellKey): CellKey[] {
  const { x, y } = cellAt(key);
  return [cellKey(x - 1, y), cellKey(x + 1, y), cellKey(x, y - 1), cellKey(x, y + 1)];
}

function fits(forest: Forest, width: number, height: number): boolean {
  const bounds = boundsOf(cellsOf(forest).map(([key]) => key));
  if (bounds === null) return true;
  const wide = bounds.right - bounds.left + 1;
  const high = bounds.bottom - bounds.top + 1;
  return (wide <= width && high <= height) || (wide <= height && high <= width);
}
