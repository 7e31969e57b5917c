import { Color } from "three";
import { describe, expect, it } from "vitest";
import { createDieGeometry, type DieDetail, PIPS } from "../../../../src/renderer/dice/die-geometry";
import { DIE_COLOURING } from "../../../../src/renderer/dice/die-materials";
import { FACE_NORMALS } from "../../../../src/renderer/dice/faces";
import { dot, type Vec, vecAt } from "../../../../src/renderer/dice/quaternion";
import { DIE_COLOURS, DIE_VALUES } from "../../../../src/shared/dice/kinds";

const DETAILS: DieDetail[] = ["full", "light"];
const MOST_TRIANGLES: Record<DieDetail, number> = { full: 2500, light: 700 };

/** WCAG contrast of two colours; three keeps Color components linear. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const { r, g, b: blue } = new Color(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe("the look of dice", () => {
  it.each(DIE_COLOURS)("%s: pips stand out from the body by 4.5 : 1", (kind) => {
    expect(contrast(DIE_COLOURING[kind].body, DIE_COLOURING[kind].pip)).toBeGreaterThanOrEqual(4.5);
  });

  it("every value has as many pips as it says, the same ones turned by half", () => {
    for (const value of DIE_VALUES) {
      expect(PIPS[value]).toHaveLength(value);
      for (const [u, v] of PIPS[value])
        expect(PIPS[value].some(([a, b]) => Math.abs(a + u) + Math.abs(b + v) < 1e-9)).toBe(true);
    }
  });

  for (const kind of DIE_COLOURS)
    for (const detail of DETAILS) {
      const geometry = createDieGeometry(kind, detail);
      const positions = geometry.getAttribute("position").array;
      const normals = geometry.getAttribute("normal").array;
      const indices = geometry.index?.array ?? [];

      it(`${kind}, ${detail}: the drawn label looks the way of its value`, () => {
        for (const value of DIE_VALUES) {
          // Bottoms of the hollows: below the face, with a normal straight out of it.
          const bottoms = Array.from({ length: positions.length / 3 }, (_, i) => i).filter((i) => {
            const out = dot(vecAt(positions, i), FACE_NORMALS[value]);
            return out > 0.4 && out < 0.49 && dot(vecAt(normals, i), FACE_NORMALS[value]) > 0.9999;
          });
          expect(bottoms).toHaveLength(value);
        }
      });

      it(`${kind}, ${detail}: a body of edge 1 without too many triangles`, () => {
        const reach = Array.from(positions).reduce((most, at) => Math.max(most, Math.abs(at)), 0);
        expect(reach).toBeCloseTo(0.5, 6);
        expect(indices.length / 3).toBeLessThanOrEqual(MOST_TRIANGLES[detail]);
        for (const value of positions) expect(Number.isFinite(value)).toBe(true);
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
