import { between, blob, type Chance, fill, line, oneOf, oval, type Point, polygon, put, smooth } from "./pen";

const GROUND = "#dfae58";
const FALLEN = ["#e8bf62", "#d98f3a", "#cf7a34", "#efcf7e", "#c9913e", "#e3a54a", "#bf6a33"];
const RIB = "#7f4a1f";

const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...half
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Point => [-x, y]),
];

/** Outlines of fallen leaves, about 34 long, growing upwards from the stalk at the origin. */
const OUTLINES: readonly string[] = [
  // Chestnut: long and sawn.
  polygon(
    mirrored([
      [0, 0],
      [4, -4],
      [4.6, -7],
      [7.2, -9],
      [6.6, -12],
      [8.8, -15],
      [7.8, -18],
      [8.6, -21],
      [6.6, -23],
      [6.2, -27],
      [3.8, -29],
      [0, -36],
    ]),
  ),
  // Oak: lobed.
  smooth(
    mirrored([
      [0, 0],
      [3, -3],
      [7.5, -7],
      [4.6, -11],
      [10.5, -15],
      [6, -19.5],
      [10, -24.5],
      [5, -27.5],
      [5, -32],
      [0, -35],
    ]),
  ),
  // Beech: an oval.
  smooth(
    mirrored([
      [0, 0],
      [5.5, -5],
      [9.5, -13],
      [8.5, -21],
      [4.5, -27],
      [0, -32],
    ]),
  ),
];

function fallenLeaf(chance: Chance, at: Point, turn: number, size: number): string {
  const outline = oneOf(chance, OUTLINES);
  const ribs = [8, 14, 20].map((y) => `M0 ${-y}L5 ${-y - 5}M0 ${-y}L-5 ${-y - 5}`).join("");
  return put(
    at,
    turn,
    size,
    put([1.6, 2], 0, 1, fill(outline, "#6f3d17", 0.28)) +
      fill(outline, oneOf(chance, FALLEN)) +
      line(`M0 5L0 -30`, RIB, 1.2, 0.75) +
      line(ribs, RIB, 0.8, 0.5),
  );
}

/** The carpet of dry leaves. */
export function leavesGround(chance: Chance): string {
  const blotches = Array.from({ length: 6 }, () => {
    const at: Point = [between(chance, 0, 100), between(chance, 0, 100)];
    return fill(
      blob(chance, at, between(chance, 14, 26), between(chance, 10, 20)),
      oneOf(chance, ["#d39a45", "#e9c072"]),
      0.6,
    );
  }).join("");
  // One leaf in every field of a loose grid covers the ground evenly.
  const leaves = Array.from({ length: 20 }, (_, index) => {
    const at: Point = [
      8 + (index % 4) * 27 + between(chance, -9, 9),
      14 + Math.floor(index / 4) * 22 + between(chance, -8, 8),
    ];
    return fallenLeaf(chance, at, between(chance, 0, 360), between(chance, 0.72, 1));
  }).join("");
  return `<rect width="100" height="100" fill="${GROUND}"/>${blotches}${leaves}`;
}

/** One chestnut, about 34 wide, its tip up. */
export function nut(): string {
  const body = "M0 -19C3 -15 8 -14 13 -9C20 -1 18 13 9 16C3 18 -3 18 -9 16C-18 13 -20 -1 -13 -9C-8 -14 -3 -15 0 -19Z";
  return [
    fill(body, "#5a2812"),
    fill(
      "M0 -16C2 -13 7 -12 11 -8C17 -1 16 8 10 9C3 10 -3 10 -10 9C-16 8 -17 -1 -11 -8C-7 -12 -2 -13 0 -16Z",
      "#82401d",
    ),
    fill("M-15 10C-9 6 9 6 15 10C12 15 6 17.3 0 17.3C-6 17.3 -12 15 -15 10Z", "#d8b182"),
    line("M-10 11.5C-4 9.5 4 9.5 10 11.5", "#b98a55", 1.2, 0.8),
    line("M-9.5 -3C-8.5 -7 -5 -9.5 -2.5 -10.5", "#ffe3bd", 2.8, 0.85),
    line("M5 -9C9 -6 11 -2 11.5 2", "#3f190a", 1.4, 0.5),
    line("M0 -19L-1.2 -22.5M0 -19L1.4 -22.5", "#e9d2a2", 1.4),
  ].join("");
}

/** The open spiny husk, 56 wide, that the nuts lie in. */
function husk(chance: Chance): string {
  const spines = Array.from({ length: 46 }, (_, index) => {
    const angle = (index / 46) * Math.PI * 2;
    const far = between(chance, 30, 37);
    const near = 20;
    const lean = angle + between(chance, -0.12, 0.12);
    return `M${(Math.cos(angle) * near).toFixed(1)} ${(Math.sin(angle) * near * 0.86).toFixed(1)}L${(Math.cos(lean) * far).toFixed(1)} ${(Math.sin(lean) * far * 0.86).toFixed(1)}`;
  }).join("");
  return (
    line(spines, "#5c6a24", 2.1) +
    put([0, 0], 0, 0.94, line(spines, "#a3ad4e", 1.4)) +
    fill(blob(chance, [0, 0], 25, 21.5, 0.04, 12), "#8c9640") +
    fill(blob(chance, [0, 1.5], 21, 17, 0.05, 10), "#f2e4b8")
  );
}

/** Chestnuts: two in their open husk, one beside. */
export function chestnuts(chance: Chance): string {
  return [
    oval([51, 78], 30, 8, "#5c3512", 0.35),
    put([50, 49], 0, 1.12, husk(chance)),
    put([38, 50], -16, 0.86, nut()),
    put([62, 49], 15, 0.86, nut()),
    put([50, 64], 2, 1.08, nut()),
  ].join("");
}
