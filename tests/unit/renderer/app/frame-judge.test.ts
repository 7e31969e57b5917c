import { describe, expect, it } from "vitest";
import { judgeFrames } from "../../../../src/renderer/app/frame-judge";

const frames = (ms: number, count = 30): number[] => [500, 400, 300, 200, ...Array<number>(count).fill(ms)];

describe("judgeFrames", () => {
  it("says nothing on too few frames", () => {
    expect(judgeFrames(frames(16, 15), "medium")).toBeNull();
  });

  it("goes down one tier where frames take longer than 40 ms, whatever the first ones took", () => {
    expect(judgeFrames(frames(80), "high")).toBe("medium");
    expect(judgeFrames(frames(80), "medium")).toBe("low");
    expect(judgeFrames(frames(80), "low")).toBe("low");
  });

  it("goes up from the middle where there is plenty of room", () => {
    expect(judgeFrames(frames(16), "medium")).toBe("high");
    expect(judgeFrames(frames(16), "high")).toBe("high");
  });

  it("stays in between", () => {
    expect(judgeFrames(frames(30), "medium")).toBe("medium");
  });
});
