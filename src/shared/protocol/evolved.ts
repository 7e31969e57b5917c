import type { AnyEvent } from "../games/game";
import { gameOf } from "../games/registry";
import type { Push, TableView } from "./messages";

/** A table's view one step on; whether the step follows on it, and leads where the host says, is for the caller to check. */
export function evolved(table: TableView, update: Extract<Push, { type: "update" }>): TableView {
  const { evolveView } = gameOf(update.game);
  const state = update.events.reduce((view: unknown, event: AnyEvent) => evolveView(view, event), table.state);
  const { seq, events, canUndo } = update;
  // One epoch is one table, and so one game; the unions cannot know that.
  return { ...table, state, canUndo, log: [...table.log, { seq, events }] } as TableView;
}
