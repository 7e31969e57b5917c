import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FrameMeter } from "../../../../src/renderer/app/frame-meter";

/** A page whose frames come when the test says. */
let asked: FrameRequestCallback | null = null;
const page = { hidden: false };

function frame(now: number): void {
  const callback = asked;
  asked = null;
  callback?.(now);
}

beforeEach(() => {
  asked = null;
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    asked = callback;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    asked = null;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("FrameMeter", () => {
  it("adds up the times of several short movements, without the pauses between them", () => {
    const meter = new FrameMeter();
    meter.start();
    for (const now of [100, 140, 190]) frame(now);
    expect(meter.stop()).toEqual([40, 50]);
    meter.start();
    for (const now of [9000, 9060]) frame(now);
    expect(meter.stop()).toEqual([40, 50, 60]);
  });

  it("begins anew after it was told to forget", () => {
    const meter = new FrameMeter();
    meter.start();
    for (const now of [0, 16]) frame(now);
    meter.stop();
    meter.forget();
    meter.start();
    for (const now of [100, 120]) frame(now);
    expect(meter.stop()).toEqual([20]);
  });

  it("asks for no frame while nothing moves, and for one at a time", () => {
    const meter = new FrameMeter();
    expect(asked).toBeNull();
    meter.start();
    const first = asked;
    meter.start();
    expect(asked).toBe(first);
    meter.stop();
    expect(asked).toBeNull();
  });

  it("does not count what a page out of sight has waited", () => {
    const meter = new FrameMeter();
    meter.start();
    frame(0);
    frame(20);
    page.hidden = true;
    frame(1020);
    page.hidden = false;
    frame(5020);
    frame(5050);
    expect(meter.stop()).toEqual([20, 30]);
  });
});
