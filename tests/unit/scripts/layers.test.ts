import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const BIOME = join(ROOT, "node_modules", "@biomejs", "biome", "bin", "biome");

const FORBIDDEN = [
  ["src/shared/games/a.ts", "../../main/host/host"],
  ["src/shared/games/b.ts", "../../renderer/app/turn"],
  ["src/shared/games/c.ts", "node:fs"],
  ["src/shared/games/d.ts", "react"],
  ["src/renderer/hud/a.tsx", "../../main/host/host"],
  ["src/renderer/hud/b.tsx", "electron"],
  ["src/main/index.ts", "../renderer/app/turn"],
  ["src/main/host/a.ts", "electron"],
  ["src/main/host/b.ts", "../lan/server"],
  ["src/main/site/a.ts", "../host/host"],
  ["src/main/lan/a.ts", "../desktop/ipc"],
  ["src/main/desktop/a.ts", "../lan/server"],
  ["src/main/cli/a.ts", "../desktop/ipc"],
  ["src/main/preload.ts", "zod"],
] as const;

const ALLOWED = [
  ["src/shared/protocol/ok.ts", "zod"],
  ["src/renderer/hud/ok.tsx", "../../shared/games/game"],
  ["src/main/host/ok.ts", "../../shared/games/game"],
  ["src/main/cli/ok.ts", "../lan/server"],
  ["src/main/desktop/ok.ts", "../host/host"],
] as const;

let folder: string;
let complaints: string;

// One run over a small tree of the same shape, under the same rules.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "harvest-layers-"));
  const { vcs: _vcs, $schema: _schema, ...rules } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify(rules));
  for (const [file, module] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { thing } from "${module}";\nconsole.log(thing);\n`);
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [BIOME, "lint", "--only=style/noRestrictedImports", "--max-diagnostics=none", "src"],
    { cwd: folder, encoding: "utf8" },
  );
  complaints = `${stdout}${stderr}`.replaceAll("\\", "/");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("which folder may import which", () => {
  it.each(FORBIDDEN)("%s not %s", (file) => {
    expect(complaints).toMatch(new RegExp(`${file}:1:\\d+ lint/style/noRestrictedImports`));
  });

  it.each(ALLOWED)("%s may import %s", (file) => {
    expect(complaints).not.toContain(file);
  });
});
