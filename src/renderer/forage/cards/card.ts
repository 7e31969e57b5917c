import { decorRandom } from "../../scene/textures/noise";
import { type CardArea, GLOWS, paintArea } from "./area";
import { paintDish } from "./dish";
import { between, type Chance, fill, line, type Point, put, smooth } from "./pen";

/** A card's drawing: two areas wide, three high, an area being 100 × 100. */
export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 300;

/** How much paper shows around each area. */
const MARGIN = 2.6;
const PAPER = "#f3e7cb";

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 3}" height="${height * 3}">${body}</svg>`;

/** The same text always gives the same unevenness. */
function chanceOf(text: string): Chance {
  let seed = 7;
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
  return decorRandom(seed);
}

const sheet = (colour: string): string =>
  `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="7" fill="${colour}"/>`;

/** The edge of the paint: not quite straight, as a brush leaves it. */
function paintedRim(chance: Chance): string {
  const near = () => MARGIN + between(chance, -0.7, 0.7);
  const far = () => 100 - near();
  const stops = [0.05, 0.28, 0.5, 0.72, 0.95].map((t) => t * 100);
  return smooth([
    ...stops.map((at): Point => [at, near()]),
    ...stops.map((at): Point => [far(), at]),
    ...stops.toReversed().map((at): Point => [at, far()]),
    ...stops.toReversed().map((at): Point => [near(), at]),
  ]);
}

/** A card's front as an SVG document: its six areas in reading order, on paper. */
export function cardFace(id: string, areas: readonly CardArea[]): string {
  const painted = areas.map((area, index) => {
    const chance = chanceOf(`${id}-${index}`);
    const rim = paintedRim(chance);
    const picture = `<clipPath id="rim${index}"><path d="${rim}"/></clipPath><g clip-path="url(#rim${index})">${paintArea(area, chance, `half${index}`)}</g>`;
    return put([(index % 2) * 100, Math.floor(index / 2) * 100], 0, 1, picture + line(rim, "#3a2418", 1, 0.35));
  });
  return svg(CARD_WIDTH, CARD_HEIGHT, `<defs>${GLOWS}</defs>${sheet(PAPER)}${painted.join("")}`);
}

const sprig = (turn: number): string =>
  put(
    [100, 150],
    turn,
    turn % 180 === 0 ? 1.02 : turn % 90 === 0 ? 0.62 : 0.78,
    line("M0 -34C4 -60 -4 -84 0 -118", "#cfdcae", 3) +
      [-66, -82, -98, -110]
        .map(
          (y, index) =>
            put([0, y], index % 2 === 0 ? 52 : -52, 1, fill("M0 0C-8 -8 -7 -20 0 -28C7 -20 8 -8 0 0Z", "#b9cc92")) +
            put(
              [0, y + 8],
              index % 2 === 0 ? -48 : 48,
              0.8,
              fill("M0 0C-8 -8 -7 -20 0 -28C7 -20 8 -8 0 0Z", "#9db778"),
            ),
        )
        .join(""),
  );

/** The back of every card: a forager's basket in a wreath. */
export function cardBack(): string {
  const weave = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) =>
      fill(`M${66 + column * 10} ${143 + row * 8}h9v6.5h-9Z`, (row + column) % 2 === 0 ? "#d9a765" : "#b9803f"),
    ).join(""),
  ).join("");
  const body = [
    sheet(PAPER),
    `<rect x="6" y="6" width="188" height="288" rx="6" fill="#3f5d3a"/>`,
    `<rect x="12" y="12" width="176" height="276" rx="4" fill="none" stroke="#cfdcae" stroke-width="1.6"/>`,
    `<rect x="16" y="16" width="168" height="268" rx="3" fill="none" stroke="#cfdcae" stroke-width=".8" stroke-dasharray="3 4"/>`,
    ...[0, 45, 90, 135, 180, 225, 270, 315].map(sprig),
    `<circle cx="100" cy="150" r="50" fill="#2f4a2d"/>`,
    `<circle cx="100" cy="150" r="46" fill="none" stroke="#cfdcae" stroke-width="1.6"/>`,
    line("M68 146C70 108 130 108 132 146", "#d9a765", 5),
    `<clipPath id="basket"><path d="M64 141H136L128 176C110 180 90 180 72 176Z"/></clipPath><g clip-path="url(#basket)">${weave}</g>`,
    line("M63 142H137", "#e6bd80", 5.5),
  ].join("");
  return svg(CARD_WIDTH, CARD_HEIGHT, body);
}

/** The picture at the top of a recipe card as an SVG document, 200 × 120. */
export const recipePicture = (recipe: string): string => svg(200, 120, paintDish(recipe, chanceOf(recipe)));
