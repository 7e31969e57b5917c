import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseSettings, SettingsFile } from "../../../src/main/host/settings-file";

const lastSetup = {
  players: ["Ada"],
  options: { goldenSun: true, killerTomatoes: false, karmaOverload: false, karmaCap: "none" as const },
};

function open(text: string | null) {
  const folder = mkdtempSync(join(tmpdir(), "harvest-settings-"));
  if (text !== null) writeFileSync(join(folder, "settings.json"), text);
  const warnings: string[] = [];
  return { folder, warnings, file: new SettingsFile(folder, (message) => warnings.push(message)) };
}

describe("settings.json", () => {
  it("may be missing", () => {
    const { file, warnings } = open(null);
    expect(file.current).toEqual({ version: 1, lastSetup: null });
    expect(warnings).toEqual([]);
  });

  it("is read again as it was written", () => {
    const { folder, file } = open(null);
    file.save({ version: 1, lastSetup });
    expect(new SettingsFile(folder, () => undefined).current).toEqual({ version: 1, lastSetup });
  });

  it("that is broken is kept aside and said to be", () => {
    const { folder, file, warnings } = open("{ nonsense");
    expect(file.current.lastSetup).toBeNull();
    expect(warnings.join()).toMatch(/settings\.json: not JSON/);
    expect(readFileSync(join(folder, "settings.broken.json"), "utf8")).toBe("{ nonsense");
  });

  it.each([
    ["{}", [], null],
    [JSON.stringify({ version: 1, lastSetup }), [], lastSetup],
    [JSON.stringify({ version: 2, lastSetup }), [/^version: /], lastSetup],
    [JSON.stringify({ lastSetup: { ...lastSetup, players: [] } }), [/^lastSetup\.players: /], null],
    [JSON.stringify({ lastSetup, volume: 1 }), [/^unknown volume$/], lastSetup],
    ["[]", [/^not an object$/], null],
  ])("%s", (text, faults, expected) => {
    const parsed = parseSettings(text);
    expect(parsed.settings).toEqual({ version: 1, lastSetup: expected });
    expect(parsed.faults).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });
});
