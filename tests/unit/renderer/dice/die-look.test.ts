import { Color } from "three";
import { describe, expect, it } from "vitest";
import { createDieGeometry, type DieDetail } from "../../../../src/renderer/dice/die-geometry";
import { FACE_NORMALS, quaternionShowing } from "../../../../src/renderer/dice/faces";
import { faceMarks, faceOf } from "../../../../src/renderer/dice/marks/face-marks";
import { PIPS } from "../../../../src/renderer/dice/marks/pips";
import { dot, rotate, type Vec, vecAt } from "../../../../src/renderer/dice/quaternion";
import { DICE_SET_IDS, DICE_SETS } from "../../../../src/renderer/dice/sets/dice-sets";
import { type DieKind, FORAGE_KINDS, type ForageFace, forageSide } from "../../../../src/shared/dice/forage-faces";
import { DIE_COLOURS, DIE_VALUES, type DieValue } from "../../../../src/shared/dice/kinds";
import { contrast } from "./colour-sight";

const KINDS: DieKind[] = [...DIE_COLOURS, ...FORAGE_KINDS];
const DETAILS: DieDetail[] = ["full", "light"];
const MOST_TRIANGLES: Record<DieDetail, Record<"pips" | "figures", number>> = {
  full: { pips: 2500, figures: 3400 },
  light: { pips: 700, figures: 1100 },
};

