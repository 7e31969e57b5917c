import { describe, expect, it } from "vitest";
import { contoursOf } from "../../../../src/renderer/dice/marks/outline";

describe("paths of figures", () => {
  it("reads contours of lines, and leaves out a last point that is the first again", () => {
    expect(contoursOf("M0 0L4 0L4 3L0 0ZM1 1L2 1L2 2Z", 3)).toEqual([
      [
        [0, 0],
        [4, 0],
        [4, 3],
      ],
      [
        [1, 1],
        [2, 1],
        [2, 2],
      ],
    ]);
  });

  it("cuts a curve into as many lines as asked for, ending where it ends", () => {
    // Half way along a cubic: (p0 + 3 p1 + 3 p2 + p3) / 8.
    expect(contoursOf("M0 0C0 8 8 8 8 0", 2)).toEqual([
      [
        [0, 0],
        [4, 6],
        [8, 0],
      ],
    ]);
  });

  it("refuses a word it does not know", () => {
    expect(() => contoursOf("M0 0A1 1 0 0 0 2 2", 2)).toThrow(SyntaxError);
  });
});
