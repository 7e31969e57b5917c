import type { LogEntry } from "../../shared/protocol/messages";

/** The log without its last `waiting` events, which have not been shown yet. */
export function shownLog(log: readonly LogEntry[], waiting: number): LogEntry[] {
  const shown = [...log];
  let hide = waiting;
  while (hide > 0) {
    const last = shown.pop();
    if (!last) break;
    if (last.events.length > hide) shown.push({ ...last, events: last.events.slice(0, -hide) });
    hide -= last.events.length;
  }
  return shown;
}
