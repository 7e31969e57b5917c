import { describe, expect, it } from "vitest";
import { firstTier, judgeFrames } from "../../../../src/renderer/app/frame-judge";

const frames = (ms: number, count = 30): number[] => [500, 400, 300, 200, ...Array<number>(count).fill(ms)];

describe("firstTier", () => {
  it("is low where the processor has to draw, or where nothing draws", () => {
    expect(firstTier(25)).toBe("low");
    expect(firstTier(null)).toBe("low");
  });

  it("is the middle one with a graphics card", () => {
    expect(firstTier(1.2)).toBe("medium");
  });
});

describe("judgeFrames", () => {
  it("says nothing on too few frames", () => {
    expect(judgeFrames(frames(16, 15), "medium")).toBeNull();
    expect(judgeFrames([6000, 6000], "medium")).toBeNull();
  });

  it("needs but three frames where each takes longer than 200 ms", () => {
    expect(judgeFrames([900, 400, 300, 350], "medium")).toBe("low");
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
