import { seededDice } from "../../dice/random-stream";
import { dealt } from "./setup";
import type { Deal, Mode } from "./state";

/** A day as it stands in a calendar: `2026-12-01`. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The deal of a day: the same pile, and in a recipe challenge the same recipes, for everyone. */
export function dailyDeal(day: string, mode: Mode): Deal {
  if (!DAY.test(day)) throw new RangeError(`not a day: ${day}`);
  const deal = dealt(mode, seededDice(`Forage, deal of the day ${day}, ${mode}`, 0));
  if (!deal) throw new Error("a seed's stream never ends");
  return deal;
}
