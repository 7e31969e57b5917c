import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseSettings, SettingsFile } from "../../../src/main/host/settings-file";

const setup = {
  players: ["Ada"],
  options: { goldenSun: true, killerTomatoes: false, karmaOverload: false, karmaCap: "none" as const },
};
const lastSetups = { "diced-tomatoes": setup };
const forage = { deck: null, days: [] };

function open(text: string | null) {
  const folder = mkdtempSync(join(tmpdir(), "harvest-settings-"));
  if (text !== null) writeFileSync(join(folder, "settings.json"), text);
  const warnings: string[] = [];
  return { folder, warnings, file: new SettingsFile(folder, (message) => warnings.push(message)) };
}

describe("settings.json", () => {
  it("may be missing", () => {
    const { file, warnings } = open(null);
    expect(file.current).toEqual({ version: 2, lastSetups: {}, theme: "garden", forage });
    expect(warnings).toEqual([]);
  });

  it("is read again as it was written", () => {
    const { folder, file } = open(null);
    file.save({ version: 2, lastSetups, theme: "market", forage });
    expect(new SettingsFile(folder, () => undefined).current).toEqual({
      version: 2,
      lastSetups,
      theme: "market",
      forage,
    });
  });

  it("that is broken is kept aside and said to be", () => {
    const { folder, file, warnings } = open("{ nonsense");
    expect(file.current.lastSetups).toEqual({});
    expect(warnings.join()).toMatch(/settings\.json: not JSON/);
    expect(readFileSync(join(folder, "settings.broken.json"), "utf8")).toBe("{ nonsense");
  });

  it("that cannot be written is said to be, and holds as long as the process", () => {
    const { folder } = open(null);
    // A folder by that name stands in the way of reading, of keeping a copy and of writing alike.
    mkdirSync(join(folder, "settings.json"));
    const warnings: string[] = [];
    const file = new SettingsFile(folder, (message) => warnings.push(message));
    file.save({ version: 2, lastSetups, theme: "market", forage });
    expect(file.current.lastSetups).toEqual(lastSetups);
    expect(warnings).toEqual([
      expect.stringMatching(/settings\.json cannot be read \(EISDIR/),
      expect.stringMatching(/settings\.json cannot be written \(.*\); the settings are not kept$/),
    ]);
    expect(readdirSync(folder)).toEqual(["settings.json"]);
  });

  it("in a place that is no folder is no reason not to go on", () => {
    const { folder } = open("a file");
    const warnings: string[] = [];
    const file = new SettingsFile(join(folder, "settings.json"), (message) => warnings.push(message));
    file.save({ version: 2, lastSetups, theme: "market", forage });
    expect(file.current.lastSetups).toEqual(lastSetups);
    expect(warnings).toHaveLength(2);
  });

  it("with faults, where no copy of it can be kept, gives way all the same", () => {
    const { folder } = open(null);
    writeFileSync(join(folder, "settings.json"), "{ nonsense");
    mkdirSync(join(folder, "settings.broken.json"));
    const warnings: string[] = [];
    expect(new SettingsFile(folder, (message) => warnings.push(message)).current.lastSetups).toEqual({});
    expect(warnings).toEqual([expect.stringMatching(/not JSON .* no copy of the file could be kept \(/)]);
  });

  it.each([
    ["{}", [], {}],
    [JSON.stringify({ version: 2, lastSetups }), [], lastSetups],
    [JSON.stringify({ version: 3, lastSetups }), [/^version: /], lastSetups],
    // What the first version kept, of its one game.
    [JSON.stringify({ version: 1, lastSetup: setup }), [], lastSetups],
    [JSON.stringify({ version: 1, lastSetup: null }), [], {}],
    [JSON.stringify({ version: 1 }), [], {}],
    [JSON.stringify({ version: 1, lastSetup: { players: [] } }), [/^lastSetups\.diced-tomatoes\.players: /], {}],
    [
      JSON.stringify({ lastSetups: { "diced-tomatoes": { ...setup, players: [] } } }),
      [/^lastSetups\.diced-tomatoes\.players: /],
      {},
    ],
    [JSON.stringify({ lastSetups: { chess: setup } }), [/^lastSetups: .*chess/], {}],
    [JSON.stringify({ lastSetups, volume: 1 }), [/^unknown volume$/], lastSetups],
    ['{"__proto__": {"version": 2}, "toString": 1}', [/^unknown __proto__, toString$/], {}],
    [JSON.stringify({ lastSetups, theme: "night-market" }), [/^theme: /], lastSetups],
    [
      JSON.stringify({ lastSetups, forage: { deck: { name: "Mine", cards: [] }, days: [] } }),
      [/^forage\.deck\.cards: /],
      lastSetups,
    ],
    [
      JSON.stringify({ lastSetups, forage: { deck: null, days: [{ day: "today", mode: "standard", best: 1 }] } }),
      [/^forage\.days\.0\.day: /],
      lastSetups,
    ],
    ["[]", [/^not an object$/], {}],
  ])("%s", (text, faults, expected) => {
    const parsed = parseSettings(text);
    expect(parsed.settings).toEqual({ version: 2, lastSetups: expected, theme: "garden", forage });
    expect(parsed.faults).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });
});
