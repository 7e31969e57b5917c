import type { Roll } from "../game";
import type { Event } from "./events";

/** The dice that an event rolls, with the values drawn (DT-S4, DT-T2, DT-K5); null for any other event. */
export function rollOf(event: Event): Roll | null {
  switch (event.type) {
    case "starting-rolled":
      return { rollId: event.rollId, dice: event.rolls };
    case "dice-rolled":
      return event.dice.length > 0 ? event : null;
    case "die-rerolled":
      return { rollId: event.rollId, dice: [event] };
    default:
      return null;
  }
}
