import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { THEMES, type ThemeId } from "../../../../src/shared/protocol/presentation";

const FILES: Readonly<Record<ThemeId, string>> = { garden: "tokens.css", market: "market.css", studio: "studio.css" };

/** The colours that a theme's file gives to tokens, by name. */
function colours(file: string): Map<string, string> {
  const text = readFileSync(`src/renderer/theme/${file}`, "utf8");
  return new Map(
    [...text.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name as string, hex as string]),
  );
}

const garden = colours(FILES.garden);

/** The contrast of WCAG 2: the ratio of relative luminances, each raised by 0.05. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SHEETS = ["paper", "paper-lit", "cream", "linen"];
/** Every pair of tokens that the page sets as text on ground. */
const PAIRS = [
  ...["ink", "ink-soft", "ink-faint", "tomato-deep", "terracotta", "leaf-deep", "enamel-rim"].flatMap((text) =>
    SHEETS.map((ground) => [text, ground] as const),
  ),
  ...["linen-deep", "leaf-pale", "leaf-wash", "honey-pale", "alarm-pale"].map((ground) => ["ink", ground] as const),
  ...["leaf-pale", "leaf-wash"].flatMap((ground) => [
    ["leaf-deep", ground] as const,
    ["ink-soft", ground] as const,
    ["tomato-deep", ground] as const,
  ]),
  ["tomato-deep", "alarm-pale"],
  ["ink-soft", "alarm-pale"],
  ["honey-ink", "honey-pale"],
  ["ink-soft", "honey-pale"],
  ["honey-ink", "paper"],
  ["cream", "ink"],
] as const;

it("black on white is 21:1, and a grey by hand", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  // #777777: ((119/255 + 0.055) / 1.055)^2.4 = 0.1845; 1.05 / 0.2345 = 4.48.
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(THEMES)("the theme %s", (theme) => {
  const own = new Map([...garden, ...colours(FILES[theme])]);
  const colour = (name: string): string => {
    const hex = own.get(name);
    if (!hex) throw new Error(`${theme} has no ${name}`);
    return hex;
  };

  it.each(PAIRS)("keeps %s readable on %s", (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["tomato", "tomato-lit", "tomato-pressed", "leaf"])("keeps white readable on %s", (ground) => {
    expect(contrast("#ffffff", colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it("gives a value of its own to every colour", () => {
    expect([...colours(FILES[theme]).keys()].sort()).toEqual([...garden.keys()].sort());
  });
});
