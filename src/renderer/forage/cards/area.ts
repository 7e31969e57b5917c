import type { Woodland } from "../../../shared/games/forage/woodland";
import { blackberries, brambleGround } from "./bramble";
import { chestnuts, leavesGround } from "./leaves";
import { between, blob, type Chance, fill, line, oval, type Point, put, smooth } from "./pen";
import { mushrooms, soilGround } from "./soil";

/** What one of a card's six areas shows: a type with its food, or two types; the first lies above the diagonal. */
export type CardArea = readonly Woodland[];

const GROUND = { bramble: brambleGround, leaves: leavesGround, soil: soilGround } as const;
const FOOD = { bramble: blackberries, leaves: chestnuts, soil: mushrooms } as const;

/** The footpath along the diagonal: where the two types of a split area part. */
function path(chance: Chance): string {
  const middle = Array.from({ length: 7 }, (_, step): Point => {
    const t = -0.06 + (step / 6) * 1.12;
    const off = step === 0 || step === 6 ? 0 : between(chance, -1.4, 1.4);
    return [t * 100 + off, 100 - t * 100 + off];
  });
  const way = smooth(middle, false);
  const pebbles = Array.from({ length: 16 }, (_, step) => {
    const t = (step + 0.5) / 16;
    const at: Point = [t * 100 + between(chance, -4, 4), 100 - t * 100 + between(chance, -4, 4)];
    return fill(blob(chance, at, 1.6, 1.2), step % 3 === 0 ? "#a98f68" : "#cdb68c");
  }).join("");
  return line(way, "#3b2718", 17, 0.45) + line(way, "#f3e3bd", 13) + line(way, "#fff6dd", 6, 0.6) + pebbles;
}

/** Light behind the food, so that it stands off its ground; a document with areas defines these once. */
export const GLOWS = (
  [
    ["bramble", "#f6f3d0", 0.75],
    ["leaves", "#fff6d6", 0.85],
    ["soil", "#f2dcae", 0.5],
  ] as const
)
  .map(
    ([type, colour, strength]) =>
      `<radialGradient id="glow-${type}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".62" stop-color="${colour}" stop-opacity="${strength * 0.7}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  .join("");

const food = (type: Woodland, chance: Chance): string =>
  oval([50, 54], 47, 43, `url(#glow-${type})`) +
  put([50, 54], between(chance, -7, 7), between(chance, 0.94, 1.02), put([-50, -54], 0, 1, FOOD[type](chance)));

/** A picture of one area, 100 × 100, of SVG parts; `name` makes its clips its own within a document. */
export function paintArea(area: CardArea, chance: Chance, name: string): string {
  const [above, below] = area;
  if (above === undefined) throw new RangeError("an area without a type");
  if (below === undefined) return GROUND[above](chance) + food(above, chance);
  const half = (id: string, points: string, ground: string) =>
    `<clipPath id="${id}"><path d="${points}"/></clipPath><g clip-path="url(#${id})">${ground}</g>`;
  return (
    half(`${name}a`, "M0 0H100L0 100Z", GROUND[above](chance)) +
    half(`${name}b`, "M100 0V100H0Z", GROUND[below](chance)) +
    path(chance)
  );
}
