import type { Event } from "./events";
import { evolve } from "./evolve";
import type { State } from "./state";

/** A move in the making: every event is applied as it happens, so that the next one is worked out on its state. */
export class Move {
  readonly events: Event[] = [];

  constructor(public state: State) {}

  happens(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }
}
