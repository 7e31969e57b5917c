import { describe, expect, it } from "vitest";
import { FORAGE_FACES, type ForageFace, forageFaceOn, forageSide } from "../../../../src/shared/dice/forage-faces";
import { DIE_VALUES, type DieValue } from "../../../../src/shared/dice/kinds";
import { faceShown, wantedSide } from "../../../../src/shared/dice/throw";

const opposite = (face: ForageFace): ForageFace => forageFaceOn((7 - forageSide(face)) as DieValue);

describe("Forage dice (FG-S1)", () => {
  it("1 is opposite 6, 3 opposite 10, 15 opposite the mouse", () => {
    expect(FORAGE_FACES.map(opposite)).toEqual([6, 10, 1, 3, "mouse", 15]);
  });

  it("growth always tips over to a neighbouring side (FG-D3)", () => {
    const food = [1, 3, 6, 10, 15] as const;
    food.slice(1).forEach((grown, i) => {
      expect(opposite(food[i] as ForageFace)).not.toBe(grown);
    });
  });

  it("every side bears one face", () => {
    expect(new Set(DIE_VALUES.map(forageFaceOn)).size).toBe(6);
    for (const face of FORAGE_FACES) expect(forageFaceOn(forageSide(face))).toBe(face);
  });

  it("a thrown die wants the side that shows its value", () => {
    expect(wantedSide({ id: "a", kind: "gold", value: 5 })).toBe(5);
    expect(faceShown("gold", 5)).toBe(5);
    const side = wantedSide({ id: "b", kind: "soil", value: 15 });
    expect(faceShown("soil", side)).toBe(15);
  });
});
