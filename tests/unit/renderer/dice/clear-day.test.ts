import { describe, expect, it } from "vitest";
import { DICE_SETS } from "../../../../src/renderer/dice/sets/dice-sets";
import { type DieKind, FORAGE_KINDS } from "../../../../src/shared/dice/forage-faces";
import { DIE_COLOURS } from "../../../../src/shared/dice/kinds";
import { contrast, difference, SIGHTS } from "./colour-sight";

describe("how colours are told apart", () => {
  it("black and white are 21 : 1 and 100 apart for everybody", () => {
    expect(contrast("#000", "#fff")).toBeCloseTo(21, 6);
    for (const sight of SIGHTS) expect(difference("#000", "#fff", sight)).toBeCloseTo(100, 0);
  });

  it("a red and a green of one lightness are far apart, but not without red cones or green cones", () => {
    const [red, green] = ["#c0392b", "#4a7f2c"];
    expect(difference(red, green, "full")).toBeGreaterThan(60);
    expect(difference(red, green, "deuteranopia")).toBeLessThan(35);
    expect(difference(red, green, "achromatopsia")).toBeLessThan(10);
  });
});

describe("the dice for eyes that do not tell all colours apart", () => {
  const { kinds } = DICE_SETS["clear-day"];
  describe.each(SIGHTS)("seen with %s", (sight) => {
    it.each([DIE_COLOURS, FORAGE_KINDS])("%s, %s and %s stay apart", (...game: DieKind[]) => {
      for (const a of game)
        for (const b of game) if (a < b) expect(difference(kinds[a].body, kinds[b].body, sight)).toBeGreaterThan(12);
    });
  });

  it("no two kinds of a game have the same edges and marks", () => {
    for (const game of [DIE_COLOURS, FORAGE_KINDS]) {
      const looks = game.map((kind) => `${kinds[kind].edgePaint ?? "as the body"} ${kinds[kind].mark}`);
      expect(new Set(looks).size).toBe(game.length);
    }
  });
});
