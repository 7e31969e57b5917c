import type { AnyEvent, Audience } from "../../shared/games/game";
import type { Push, TableView } from "../../shared/protocol/messages";
import { isTableEvent } from "../../shared/table/course";
import type { Role } from "./connection";
import { hashOf } from "./hash-of";
import type { Step, Table } from "./table";

// What of a table one line is sent. That a table's view and events are of its game is known to the table alone.

/** Who looks: the kind of a line, and the seats it plays for. */
export interface Viewer {
  role: Role;
  seats: readonly number[];
}

/** Characters of an update's hash. */
export const SHORT_HASH = 16;

/** A step as it is sent to a line. */
export function updateOf(table: Table, step: Step, viewer: Viewer): Push {
  const audience = audienceOf(viewer);
  const update = {
    type: "update",
    game: table.game,
    epoch: table.epoch,
    seq: step.seq,
    hash: hashOf(table.view(audience, step)).slice(0, SHORT_HASH),
    events: table.viewEvents(step, audience).filter((event): event is AnyEvent => !isTableEvent(event)),
    ...(step.flick && { flick: step.flick }),
    canUndo: table.canUndo,
  };
  return update as Push;
}

/** A begun table after step `step`, with at most `steps` steps of its log. */
export function viewOf(table: Table, step: Step, viewer: Viewer, steps: number): TableView {
  const audience = audienceOf(viewer);
  const view = {
    tableId: table.id,
    game: table.game,
    state: table.view(audience, step),
    mySeats: [...viewer.seats],
    canUndo: table.canUndo,
    fair: table.fair,
    ended: table.ended,
    fault: table.fault,
    log: table.log
      .filter(({ seq }) => seq <= step.seq)
      .slice(-steps)
      .map((entry) => ({ seq: entry.seq, events: table.viewEvents(entry, audience) })),
  };
  return view as TableView;
}

/** A screen that several players look at shows what all of them may see. */
function audienceOf({ role, seats }: Viewer): Audience {
  if (role === "stream") return { role };
  const [only, ...others] = seats;
  if (only === undefined) return { role: "spectator" };
  return others.length === 0 ? { role: "seat", seat: only } : { role: "seats", seats };
}
