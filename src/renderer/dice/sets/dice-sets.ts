import { DICE_SET_IDS, type DiceSetId } from "../../../shared/dice/set-ids";
import { CHESTNUT } from "./chestnut";
import { CLEAR_DAY } from "./clear-day";
import type { DiceSet } from "./dice-set";
import { HOUSE_NUMBERS } from "./house-numbers";
import { NIGHT_MARKET } from "./night-market";
import { ORCHARD } from "./orchard";

export { DICE_SET_IDS, type DiceSetId };

export const DICE_SETS: Readonly<Record<DiceSetId, DiceSet>> = {
  orchard: ORCHARD,
  chestnut: CHESTNUT,
  "night-market": NIGHT_MARKET,
  "house-numbers": HOUSE_NUMBERS,
  "clear-day": CLEAR_DAY,
};
