import { describe, expect, it } from "vitest";
import { shownLog } from "../../../../src/renderer/app/shown-log";
import type { LogEntry } from "../../../../src/shared/protocol/messages";

const log: LogEntry[] = [
  { seq: 1, events: [{ type: "turn-ended", seat: 0 }] },
  {
    seq: 2,
    events: [
      { type: "turn-ended", seat: 1 },
      { type: "turn-started", seat: 0, round: 2, turn: 3 },
    ],
  },
];

describe("shownLog", () => {
  it("is the whole log where nothing waits", () => {
    expect(shownLog(log, 0)).toEqual(log);
  });

  it("hides the events that have not been shown yet, across entries", () => {
    expect(shownLog(log, 1)).toEqual([log[0], { seq: 2, events: [{ type: "turn-ended", seat: 1 }] }]);
    expect(shownLog(log, 2)).toEqual([log[0]]);
    expect(shownLog(log, 3)).toEqual([]);
  });
});
