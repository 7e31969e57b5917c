import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { LogEntry, TableEvent } from "../../../shared/protocol/messages";

/** The events of one turn; `turn` is null before the first. */
export interface TurnGroup {
  turn: Extract<Event, { type: "turn-started" }> | null;
  /** The step that the turn began with; null before the first turn. */
  start: number | null;
  events: { key: string; event: Event | TableEvent }[];
}

/** One group per turn, oldest first. A turn that was played again after an undo stays one group. */
export function groupByTurn(log: readonly LogEntry[]): TurnGroup[] {
  const groups: TurnGroup[] = [];
  for (const { seq, events } of log) {
    for (const [index, event] of events.entries()) {
      if (event.type === "turn-started") groups.push({ turn: event, start: seq, events: [] });
      else {
        if (groups.length === 0) groups.push({ turn: null, start: null, events: [] });
        groups.at(-1)?.events.push({ key: `${seq}-${index}`, event });
      }
    }
  }
  return groups;
}
