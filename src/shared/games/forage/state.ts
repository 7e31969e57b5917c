import type { Card, CardId } from "./cards";
import type { CellKey, Rotation } from "./geometry";
import type { RecipeId } from "./recipes";
import type { ByWoodland, Face, Woodland } from "./woodland";

export const GAME_ID = "forage";

/** Dice of each colour (FG-S1). */
export const DICE_OF_COLOUR = 5;
/** Cards of a pile, the start card among them (FG-S2). */
export const PILE_CARDS = 9;
/** FG-S2, FG-T3. */
export const HAND_CARDS = 2;
/** Recipes of a recipe challenge (FG-C3). */
export const GAME_RECIPES = 2;
/** FG-C2. */
export const STANDARD_TARGET = 35;

export type Mode = "standard" | "recipes";

/** What is drawn before play (FG-S2, FG-C3). */
export interface Deal {
  /** Nine cards, the start card first, then in drawing order. */
  pile: CardId[];
  /** Two in a recipe challenge, none otherwise. */
  recipes: RecipeId[];
}

export interface Setup {
  /** One, or two to six for a race (FG-C4). */
  players: string[];
  mode: Mode;
  /** The two recipes of a challenge where they were chosen; left out, they are drawn (FG-C3). */
  recipes?: RecipeId[] | undefined;
  /** Null: this table's own deck. */
  deck: Card[] | null;
  /** Null: shuffled and dealt from the random source. */
  deal: Deal | null;
}

export interface FoodDie {
  colour: Woodland;
  face: Face;
}

export interface MouseDie {
  colour: Woodland;
  face: "mouse";
}

export type Die = FoodDie | MouseDie;

export interface Cell {
  /** The topmost card. */
  card: CardId;
  /** Its type, or its two types where it is a split area. */
  types: Woodland[];
  die: Die | null;
}

/** What happens to the die of one overlapped cell (FG-D2 to FG-D6); a cell may be named by two of these. */
export type DieChange =
  /** To the supply (FG-D8, step 1). */
  | { change: "returned"; cell: CellKey; die: Die }
  /** Up and on (FG-D3); a 15 stays a 15. */
  | { change: "grown"; cell: CellKey; colour: Woodland; from: Face; face: Face }
  /** Up, unchanged (FG-D4). */
  | { change: "moved"; cell: CellKey; colour: Woodland; face: Face }
  /** From the supply, mouse up (FG-D5). */
  | { change: "mouse"; cell: CellKey; colour: Woodland }
  /** The mouse token (FG-D5, FG-D6). */
  | { change: "token"; cell: CellKey }
  /** From the supply, showing 1 (FG-D2). */
  | { change: "new"; cell: CellKey; colour: Woodland };

/** A card as it was placed, with what that did to dice, in the order of FG-D8. */
export interface Placement {
  card: CardId;
  x: number;
  y: number;
  rotation: Rotation;
  dice: DieChange[];
}

export interface Forest {
  /** As they were placed, the lowest first; the start card is the first. */
  placements: Placement[];
  cells: Record<CellKey, Cell>;
  supply: ByWoodland<number>;
  token: "supply" | CellKey;
}

/** A forest's score, line by line (FG-C1, FG-C3); all but `dice` and `recipes` are 0 or less. */
export interface Score {
  dice: number;
  split: number;
  mice: number;
  token: number;
  recipes: number;
  total: number;
}

export interface Player {
  name: string;
  /** In drawing order; null to those who may not see it. */
  hand: CardId[] | null;
  /** Placements made, the start card not among them; live, also where the forest shows fewer. */
  placed: number;
  /** As far as the one who looks may see it (FG-C4). */
  forest: Forest;
  /** Live, also where the forest shows less. */
  score: Score;
  finished: boolean;
}

export type Result = { won: boolean; total: number } | { winners: number[]; totals: number[] };

/** The table as the host knows it; an audience's view of it has the same shape with null for what is hidden. */
export interface State {
  game: typeof GAME_ID;
  mode: Mode;
  deck: Card[];
  recipes: RecipeId[];
  phase: "place" | "finished";
  /** The nine cards of the game, the start card first; null to everybody but the host. */
  pile: CardId[] | null;
  players: Player[];
  result: Result | null;
}

/** Two to six forage at once (FG-C4). */
export const isRace = (state: State): boolean => state.players.length > 1;

/** Throws a RangeError where there is no such seat. */
export function playerAt(state: State, seat: number): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** Cards that a player has still to draw (FG-T3): the start card and two in hand are out, then one for each placement. */
export const cardsLeft = ({ placed }: Player): number => Math.max(0, PILE_CARDS - 1 - HAND_CARDS - placed);
