import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pixelRatio, QUALITY } from "../../../../src/renderer/scene/quality";
import { watchDensity } from "../../../../src/renderer/scene/use-pixel-density";

/** Displays as a page sees them: a query is told of the first change away from what it asks for. */
class Displays {
  readonly resizing = new EventTarget();
  readonly queries: { media: string; listeners: Set<() => void> }[] = [];

  move(density: number): void {
    vi.stubGlobal("devicePixelRatio", density);
    for (const { media, listeners } of [...this.queries]) {
      if (media === `(resolution: ${density}dppx)`) continue;
      const heard = [...listeners];
      listeners.clear();
      for (const listener of heard) listener();
    }
  }

  readonly matchMedia = (media: string) => {
    const listeners = new Set<() => void>();
    this.queries.push({ media, listeners });
    return {
      media,
      addEventListener: (_: "change", listener: () => void) => listeners.add(listener),
      removeEventListener: (_: "change", listener: () => void) => listeners.delete(listener),
    };
  };
}

describe("a window dragged to another display", () => {
  let displays: Displays;
  beforeEach(() => {
    displays = new Displays();
    vi.stubGlobal("devicePixelRatio", 1);
    vi.stubGlobal("matchMedia", displays.matchMedia);
    for (const name of ["addEventListener", "removeEventListener"] as const)
      vi.stubGlobal(name, displays.resizing[name].bind(displays.resizing));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is told of each display it comes to, there and back", () => {
    const seen: number[] = [];
    watchDensity(() => seen.push(devicePixelRatio));
    for (const density of [2, 1.25, 1, 2]) displays.move(density);
    expect(seen).toEqual([2, 1.25, 1, 2]);
  });

  it("asks for the density of the display it is on", () => {
    watchDensity(() => {});
    displays.move(1.5);
    expect(displays.queries.map(({ media }) => media)).toEqual(["(resolution: 1dppx)", "(resolution: 1.5dppx)"]);
  });

  it("is looked at again when it gets another size", () => {
    const seen: number[] = [];
    const end = watchDensity(() => seen.push(devicePixelRatio));
    vi.stubGlobal("devicePixelRatio", 3);
    displays.resizing.dispatchEvent(new Event("resize"));
    end();
    displays.resizing.dispatchEvent(new Event("resize"));
    expect(seen).toEqual([3]);
  });

  it("hears nothing more after its end, also not on the query made last", () => {
    const heard = vi.fn();
    const end = watchDensity(heard);
    displays.move(2);
    end();
    displays.move(3);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(displays.queries.every(({ listeners }) => listeners.size === 0)).toBe(true);
  });
});

describe("device pixels per CSS pixel", () => {
  it("follow the display as far as the quality pays for them", () => {
    // 400 × 300 CSS pixels: 120,000, of which low may draw 1,000,000, at most 2 across for each.
    expect([1, 1.5, 2, 3].map((density) => pixelRatio(QUALITY.low, 400, 300, density))).toEqual([1, 1.5, 2, 2]);
    // 1920 × 1080 are 2,073,600: √(1,000,000 / 2,073,600) whatever the display.
    for (const density of [1, 2, 3]) expect(pixelRatio(QUALITY.low, 1920, 1080, density)).toBeCloseTo(0.694, 3);
    // The middle tier draws one pixel for each.
    for (const density of [1, 2]) expect(pixelRatio(QUALITY.medium, 400, 300, density)).toBe(1);
  });
});
