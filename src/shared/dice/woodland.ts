import type { DieColour, DieValue } from "./kinds";

/** The woodland types that the dice of Forage come in (FG-S1). */
export type WoodlandKind = "bramble" | "leaves" | "soil";

export const WOODLAND_KINDS: readonly WoodlandKind[] = ["bramble", "leaves", "soil"];

/** Every kind of die there is: pip dice of Diced Tomatoes, woodland dice of Forage. */
export type DieKind = DieColour | WoodlandKind;

/** What a woodland die can show; the mouse costs 2 points (FG-C1). */
export type ForageFace = 1 | 3 | 6 | 10 | 15 | "mouse";

/**
 * The face on each side of a woodland die, sides numbered as those of a pip die: 1–6, 3–10 and 15–mouse are opposite,
 * so that a die always grows onto a neighbouring side (FG-D3).
 */
export const FORAGE_SIDES: Readonly<Record<DieValue, ForageFace>> = { 1: 1, 2: 3, 3: 15, 4: "mouse", 5: 10, 6: 6 };

export const isWoodland = (kind: DieKind): kind is WoodlandKind =>
  (WOODLAND_KINDS as readonly DieKind[]).includes(kind);
