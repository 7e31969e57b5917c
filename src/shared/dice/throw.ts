import {
  type DieFace,
  type DieKind,
  type ForageFace,
  type ForageKind,
  forageFaceOn,
  forageSide,
  isForageKind,
} from "./forage-faces";
import type { DieColour, DieValue } from "./kinds";

/** Raised whenever the same throw would come to rest in other poses than before. */
export const PLAN_VERSION = 2;

/** A die to be thrown and the value it must show at rest. */
export type ThrowDie =
  | { id: string; kind: DieColour; value: DieValue }
  | { id: string; kind: ForageKind; value: ForageFace };

/**
 * The gesture of a hand on the tray: where it went, x right and z towards the viewer, in hundredths of the hardest
 * flick; whole numbers, so that every screen starts from the same bits. It never touches the values.
 */
export interface Flick {
  x: number;
  z: number;
}

/** The length of the hardest flick; a longer one throws no harder. */
export const HARDEST_FLICK = 100;

/** Everything a screen needs to show the very same throw as every other screen at the table. */
export interface ThrowSpec {
  rollId: string;
  /** SHA-256(table id, rollId) in hex; never touches the game's random stream. */
  seed: string;
  dice: ThrowDie[];
  /** How the player flicked the dice; without it the throw makes its own gesture from its seed. */
  flick?: Flick;
  planVersion: number;
}

const isForageDie = (die: ThrowDie): die is Extract<ThrowDie, { kind: ForageKind }> => isForageKind(die.kind);

/** The side that must look up for a die to show its value, named by the pip that sits there on a pip die. */
export const wantedSide = (die: ThrowDie): DieValue => (isForageDie(die) ? forageSide(die.value) : die.value);

/** What a die of a kind shows when a side, named by the pip that sits there on a pip die, looks up. */
export const faceShown = (kind: DieKind, side: DieValue): DieFace => (isForageKind(kind) ? forageFaceOn(side) : side);
