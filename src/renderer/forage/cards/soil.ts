import { between, blob, type Chance, dot, fill, line, oneOf, oval, type Point, put, smooth } from "./pen";

const GROUND = "#4b372b";
const CLODS = ["#5a4334", "#3d2c23", "#54402f", "#463026"];
const STONES = ["#8a7f72", "#6f655b", "#9c9184"];
const MOSS = ["#6e7f3d", "#5b6c33", "#84934c"];

/** A bank of moss: a row of tufts. */
function moss(chance: Chance, at: Point, turn: number): string {
  const tufts = Array.from({ length: 5 }, (_, index) =>
    fill(blob(chance, [index * 6.5 - 13, between(chance, -1.5, 1.5)], 5.2, 4.4, 0.22), oneOf(chance, MOSS)),
  );
  const blades = Array.from(
    { length: 9 },
    (_, index) => `M${index * 3 - 13} -2l${between(chance, -1.5, 1.5).toFixed(1)} -5`,
  );
  return put(at, turn, 1, `${tufts.join("")}${line(blades.join(""), "#a6b266", 0.9, 0.8)}`);
}

/** Dark earth: wavy layers, pebbles, a root, moss along two edges. */
export function soilGround(chance: Chance): string {
  const clods = Array.from({ length: 12 }, () => {
    const at: Point = [between(chance, 0, 100), between(chance, 0, 100)];
    return fill(blob(chance, at, between(chance, 10, 20), between(chance, 5, 10), 0.2), oneOf(chance, CLODS), 0.75);
  }).join("");
  const layers = [9, 25, 41, 58, 75, 91]
    .map((y) => {
      const wave = Array.from({ length: 6 }, (_, step): Point => [step * 22 - 5, y + between(chance, -4, 4)]);
      return (
        line(smooth(wave, false), "#8d6d51", 2.2, 0.75) +
        put([0, 3], 0, 1, line(smooth(wave, false), "#2b1d16", 1.6, 0.6))
      );
    })
    .join("");
  const stones = Array.from({ length: 9 }, () => {
    const at: Point = [between(chance, 5, 95), between(chance, 5, 95)];
    const size = between(chance, 2.2, 5);
    return (
      put([0.8, 1.4], 0, 1, fill(blob(chance, at, size, size * 0.75), "#241811", 0.6)) +
      fill(blob(chance, at, size, size * 0.75), oneOf(chance, STONES)) +
      dot([at[0] - size * 0.3, at[1] - size * 0.3], size * 0.25, "#d6cdbf", 0.6)
    );
  }).join("");
  const crumbs = Array.from({ length: 26 }, () =>
    dot(
      [between(chance, 2, 98), between(chance, 2, 98)],
      between(chance, 0.6, 1.4),
      oneOf(chance, ["#9d7d5f", "#241811"]),
      0.8,
    ),
  ).join("");
  const banks =
    moss(chance, [between(chance, 14, 26), between(chance, 90, 95)], between(chance, -8, 4)) +
    moss(chance, [between(chance, 74, 88), between(chance, 7, 12)], between(chance, 172, 188));
  return `<rect width="100" height="100" fill="${GROUND}"/>${clods}${layers}${crumbs}${stones}${banks}`;
}

/** One mushroom, its foot at the origin, about 40 high. */
export function mushroom(chance: Chance): string {
  const flecks = Array.from({ length: 6 }, () =>
    dot([between(chance, -14, 12), between(chance, -37, -28)], between(chance, 0.9, 1.8), "#fff5df", 0.85),
  ).join("");
  return [
    fill("M-6.5 0C-7.5 -9 -5.5 -15 -5 -23L5 -23C5.5 -15 7.5 -9 6.5 0C3 2.6 -3 2.6 -6.5 0Z", "#f5e8cf"),
    fill("M1.5 1.6C4 -7 2.5 -15 2.2 -23L5 -23C5.5 -15 7.5 -9 6.5 0C5 1.2 3.5 1.6 1.5 1.6Z", "#cfb791"),
    fill("M-20 -23C-12 -17 12 -17 20 -23C14 -27.5 -14 -27.5 -20 -23Z", "#e5cfa6"),
    line("M-14 -22.2L-8 -24.4M-7 -20.4L-4 -24.4M0 -19.8L0 -24.4M7 -20.4L4 -24.4M14 -22.2L8 -24.4", "#ad8a5c", 0.9, 0.9),
    fill("M-21.5 -23.5C-22 -35 -11 -42.5 0 -42.5C11 -42.5 22 -35 21.5 -23.5C14 -27 -14 -27 -21.5 -23.5Z", "#e8a25c"),
    fill("M6 -42C14 -40 21.5 -33 21.5 -23.5C17.5 -25.4 13 -26.2 9 -26.4C14 -32 12 -38 6 -42Z", "#bd7433"),
    line("M-15.5 -30C-13 -35 -9 -38 -4 -39", "#fff0d2", 2.6, 0.8),
    flecks,
  ].join("");
}

/** Mushrooms: a large one between two small ones. */
export function mushrooms(chance: Chance): string {
  return [
    oval([51, 83], 32, 6.5, "#1c110b", 0.55),
    put([28, 80], -9, 0.86, mushroom(chance)),
    put([75, 79], 10, 0.78, mushroom(chance)),
    put([51, 85], 0, 1.4, mushroom(chance)),
  ].join("");
}
