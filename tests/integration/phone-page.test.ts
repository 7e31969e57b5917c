import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const PAGE = join(import.meta.dirname, "..", "..", "out", "renderer");

/** All that a phone fetches before it plays, in bytes as they go over the line. */
const FIRST_LOAD = 250_000;

const html = readFileSync(join(PAGE, "join.html"), "utf8");
const assets = readdirSync(join(PAGE, "assets"));
/** What the page names itself: its entry, and every chunk and style sheet that the entry needs at once. */
const named = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file as string);
/** The words of a language, which the page fetches by itself. */
const wordsOf = (language: string) =>
  assets
    .filter((file) => new RegExp(`^(phone-)?${language}-[\\w-]{8}\\.js$`).test(file))
    .map((file) => `assets/${file}`);
const read = (file: string) => readFileSync(join(PAGE, file));

describe("the page that guests join by", () => {
  it.each(["en", "ja"])("is light, with its words and pictures: %s", (language) => {
    const words = wordsOf(language);
    expect(words).toHaveLength(2);
    const sheets = named.filter((file) => file.endsWith(".css")).map((file) => read(file).toString());
    const drawn = sheets.flatMap((sheet) => [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url as string));
    const pictures = new Set(drawn.filter((url) => !url.startsWith("data:")).map((url) => join("assets", url)));
    const files = ["join.html", ...named, ...words, ...pictures];
    const bytes = files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
    expect(bytes).toBeLessThan(FIRST_LOAD);
  });

  it("brings neither the 3D scene nor physics, the solver, fonts or the books of rules", () => {
    const heavy = /WebGLRenderer|cannon|@font-face/;
    expect(named.filter((file) => heavy.test(read(file).toString()))).toEqual([]);
    expect(named.filter((file) => /\.woff2?$|scene|solver|rules/.test(file))).toEqual([]);
  });
});
