import { describe, expect, it } from "vitest";
import { forageTape } from "../../../../src/renderer/app/replay/forage-tape";
import { opened, sought } from "../../../../src/renderer/app/replay/transport";
import { forageLine } from "../../../../src/renderer/forage/replay/forage-line";
import { createForageWords } from "../../../../src/renderer/i18n/forage-words";
import { createI18n } from "../../../../src/renderer/i18n/i18n";
import type { Language } from "../../../../src/renderer/i18n/languages";
import { writtenForage } from "../../../harness/written-forage";

/** The line of a written game at a frame, of the forest of a seat. */
function lineAt(name: string, language: Language, at: number, seat: number) {
  const { file, script } = writtenForage(name);
  const tape = forageTape(file);
  if (!tape) throw new Error("nothing to play");
  const words = createForageWords(createI18n(language).t, language, script.players);
  const transport = sought(opened(tape.frames.length - 1, false), at);
  return { script, ...forageLine(tape, transport, seat, words, () => null) };
}

describe("the line of a Forage replay in words", () => {
  // In this race Chiyo and Ken lay a card each, then again, by turns at first: frame 4 is Chiyo's second card.
  it("tells whose card it is in a race, in both languages", () => {
    expect(lineAt("fg-0012", "en", 4, 0).position).toBe("Chiyo: card 2 of 8 · step 5 of 18");
    expect(lineAt("fg-0012", "ja", 4, 0).position).toBe("Chiyo：8枚中2枚目・18手中5手目");
    expect(lineAt("fg-0012", "en", 1, 0).position).toBe("The start card · step 2 of 18");
  });

  it("lists every card laid, in a race with who laid it", () => {
    const { turns, script } = lineAt("fg-0012", "en", 0, 0);
    expect(turns.map(({ whose }) => whose?.seat)).toEqual(script.commands.map(({ seat }) => seat));
    expect(lineAt("fg-0013", "en", 2, 0)).toMatchObject({
      position: "Card 1 of 8 · step 3 of 10",
      turns: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
        at: number + 1,
        label: expect.stringMatching(`^${number}\\. F\\d\\d$`),
        whose: null,
      })),
    });
  });

  it("names the target where it is reached, and points below zero with their own sign", () => {
    const { highlights } = lineAt("fg-0013", "en", 0, 0);
    expect(highlights.at(-1)?.label).toContain("Target 35 reached");
    expect(lineAt("fg-0013", "ja", 0, 0).highlights.at(-1)?.label).toContain("目標35達成");
    const tokens = lineAt("fg-0012", "en", 0, 0).highlights.filter(({ label }) =>
      label.includes("the mouse token, −5"),
    );
    // Both forests of this race end with the token used.
    expect(tokens).toHaveLength(2);
    for (const { highlights } of [lineAt("fg-0012", "en", 0, 0), lineAt("fg-0012", "ja", 0, 0)]) {
      for (const { label } of highlights) expect(label).not.toMatch(/-\d/);
    }
  });
});
