import type { DieColour, DieValue } from "./kinds";

/** Colours of the wooden Forage dice, five of each (FG-S1). */
export type ForageKind = "bramble" | "leaves" | "soil";

export const FORAGE_KINDS: readonly ForageKind[] = ["bramble", "leaves", "soil"];

/** What a Forage die can show (FG-S1), in the order in which food grows (FG-D3); the mouse last. */
export type ForageFace = 1 | 3 | 6 | 10 | 15 | "mouse";

export const FORAGE_FACES: readonly ForageFace[] = [1, 3, 6, 10, 15, "mouse"];

/** Every kind of die that can be thrown. */
export type DieKind = DieColour | ForageKind;

export type DieFace = DieValue | ForageFace;

/**
 * Where each Forage face sits, told by the pip that sits there on a die of Diced Tomatoes: opposite are 1 and 6,
 * 3 and 10, 15 and the mouse, so a die that grows always tips over to a neighbouring side.
 */
const FORAGE_SIDES: Readonly<Record<ForageFace, DieValue>> = { 1: 1, 3: 2, 15: 3, mouse: 4, 10: 5, 6: 6 };

/** The side of a die, named by the pip that sits there on a pip die, that bears a Forage face. */
export const forageSide = (face: ForageFace): DieValue => FORAGE_SIDES[face];

/** What a Forage die bears on a side, named by the pip that sits there on a pip die. */
export function forageFaceOn(side: DieValue): ForageFace {
  const face = FORAGE_FACES.find((candidate) => FORAGE_SIDES[candidate] === side);
  if (face === undefined) throw new RangeError(`a die has no side ${side}`);
  return face;
}

export const isForageKind = (kind: DieKind): kind is ForageKind => (FORAGE_KINDS as readonly string[]).includes(kind);
