import type { Die } from "../state";
import { FACES, WOODLANDS, type Woodland } from "../woodland";

// The solver's small numbers: woodland types as bits, dice as codes, so that a forest is two arrays of bytes.

/** A type's number: bramble 0, leaves 1, soil 2. */
export const colourIndex = (colour: Woodland): number => WOODLANDS.indexOf(colour);

export const COLOURS = WOODLANDS.length;

/** Types of an area as bits. */
export const typeBits = (types: readonly Woodland[]): number =>
  types.reduce((bits, type) => bits | (1 << colourIndex(type)), 0);

/** Whether the bits of an area are those of a split area. */
export const IS_SPLIT: Readonly<Uint8Array> = Uint8Array.of(0, 0, 0, 1, 0, 1, 1, 1);

/** Levels of a die: 0 to 4 are the faces 1, 3, 6, 10, 15; 5 is the mouse. */
export const MOUSE_LEVEL = 5;
export const TOP_LEVEL = 4;
export const LEVELS = 6;

export const NO_DIE = 0;
/** Dice are 1 to 18, the token is 19. */
export const TOKEN = 19;

export const dieCode = (colour: number, level: number): number => 1 + colour * LEVELS + level;
export const mouseCode = (colour: number): number => dieCode(colour, MOUSE_LEVEL);

/** A die's colour by its code. */
export const COLOUR_OF: Readonly<Uint8Array> = Uint8Array.from({ length: 20 }, (_, code) =>
  code === NO_DIE || code === TOKEN ? 0 : Math.floor((code - 1) / LEVELS),
);
/** A die's level by its code. */
export const LEVEL_OF: Readonly<Uint8Array> = Uint8Array.from({ length: 20 }, (_, code) =>
  code === NO_DIE || code === TOKEN ? 0 : (code - 1) % LEVELS,
);

/** What a level shows; a mouse shows no food. */
export const FACE_OF: Readonly<Uint8Array> = Uint8Array.of(...FACES, 0);

export function codeOf(die: Die): number {
  const level = die.face === "mouse" ? MOUSE_LEVEL : FACES.indexOf(die.face);
  return dieCode(colourIndex(die.colour), level);
}
