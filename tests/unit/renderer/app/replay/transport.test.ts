import { describe, expect, it } from "vitest";
import {
  atSpeed,
  nextTurn,
  opened,
  paused,
  previousTurn,
  sought,
  toggled,
} from "../../../../../src/renderer/app/replay/transport";

describe("the transport of a replay", () => {
  it("begins at the first frame; one frame alone has nothing to play", () => {
    expect(opened(5, true)).toEqual({ at: 0, last: 5, playing: true, speed: 1 });
    expect(opened(5, false).playing).toBe(false);
    expect(opened(0, true).playing).toBe(false);
    expect(toggled(opened(0, false)).playing).toBe(false);
  });

  it("plays and pauses where it is, and from the beginning at the end", () => {
    const middle = sought(opened(5, true), 3);
    expect(middle).toMatchObject({ at: 3, playing: true });
    expect(toggled(middle)).toMatchObject({ at: 3, playing: false });
    expect(toggled(paused(middle))).toMatchObject({ at: 3, playing: true });
    const end = sought(middle, 5);
    expect(end).toMatchObject({ at: 5, playing: false });
    expect(toggled(end)).toMatchObject({ at: 0, playing: true });
  });

  it("stays within its frames and keeps its speed", () => {
    const fast = atSpeed(opened(5, false), 4);
    expect(sought(fast, -3)).toMatchObject({ at: 0, speed: 4 });
    expect(sought(fast, 99)).toMatchObject({ at: 5, speed: 4 });
    expect(sought(fast, 2.4)).toMatchObject({ at: 2, speed: 4 });
  });

  it("goes to the turns around: first to the beginning of this one, at the edges to the beginning and the end", () => {
    const turns = [1, 5, 9];
    const at = (frame: number) => sought(opened(12, false), frame);
    expect(nextTurn(at(0), turns)).toBe(1);
    expect(nextTurn(at(5), turns)).toBe(9);
    expect(nextTurn(at(9), turns)).toBe(12);
    expect(previousTurn(at(7), turns)).toBe(5);
    expect(previousTurn(at(5), turns)).toBe(1);
    expect(previousTurn(at(1), turns)).toBe(0);
  });
});
