import {
  between,
  blob,
  type Chance,
  curve,
  dot,
  fill,
  line,
  onCurve,
  oneOf,
  oval,
  type Point,
  polygon,
  put,
} from "./pen";

const GROUND = "#7d9a58";
const DAPPLES = ["#6c8b4b", "#8dab66", "#638145", "#9bb673"];
const LEAF = ["#3f6a34", "#4b7a3c", "#365e30"];

/** A leaflet with a sawn edge, its stalk at the origin, growing upwards. */
function leaflet(length: number, width: number, colour: string): string {
  const teeth = 5;
  const side = (sign: number): Point[] =>
    Array.from({ length: teeth * 2 + 1 }, (_, step) => {
      const t = step / (teeth * 2);
      const wide = Math.sin(Math.PI * t ** 0.8) * width * (step % 2 === 0 ? 1 : 0.82);
      return [sign * wide, -length * t];
    });
  const veins = [0.3, 0.5, 0.7]
    .map(
      (t) =>
        `M0 ${(-length * t).toFixed(1)}L${(width * 0.55).toFixed(1)} ${(-length * (t + 0.17)).toFixed(1)}M0 ${(-length * t).toFixed(1)}L${(-width * 0.55).toFixed(1)} ${(-length * (t + 0.17)).toFixed(1)}`,
    )
    .join("");
  return (
    fill(polygon([...side(1), ...side(-1).reverse()]), colour) +
    line(`M0 0L0 ${(-length * 0.92).toFixed(1)}`, "#a9c383", 1.1, 0.8) +
    line(veins, "#a9c383", 0.7, 0.6)
  );
}

/** The threefold leaf of the bramble. */
function leaf(chance: Chance, at: Point, turn: number, size: number): string {
  const colour = oneOf(chance, LEAF);
  const three = put([0, -3], -62, 0.8, leaflet(20, 8, colour)) + put([0, -3], 62, 0.8, leaflet(20, 8, colour));
  return put(at, turn, size, `${three}${leaflet(25, 9.5, colour)}`);
}

/** An arching stem with thorns on both sides. */
function stem(ends: readonly [Point, Point, Point, Point], width: number, colour: string): string {
  const thorns = Array.from({ length: 7 }, (_, index) => {
    const { at, along } = onCurve(ends, 0.08 + index * 0.135);
    const side = index % 2 === 0 ? 1 : -1;
    const across: Point = [-along[1] * side, along[0] * side];
    const root = width * 0.75;
    const reach = width * 0.5 + 5.5;
    return polygon([
      [at[0] - along[0] * root + across[0], at[1] - along[1] * root + across[1]],
      [at[0] + across[0] * reach - along[0] * 2.5, at[1] + across[1] * reach - along[1] * 2.5],
      [at[0] + along[0] * root + across[0], at[1] + along[1] * root + across[1]],
    ]);
  }).join("");
  return fill(thorns, colour) + line(curve(ends), colour, width) + line(curve(ends), "#b88a86", width * 0.28, 0.7);
}

/** The thicket: thorny stems arching around the middle, leaves along the rim. */
export function brambleGround(chance: Chance): string {
  const dapples = Array.from({ length: 11 }, () => {
    const at: Point = [between(chance, 0, 100), between(chance, 0, 100)];
    return fill(blob(chance, at, between(chance, 9, 22), between(chance, 7, 16)), oneOf(chance, DAPPLES), 0.55);
  }).join("");
  const shift = () => between(chance, -7, 7);
  const stems =
    stem(
      [
        [-6, 70 + shift()],
        [12, 18 + shift()],
        [40, 2],
        [106, 16 + shift()],
      ],
      3.4,
      "#6b3d44",
    ) +
    stem(
      [
        [26 + shift(), 106],
        [60, 104],
        [104, 78 + shift()],
        [92 + shift(), -6],
      ],
      4,
      "#5b3039",
    );
  const start = between(chance, 0, 360);
  const leaves = Array.from({ length: 6 }, (_, index) => {
    const angle = start + index * 60 + between(chance, -14, 14);
    const rad = (angle * Math.PI) / 180;
    const far = between(chance, 36, 43);
    const at: Point = [50 + Math.sin(rad) * far, 50 - Math.cos(rad) * far];
    return leaf(chance, at, angle + between(chance, -40, 40), between(chance, 0.75, 1));
  }).join("");
  return `<rect width="100" height="100" fill="${GROUND}"/>${dapples}${stems}${leaves}`;
}

/** Rows of a berry's drupelets: how many, and how wide the row is. */
const ROWS: readonly (readonly [count: number, y: number])[] = [
  [3, -11],
  [4, -5.5],
  [5, 0.5],
  [4, 6.5],
  [3, 12],
  [1, 16],
];

/** One blackberry, about 30 wide, its stalk up. */
export function berry(chance: Chance): string {
  const drupelets = ROWS.flatMap(([count, y]) =>
    Array.from(
      { length: count },
      (_, index): Point => [(index - (count - 1) / 2) * 6.5 + between(chance, -0.5, 0.5), y],
    ),
  );
  const shade = (x: number, y: number) => (x + y > 11 ? "#2c1433" : x + y > -3 ? "#43204c" : "#5a2f63");
  const sepals = [-70, -35, 0, 35, 70]
    .map((turn) => put([0, -13], turn, 1, fill("M-2.6 1C-3-4-1-8 0-11C1-8 3-4 2.6 1Z", "#587f35")))
    .join("");
  return [
    oval([0, 1.6], 17.6, 20.4, "#f2ecd0", 0.9),
    oval([0, 1.5], 16, 18.8, "#1f0d26"),
    ...drupelets.map(([x, y]) => dot([x, y], 4.3, shade(x, y)) + dot([x - 1.2, y - 1.4], 1.25, "#e9d3ee", 0.85)),
    sepals,
  ].join("");
}

/** Three ripe blackberries on one twig. */
export function blackberries(chance: Chance): string {
  return [
    oval([52, 72], 28, 8, "#24381d", 0.35),
    line("M30 34C36 22 44 18 52 15M71 33C66 24 60 19 52 15M51 42C51 30 51 22 52 15", "#56702f", 3),
    put([28, 54], 14, 1.06, berry(chance)),
    put([73, 52], -14, 1, berry(chance)),
    put([50.5, 64], 1, 1.2, berry(chance)),
  ].join("");
}
