import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { STUDIO } from "../../../../src/renderer/scene/themes/studio";

/** Where the things of both games have their colours: dice of all sets, tokens and pieces, mats, cards, the basket. */
const SOURCES = [
  "src/renderer/dice/sets",
  "src/renderer/forage/cards",
  "src/renderer/scene/geometry",
  "src/renderer/scene/things/Pieces.tsx",
  "src/renderer/scene/themes/studio.ts",
  "src/renderer/theme/colours.ts",
];

const key = /--table-ground: (#[0-9a-f]{6});/.exec(readFileSync("src/renderer/theme/studio.css", "utf8"))?.[1] ?? "";

const textsOf = (path: string): string[] =>
  path.endsWith(".ts") || path.endsWith(".tsx")
    ? [readFileSync(path, "utf8")]
    : readdirSync(path).map((name) => readFileSync(join(path, name), "utf8"));

const things = new Set(SOURCES.flatMap(textsOf).flatMap((text) => text.match(/#[0-9a-f]{6}(?=["'`])/g) ?? []));

/** Blue and red difference of a colour in Rec. 709 with the narrow range that OBS keys in, as shares of 1. */
function chroma(hex: string): [number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [-0.100644 * r - 0.338572 * g + 0.439216 * b, 0.439216 * r - 0.398942 * g - 0.040274 * b];
}

function distance(one: string, other: string): number {
  const [a, b] = [chroma(one), chroma(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

describe("the backdrop of the studio", () => {
  it("is one plain colour behind an empty picture", () => {
    expect(key).toBe("#00ff00");
    expect(STUDIO).toMatchObject({ ground: null, top: null, runner: null, glow: null, shadows: false });
  });

  it("is farther from every die, token and card than OBS keys with a similarity of 250 and a smoothness of 80", () => {
    // What lies 0.25 + 0.08 from the key or farther stays whole.
    expect(things.size).toBeGreaterThan(150);
    for (const hex of things) expect([hex, distance(hex, key) > 0.33]).toEqual([hex, true]);
  });
});
