import { describe, expect, it } from "vitest";
import type { CardArea } from "../../../../src/renderer/forage/cards/area";
import { cardBack, cardFace, recipePicture } from "../../../../src/renderer/forage/cards/card";

const AREAS: readonly CardArea[] = [["leaves"], ["bramble"], ["bramble"], ["soil"], ["bramble", "leaves"], ["bramble"]];

/** Tags opened and closed in order: an image whose drawing is not well-formed stays blank without a word. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name as string);
  }
  expect(open).toEqual([]);
}

describe("drawn cards", () => {
  it("are well-formed documents without a number gone wrong", () => {
    for (const svg of [cardFace("F01", AREAS), cardBack(), recipePicture("R07"), recipePicture("R99")]) {
      expectWellFormed(svg);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("look the same whenever they are drawn, and no two of them alike", () => {
    expect(cardFace("F01", AREAS)).toBe(cardFace("F01", AREAS));
    expect(cardFace("F01", AREAS)).not.toBe(cardFace("F02", AREAS));
  });

  it("part a split area along the diagonal, its first type above", () => {
    const svg = cardFace("F01", AREAS);
    const above = svg.match(/id="half4a"><path d="([^"]+)"/)?.[1];
    const below = svg.match(/id="half4b"><path d="([^"]+)"/)?.[1];
    expect(above).toBe("M0 0H100L0 100Z");
    expect(below).toBe("M100 0V100H0Z");
    expect(svg.match(/id="half\d/g)).toHaveLength(2);
  });

  it("show a food on food areas only", () => {
    // The light behind the food stands for it: five food areas, none on the split one.
    expect(cardFace("F01", AREAS).match(/url\(#glow-/g)).toHaveLength(5);
  });
});
