import type { Event } from "./events";

/** Whether an event changes what `seat` may do or what lies before it. */
export function concerns(event: Event, seat: number): boolean {
  switch (event.type) {
    case "game-started":
    case "starting-rolled":
    case "final-round":
    case "game-ended":
      return true;
    case "die-placed":
    case "vine-harvested":
    case "seed-flipped":
    case "vine-cleared":
      return event.seat === seat || event.by === seat;
    case "dice-passed":
      return event.from === seat || event.to === seat;
    default:
      return event.seat === seat;
  }
}
