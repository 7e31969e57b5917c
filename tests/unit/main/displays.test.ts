import { describe, expect, it } from "vitest";
import { type DisplayFacts, type Place, placeAfter, placeFor } from "../../../src/main/desktop/displays";

const display = (
  id: number,
  x: number,
  width: number,
  height: number,
  more: Partial<DisplayFacts> = {},
): DisplayFacts => ({
  id,
  label: "",
  bounds: { x, y: 0, width, height },
  scaleFactor: 1,
  internal: false,
  ...more,
});

const laptop = display(1, 0, 1440, 900, { scaleFactor: 2, internal: true });
const projector = display(2, 1440, 1280, 800);
const television = display(3, 2720, 1920, 1080);

/** A window in the middle of the laptop: 60 % of 1440 × 900, so 864 × 540, with 288 and 180 left at each side. */
const beside: Place = { display: 1, bounds: { x: 288, y: 180, width: 864, height: 540 }, fullScreen: false };
const filling = ({ id, bounds }: DisplayFacts): Place => ({ display: id, bounds, fullScreen: true });

describe("where to present", () => {
  it("is the display that was chosen, be it the table's own", () => {
    expect(placeFor([laptop, projector, television], 2, 1)).toEqual(filling(projector));
    expect(placeFor([laptop, projector, television], 1, 1)).toEqual(filling(laptop));
  });

  it("is the largest external one where none was chosen, or that one is not there", () => {
    expect(placeFor([laptop, projector, television], null, 1)).toEqual(filling(television));
    expect(placeFor([laptop, projector], 3, 1)).toEqual(filling(projector));
  });

  it("is an external display before a built-in one, however many pixels that has", () => {
    // The laptop has 2880 × 1800 device pixels, the projector 1280 × 800; the table is on the television.
    expect(placeFor([laptop, projector, television], null, 3)).toEqual(filling(projector));
    expect(placeFor([laptop, television], null, 3)).toEqual(filling(laptop));
  });

  it("is the sharper of two displays of one size", () => {
    const sharp = display(4, 4640, 1920, 1080, { scaleFactor: 2 });
    expect(placeFor([laptop, television, sharp], null, 1)).toEqual(filling(sharp));
  });

  it("is a window beside the table's own where there is no other display, and nowhere without any", () => {
    expect(placeFor([laptop], null, 1)).toEqual(beside);
    expect(placeFor([laptop], 3, 1)).toEqual(beside);
    expect(placeFor([], 3, 1)).toBeNull();
  });
});

describe("after displays came, went or changed", () => {
  it("it comes back to the main display when its own goes, and returns with it", () => {
    const gone = placeAfter([laptop], { now: filling(television), wanted: 3, main: 1 });
    expect(gone).toEqual(beside);
    expect(placeAfter([laptop, television], { now: beside, wanted: 3, main: 1 })).toEqual(filling(television));
  });

  it("it comes back to what is left where the main display goes too", () => {
    const window = { x: 1440 + 256, y: 160, width: 768, height: 480 };
    expect(placeAfter([projector], { now: filling(television), wanted: 3, main: 1 })).toEqual({
      display: 2,
      bounds: window,
      fullScreen: false,
    });
    expect(placeAfter([], { now: filling(television), wanted: 3, main: 1 })).toBeNull();
  });

  it("it stays where it is when another display comes or goes", () => {
    const now = filling(projector);
    expect(placeAfter([laptop, projector, television], { now, wanted: 2, main: 1 })).toEqual(now);
    expect(placeAfter([laptop, projector], { now, wanted: 2, main: 1 })).toEqual(now);
    expect(placeAfter([laptop, projector, television], { now: beside, wanted: null, main: 1 })).toEqual(beside);
  });

  it("it keeps to its display when that is scaled, moved or turned", () => {
    const scaled = display(3, 2720, 1280, 720, { scaleFactor: 1.5 });
    expect(placeAfter([laptop, scaled], { now: filling(television), wanted: 3, main: 1 })).toEqual(filling(scaled));
    const turned = display(1, -900, 900, 1440);
    expect(placeAfter([turned], { now: beside, wanted: null, main: 1 })).toEqual({
      display: 1,
      bounds: { x: -720, y: 288, width: 540, height: 864 },
      fullScreen: false,
    });
  });
});
