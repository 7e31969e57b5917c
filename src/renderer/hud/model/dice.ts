import { type DieColour, type DieId, dieColour } from "../../../shared/dice/kinds";

/** Colours in the order the HUD offers them: the common one first. */
export const SHOWN_COLOURS: readonly DieColour[] = ["red", "black", "gold"];

export const ofColour = (dice: readonly DieId[], colour: DieColour): DieId[] =>
  dice.filter((die) => dieColour(die) === colour);

/** The first basket die of a colour that is not picked yet; null where all are. */
export function nextOfColour(basket: readonly DieId[], picked: readonly DieId[], colour: DieColour): DieId | null {
  return ofColour(basket, colour).find((die) => !picked.includes(die)) ?? null;
}

/** The die of a colour that was picked last. */
export function lastOfColour(picked: readonly DieId[], colour: DieColour): DieId | null {
  return ofColour(picked, colour).at(-1) ?? null;
}
