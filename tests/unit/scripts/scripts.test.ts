import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasDisplay } from "../../../scripts/lib/electron.mjs";
import { isInstalled } from "../../../scripts/lib/install.mjs";
import { countTests } from "../../../scripts/lib/vitest.mjs";

const folder = mkdtempSync(join(tmpdir(), "harvest-scripts-"));

function lockFile(name: string, packages: Record<string, object>): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ packages: { "": { name: "harvest-table" }, ...packages } }));
  return file;
}

describe("node_modules", () => {
  const wanted = lockFile("wanted.json", {
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b-darwin": { version: "1.0.0", optional: true },
  });
  const a = { "node_modules/a": { version: "1.0.0" } };

  it.each([
    [a, true],
    [{ ...a, "node_modules/b-darwin": { version: "1.0.0" } }, true],
    [{}, false],
    [{ "node_modules/a": { version: "1.0.1" } }, false],
    [{ ...a, "node_modules/c": { version: "1.0.0" } }, false],
  ])("holding %j is what is wanted: %s", (found, expected) => {
    expect(isInstalled(wanted, lockFile("found.json", found))).toBe(expected);
  });

  it("may be missing", () => {
    expect(isInstalled(wanted, join(folder, "missing.json"))).toBe(false);
  });
});

describe("the test command's count", () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };

  it.each([
    [report, 0, { passed: 5, failed: 0, skipped: 3 }],
    [{ ...report, numFailedTests: 2 }, 1, { passed: 5, failed: 2, skipped: 3 }],
    [report, 1, { passed: 5, failed: 1, skipped: 3 }],
    [null, 1, { passed: 0, failed: 1, skipped: 0 }],
    [null, 0, { passed: 0, failed: 1, skipped: 0 }],
  ])("%j with exit status %i", (given, status, expected) => {
    expect(countTests(given, status)).toEqual(expected);
  });
});

describe("a display", () => {
  it("is named by the environment on Linux, and taken for granted elsewhere", () => {
    expect(hasDisplay("linux", {})).toBe(false);
    expect(hasDisplay("linux", { DISPLAY: ":0" })).toBe(true);
    expect(hasDisplay("linux", { WAYLAND_DISPLAY: "wayland-0" })).toBe(true);
    expect(hasDisplay("darwin", {})).toBe(true);
  });
});
