import { CHESTNUT } from "./chestnut";
import { CLEAR_DAY } from "./clear-day";
import type { DiceSet } from "./dice-set";
import { HOUSE_NUMBERS } from "./house-numbers";
import { NIGHT_MARKET } from "./night-market";
import { ORCHARD } from "./orchard";

/** The sets in the order they are offered; the first is everybody's until they choose. */
export const DICE_SET_IDS = ["orchard", "chestnut", "night-market", "house-numbers", "clear-day"] as const;

export type DiceSetId = (typeof DICE_SET_IDS)[number];

export const DICE_SETS: Readonly<Record<DiceSetId, DiceSet>> = {
  orchard: ORCHARD,
  chestnut: CHESTNUT,
  "night-market": NIGHT_MARKET,
  "house-numbers": HOUSE_NUMBERS,
  "clear-day": CLEAR_DAY,
};
