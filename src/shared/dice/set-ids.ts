/** The sets of dice in the order they are offered; the first is everybody's until they choose. */
export const DICE_SET_IDS = ["orchard", "chestnut", "night-market", "house-numbers", "clear-day"] as const;

export type DiceSetId = (typeof DICE_SET_IDS)[number];
