import type { Event } from "./events";

/** Whether an event changes what `seat` may do or what lies before it: every seat forages by itself. */
export function concerns(event: Event, seat: number): boolean {
  switch (event.type) {
    case "game-started":
    case "forests-started":
    case "game-ended":
      return true;
    // Others see now what the seat has known since it placed it; its next placement may be on its way already.
    case "placement-shown":
      return false;
    default:
      return event.seat === seat;
  }
}
