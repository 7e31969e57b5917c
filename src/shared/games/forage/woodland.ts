/** The woodland types (rules, "Terms"); a die, a food area and half a split area are each of one. */
export type Woodland = "bramble" | "leaves" | "soil";

export const WOODLANDS: readonly Woodland[] = ["bramble", "leaves", "soil"];

/** What a food die shows (FG-S1). */
export type Face = 1 | 3 | 6 | 10 | 15;

export const FACES: readonly Face[] = [1, 3, 6, 10, 15];

/** FG-D3: the next face of a growing die; a 15 stays. */
export function grown(face: Face): Face {
  return FACES[FACES.indexOf(face) + 1] ?? 15;
}

/** One thing for each woodland type. */
export type ByWoodland<T> = Record<Woodland, T>;