describe.each(DICE_SET_IDS)("the %s dice", (id) => {
  it.each(KINDS)("%s: marks stand out from the body, and from what runs through it, by 4.5 : 1", (kind) => {
    const { body, mark, finish } = DICE_SETS[id].kinds[kind];
    expect(contrast(body, mark)).toBeGreaterThanOrEqual(4.5);
    if (finish.pattern) expect(contrast(finish.pattern.vein, mark)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([DIE_COLOURS, FORAGE_KINDS])("%s, %s and %s differ by more than colour", (...kinds: DieKind[]) => {
    const signs = kinds.map((kind) => {
      const { marks, pip, edge } = DICE_SETS[id].kinds[kind];
      const woodland = (FORAGE_KINDS as readonly DieKind[]).includes(kind);
      return woodland ? kind : `${marks} ${pip.shape} ${edge.chamfered} ${edge.size}`;
    });
    expect(new Set(signs).size).toBe(kinds.length);
  });

  for (const kind of KINDS)
    for (const detail of DETAILS) {
      const look = DICE_SETS[id].kinds[kind];
      const geometry = createDieGeometry(kind, look, detail);
      const positions = geometry.getAttribute("position").array;
      const normals = geometry.getAttribute("normal").array;
      const colours = geometry.getAttribute("color").array;
      const indices = geometry.index?.array ?? [];
      const figures = look.marks === "figures";

      it(`${kind}, ${detail}: every side is cut with the marks of its value`, () => {
        const mark = new Color(look.mark);
        for (const side of DIE_VALUES) {
          // Floors of the hollows: below the face, looking straight out of it, in the marks' colour.
          const floors = Array.from({ length: positions.length / 3 }, (_, i) => i).filter((i) => {
            const out = dot(vecAt(positions, i), FACE_NORMALS[side]);
            const straight = dot(vecAt(normals, i), FACE_NORMALS[side]) > 0.9999;
            return out > 0.4 && out < 0.49 && straight && Math.abs((colours[i * 3] as number) - mark.r) < 1e-6;
          });
          const cut = faceMarks(kind, look, faceOf(kind, side), detail === "full");
          const corners = cut.map(({ hollow, outline }) =>
            hollow === "bowl" ? 1 : outline.outer.length + outline.islands.flat().length,
          );
          expect(floors).toHaveLength(corners.reduce((sum, count) => sum + count, 0));
          if (!figures) expect(floors).toHaveLength(side);
        }
      });

      it(`${kind}, ${detail}: marks lie in the flat of their side, clear of its edge`, () => {
        for (const side of DIE_VALUES)
          for (const { outline } of faceMarks(kind, look, faceOf(kind, side), detail === "full"))
            for (const at of outline.outer.flat()) expect(Math.abs(at)).toBeLessThan(0.5 - look.edge.size - 0.005);
      });

      it(`${kind}, ${detail}: a body of edge 1 without too many triangles`, () => {
        const reach = Array.from(positions).reduce((most, at) => Math.max(most, Math.abs(at)), 0);
        expect(reach).toBeCloseTo(0.5, 6);
        expect(indices.length / 3).toBeLessThanOrEqual(MOST_TRIANGLES[detail][look.marks]);
        for (const value of positions) expect(Number.isFinite(value)).toBe(true);
        for (const value of normals) expect(Number.isFinite(value)).toBe(true);
      });

      it(`${kind}, ${detail}: the surface is closed and looks outwards`, () => {
        // Every edge of a closed surface is passed once in each direction; vertices are told apart by place.
        const key = (i: number) =>
          vecAt(positions, i)
            .map((n) => Math.round(n * 1e5) + 0)
            .join();
        const edges = new Map<string, number>();
        let volume = 0;
        for (let t = 0; t < indices.length; t += 3) {
          const corners = [indices[t], indices[t + 1], indices[t + 2]] as [number, number, number];
          const [a, b, c] = corners.map((i) => vecAt(positions, i)) as [Vec, Vec, Vec];
          volume +=
            (a[0] * (b[1] * c[2] - b[2] * c[1]) +
              a[1] * (b[2] * c[0] - b[0] * c[2]) +
              a[2] * (b[0] * c[1] - b[1] * c[0])) /
            6;
          corners.forEach((from, i) => {
            const [start, end] = [key(from), key(corners[(i + 1) % 3] as number)];
            edges.set(`${start}>${end}`, (edges.get(`${start}>${end}`) ?? 0) + 1);
            edges.set(`${end}>${start}`, (edges.get(`${end}>${start}`) ?? 0) - 1);
          });
        }
        expect([...edges.values()].filter((count) => count !== 0)).toEqual([]);
        expect(volume).toBeGreaterThan(0.9);
        expect(volume).toBeLessThan(1);
      });
    }
});

describe("figures", () => {
  it("stand upright to the viewer on a die laid down to show them", () => {
    const look = DICE_SETS["house-numbers"].kinds.black;
    const geometry = createDieGeometry("black", look, "light");
    const positions = geometry.getAttribute("position").array;
    const colours = geometry.getAttribute("color").array;
    const mark = new Color(look.mark);
    for (const side of DIE_VALUES) {
      const laid = quaternionShowing(side);
      const cut = Array.from({ length: positions.length / 3 }, (_, i) => i)
        .filter((i) => Math.abs((colours[i * 3] as number) - mark.r) < 1e-6)
        .map((i) => rotate(laid, vecAt(positions, i)))
        .filter(([, y]) => y > 0.4);
      // The figure's box is 0.5 high round 0.075 away from the viewer; the kind's sign lies in front of it.
      const far = cut.map(([, , z]) => -z);
      expect(Math.max(...far)).toBeGreaterThan(0.29);
      expect(Math.min(...far)).toBeCloseTo(-0.34, 1);
      expect(cut.filter(([, , z]) => z > 0.19).every(([x]) => Math.abs(x) < 0.09)).toBe(true);
    }
  });
});

describe("pips", () => {
  it("every value has as many as it says, the same ones turned by half", () => {
    for (const value of DIE_VALUES) {
      expect(PIPS[value]).toHaveLength(value);
      for (const [u, v] of PIPS[value])
        expect(PIPS[value].some(([a, b]) => Math.abs(a + u) + Math.abs(b + v) < 1e-9)).toBe(true);
    }
  });
});

describe("woodland dice (FG-S1)", () => {
  const OPPOSITE: [DieValue, DieValue][] = [
    [1, 6],
    [2, 5],
    [3, 4],
  ];
  it("1 is opposite 6, 3 opposite 10, 15 opposite the mouse", () => {
    const pairs = OPPOSITE.map(([a, b]) => new Set([faceOf("soil", a), faceOf("soil", b)]));
    const expected: ForageFace[][] = [
      [1, 6],
      [3, 10],
      [15, "mouse"],
    ];
    expect(pairs).toEqual(expected.map((pair) => new Set(pair)));
  });

  it("a die grows onto a neighbouring side each time (FG-D3)", () => {
    const growth: ForageFace[] = [1, 3, 6, 10, 15];
    growth.slice(1).forEach((face, i) => {
      const from = FACE_NORMALS[forageSide(growth[i] as ForageFace)];
      expect(dot(from, FACE_NORMALS[forageSide(face)])).toBe(0);
    });
  });
});
