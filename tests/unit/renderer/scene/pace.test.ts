import { expect, it } from "vitest";
import { Pace } from "../../../../src/renderer/scene/pace";

/** Frames of one movement, each so many milliseconds after the last. */
function frames(pace: Pace, from: number, every: number, count: number): number {
  for (let frame = 0; frame < count; frame++) pace.note(from + frame * every, true);
  return from + count * every;
}

it("three slow frames in a row make a machine slow, and many quick ones quick again", () => {
  const pace = new Pace();
  let now = frames(pace, 0, 80, 3);
  // Three frames are two times between frames.
  expect(pace.slow).toBe(false);
  now = frames(pace, now, 80, 1);
  expect(pace.slow).toBe(true);
  now = frames(pace, now, 30, 200);
  expect(pace.slow).toBe(true);
  frames(pace, now, 16, 121);
  expect(pace.slow).toBe(false);
});

it("rest between movements, and a single stall, tell nothing", () => {
  const pace = new Pace();
  for (let movement = 0; movement < 10; movement++) {
    const now = frames(pace, movement * 5000, 16, 5);
    pace.note(now + 900, true);
    pace.note(now + 916, true);
    pace.note(now + 932, false);
  }
  expect(pace.slow).toBe(false);
});
