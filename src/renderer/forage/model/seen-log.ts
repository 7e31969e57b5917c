import type { Event } from "../../../shared/games/forage/events";
import { viewEvents } from "../../../shared/games/forage/view";
import type { ForageLogEntry } from "../hud/forage-props";

/** The log as a seat may read it: at a screen shared in a race it must not tell what others drew and laid (FG-C4). */
export function seenLog(log: readonly ForageLogEntry[], seat: number): ForageLogEntry[] {
  return log.map(({ seq, events }) => ({
    seq,
    events: events.flatMap((event): ForageLogEntry["events"] =>
      event.type === "undone" ? [event] : viewEvents([event], { role: "seat", seat }).filter(isNews(seat)),
    ),
  }));
}

/** That others may now see a placement is no news to the one who made it. */
const isNews = (seat: number) => (event: Event) => event.type !== "placement-shown" || event.seat !== seat;
