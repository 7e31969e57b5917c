import { describe, expect, it } from "vitest";
import { standingSteps } from "../../../../src/renderer/hud/model/standing-steps";
import type { LogEntry } from "../../../../src/shared/protocol/messages";

const played = (seq: number): LogEntry => ({ seq, events: [{ type: "turn-ended", seat: 0 }] });
const undone = (seq: number, to: number): LogEntry => ({ seq, events: [{ type: "undone", seat: null, to }] });

describe("the steps that still stand", () => {
  it("are all of them where nothing was taken back", () => {
    expect(standingSteps([played(0), played(1), played(2)])).toEqual([0, 1, 2]);
  });

  it("leave out those taken back, one or many, again and again", () => {
    const log = [played(0), played(1), played(2), undone(3, 1), played(4), played(5), undone(6, 0), played(7)];
    expect(standingSteps(log)).toEqual([0, 7]);
  });

  it("are right where the log begins in the middle", () => {
    expect(standingSteps([played(40), played(41), undone(42, 12), played(43)])).toEqual([43]);
  });
});
