import { describe, expect, it } from "vitest";
import {
  type Area,
  areaOnMat,
  BASKET_FLOOR,
  basketSpot,
  diceOfGame,
  floorAt,
  karmaSpot,
  MAT_THICKNESS,
  onMat,
  RAIL_FLOOR,
  railSpot,
  SLOT_DIE,
  type Spot,
  tableLayout,
  vineAt,
} from "../../../../src/renderer/scene/layout";

const TABLES = [1, 2, 3, 4, 5, 6].flatMap((players) => [true, false].map((golden) => ({ players, golden })));

const overlap = (a: Area, b: Area) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 1e-9 && Math.abs(a.z - b.z) < (a.depth + b.depth) / 2 - 1e-9;
const inside = (outer: Area, inner: Area) =>
  Math.abs(inner.x - outer.x) <= (outer.width - inner.width) / 2 + 1e-9 &&
  Math.abs(inner.z - outer.z) <= (outer.depth - inner.depth) / 2 + 1e-9;
const dieArea = (spot: Spot, edge = 1): Area => ({ ...spot, width: edge, depth: edge });

describe.each(TABLES)("table for $players, golden sun $golden", ({ players, golden }) => {
  const layout = tableLayout(players, golden);

  it("has a mat for every seat, and nothing overlaps", () => {
    expect(layout.mats.map(({ seat }) => seat)).toEqual(Array.from({ length: players }, (_, seat) => seat));
    const areas = [...layout.mats, layout.basket, layout.tray, layout.rail];
    for (const [index, a] of areas.entries()) {
      for (const b of areas.slice(index + 1)) expect(overlap(a, b)).toBe(false);
      expect(inside(layout.bounds, a)).toBe(true);
    }
  });

  it("shows every die in the basket beside the others, also turned by five degrees", () => {
    const dice = diceOfGame(players, golden);
    expect(dice).toHaveLength(players * (golden ? 14 : 13));
    const { basket } = layout;
    const spots = dice.map((_, rank) => basketSpot(basket, rank));
    // A square turned by 5 degrees is 1.083 times as wide.
    const wide = basket.dieScale * 1.083;
    for (const [index, a] of spots.entries()) {
      expect(inside(basket, dieArea(a, wide))).toBe(true);
      for (const b of spots.slice(index + 1)) expect(overlap(dieArea(a, wide), dieArea(b, wide))).toBe(false);
    }
    expect(basket.dieScale).toBeGreaterThan(0.84);
  });

  it("keeps everything of a mat on it, and apart", () => {
    const { mat } = layout;
    const sheet: Area = { x: 0, z: 0, width: mat.width, depth: mat.depth };
    const blocks = [...mat.vines, ...mat.slots.map(({ area }) => area), mat.karma, mat.header];
    for (const [index, a] of blocks.entries()) {
      expect(inside(sheet, a)).toBe(true);
      for (const b of blocks.slice(index + 1)) expect(overlap(a, b)).toBe(false);
    }
    for (const vine of mat.vines) {
      const dice = [vine.token, ...vine.dice].map((spot) => dieArea(spot));
      for (const [index, a] of dice.entries()) {
        expect(inside(vine, a)).toBe(true);
        for (const b of dice.slice(index + 1)) expect(overlap(a, b)).toBe(false);
      }
    }
    for (const { area, die, label } of mat.slots) {
      expect(inside(area, dieArea(die, SLOT_DIE))).toBe(true);
      expect(inside(area, label)).toBe(true);
      expect(overlap(label, dieArea(die, SLOT_DIE))).toBe(false);
    }
    expect(karmaSpot(mat, 12).x + 0.3).toBeLessThan(mat.karma.width / 2);
  });
});

describe("seats and places", () => {
  it("goes clockwise from the near left", () => {
    const { mats } = tableLayout(6, true);
    expect(mats.map(({ x }) => Math.sign(x))).toEqual([-1, -1, -1, 1, 1, 1]);
    const z = mats.map((mat) => mat.z);
    expect(z[0]).toBeGreaterThan(z[1] as number);
    expect(z[1]).toBeGreaterThan(z[2] as number);
    expect(z[3]).toBeLessThan(z[4] as number);
    expect(z[4]).toBeLessThan(z[5] as number);
  });

  it("refuses tables that the rules do not know (DT-S1)", () => {
    expect(() => tableLayout(0, false)).toThrow(RangeError);
    expect(() => tableLayout(7, false)).toThrow(RangeError);
  });

  it("orders dice as the basket does: black, gold, red, by number (DT-S2)", () => {
    const dice = diceOfGame(1, true);
    expect(dice.slice(0, 5)).toEqual(["black-1", "black-2", "gold-1", "red-1", "red-2"]);
    expect(dice.at(-1)).toBe("red-11");
    expect(diceOfGame(2, false)).toHaveLength(26);
  });

  it("puts the heart on its number, and on the last one beyond it", () => {
    const { mat } = tableLayout(3, false);
    expect(karmaSpot(mat, 6).x).toBeCloseTo(0);
    expect(karmaSpot(mat, 7).x - karmaSpot(mat, 6).x).toBeCloseTo(0.81);
    expect(karmaSpot(mat, 40)).toEqual(karmaSpot(mat, 12));
  });

  it("keeps any number of dice on the rail, apart", () => {
    const { rail } = tableLayout(6, true);
    for (const count of [1, 5, 10, 11, 20]) {
      const spots = Array.from({ length: count }, (_, index) => railSpot(rail, index, count));
      for (const [index, spot] of spots.entries()) {
        expect(inside(rail, dieArea(spot, spot.scale))).toBe(true);
        const after = spots[index + 1];
        if (after) expect(after.x - spot.x).toBeGreaterThan(spot.scale);
      }
    }
    expect(railSpot(rail, 0, 10).scale).toBe(1);
  });

  it("knows what lies under a point", () => {
    const layout = tableLayout(6, true);
    expect(floorAt(layout, layout.basket)).toBe(BASKET_FLOOR);
    expect(floorAt(layout, layout.rail)).toBe(RAIL_FLOOR);
    const [mat] = layout.mats;
    const [vine] = layout.mat.vines;
    if (!mat || !vine) throw new Error("a table without mats");
    expect(floorAt(layout, mat)).toBe(MAT_THICKNESS);
    expect(floorAt(layout, onMat(mat, vine.token))).toBeGreaterThan(MAT_THICKNESS);
    expect(vineAt(layout, areaOnMat(mat, vine))).toEqual({ seat: 0, vine: 0 });
    expect(vineAt(layout, layout.tray)).toBeNull();
  });
});
