/** What a six-sided pip die can show. */
export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

export const DIE_VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

/** Colours of the pip dice of Diced Tomatoes (DT-S2), in the order the basket is sorted. */
export type DieColour = "black" | "gold" | "red";

export const DIE_COLOURS: readonly DieColour[] = ["black", "gold", "red"];

/** A die of Diced Tomatoes: `red-1` … `gold-6` (DT-S2). */
export type DieId = `${DieColour}-${number}`;

export const dieColour = (die: DieId): DieColour => die.slice(0, die.indexOf("-")) as DieColour;

export const dieNumber = (die: DieId): number => Number(die.slice(die.indexOf("-") + 1));

/** Order of the basket: by colour (black, gold, red), then by number. */
export function compareDice(a: DieId, b: DieId): number {
  const byColour = DIE_COLOURS.indexOf(dieColour(a)) - DIE_COLOURS.indexOf(dieColour(b));
  return byColour !== 0 ? byColour : dieNumber(a) - dieNumber(b);
}
