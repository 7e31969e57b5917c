import type { LogEntry } from "../../../shared/protocol/messages";

/** The seqs of the steps that were not taken back, oldest first. */
export function standingSteps(log: readonly LogEntry[]): number[] {
  const standing: number[] = [];
  for (const { seq, events } of log) {
    const undone = events.find((event) => event.type === "undone");
    if (!undone) standing.push(seq);
    else while ((standing.at(-1) ?? undone.to) > undone.to) standing.pop();
  }
  return standing;
}
