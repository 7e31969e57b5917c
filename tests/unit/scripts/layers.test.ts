import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const RULES = ["--only=style/noRestrictedImports", "--only=correctness/noNodejsModules"];
const BIOME = join(ROOT, "node_modules", "@biomejs", "biome", "bin", "biome");

/** Every arrow that may not be, one importing file to each. */
const FORBIDDEN = [
  ["src/shared/games/main.ts", "../../main/host/host"],
  ["src/shared/games/entry.ts", "../../main"],
  ["src/shared/games/renderer.ts", "../../renderer/app/turn"],
  ["src/shared/games/node.ts", "node:fs"],
  ["src/shared/games/bare.ts", "fs"],
  ["src/shared/games/react.ts", "react"],
  ["src/shared/games/three.ts", "three"],
  ["src/shared/games/electron.ts", "electron"],
  ["src/renderer/hud/main.tsx", "../../main/host/host"],
  ["src/renderer/hud/entry.tsx", "../../main"],
  ["src/renderer/hud/node.tsx", "node:path"],
  ["src/renderer/hud/bare.tsx", "path"],
  ["src/renderer/hud/electron.tsx", "electron/renderer"],
  ["src/renderer/hud/server.tsx", "socket.io"],
  ["src/main/index.ts", "../renderer/app/turn"],
  ["src/main/journal/renderer.ts", "../../renderer/app/turn"],
  ["src/main/journal/react.ts", "react"],
  ["src/main/journal/electron.ts", "electron"],
  ["src/main/journal/host.ts", "../host/host"],
  ["src/main/journal/lan.ts", "../lan/server"],
  ["src/main/journal/cli.ts", "../cli/host"],
  ["src/main/journal/desktop.ts", "../desktop/ipc"],
  ["src/main/journal/site.ts", "../site/site"],
  ["src/main/site/journal.ts", "../journal/store"],
  ["src/main/lan/journal.ts", "../journal/store"],
  ["src/main/desktop/journal.ts", "../journal/store"],
  ["src/main/cli/journal.ts", "../journal/store"],
  ["src/main/host/renderer.ts", "../../renderer/app/turn"],
  ["src/main/host/electron.ts", "electron"],
  ["src/main/host/lan.ts", "../lan/server"],
  ["src/main/host/cli.ts", "../cli/host"],
  ["src/main/host/desktop.ts", "../desktop/ipc"],
  ["src/main/host/site.ts", "../site/site"],
  ["src/main/site/renderer.ts", "../../renderer/app/turn"],
  ["src/main/site/host.ts", "../host/host"],
  ["src/main/site/lan.ts", "../lan/server"],
  ["src/main/lan/renderer.ts", "../../renderer/app/turn"],
  ["src/main/lan/electron.ts", "electron"],
  ["src/main/lan/desktop.ts", "../desktop/ipc"],
  ["src/main/lan/cli.ts", "../cli/host"],
  ["src/main/lan/relay.ts", "../relay/relay"],
  ["src/main/host/relay.ts", "../relay/relay"],
  ["src/main/desktop/relay.ts", "../relay/relay"],
  ["src/main/relay/renderer.ts", "../../renderer/app/turn"],
  ["src/main/relay/electron.ts", "electron"],
  ["src/main/relay/desktop.ts", "../desktop/ipc"],
  ["src/main/relay/cli.ts", "../cli/relay"],
  ["src/main/relay/journal.ts", "../journal/store"],
  ["src/main/nearby/renderer.ts", "../../renderer/app/turn"],
  ["src/main/nearby/electron.ts", "electron"],
  ["src/main/nearby/desktop.ts", "../desktop/ipc"],
  ["src/main/nearby/cli.ts", "../cli/host"],
  ["src/main/nearby/journal.ts", "../journal/store"],
  ["src/main/nearby/site.ts", "../site/site"],
  ["src/main/nearby/relay.ts", "../relay/relay"],
  ["src/main/host/nearby.ts", "../nearby/nearby"],
  ["src/main/lan/nearby.ts", "../nearby/nearby"],
  ["src/main/relay/nearby.ts", "../nearby/nearby"],
  ["src/main/desktop/nearby.ts", "../nearby/nearby"],
  ["src/main/desktop/renderer.ts", "../../renderer/app/turn"],
  ["src/main/desktop/lan.ts", "../lan/server"],
  ["src/main/desktop/cli.ts", "../cli/host"],
  ["src/main/cli/renderer.ts", "../../renderer/app/turn"],
  ["src/main/cli/electron.ts", "electron"],
  ["src/main/cli/desktop.ts", "../desktop/ipc"],
  ["src/main/preload.ts", "zod"],
] as const;

const ALLOWED = [
  ["src/shared/protocol/ok.ts", "zod"],
  ["src/renderer/hud/ok.tsx", "../../shared/games/game"],
  ["src/renderer/bridge/ok.ts", "socket.io-client"],
  ["src/main/host/ok.ts", "../../shared/games/game"],
  ["src/main/host/ok-too.ts", "../journal/store"],
  ["src/main/journal/ok.ts", "../../shared/games/game"],
  ["src/main/lan/ok.ts", "../host/host"],
  ["src/main/relay/ok.ts", "../lan/listener"],
  ["src/main/cli/ok.ts", "../lan/server"],
  ["src/main/nearby/ok.ts", "../lan/addresses"],
  ["src/main/nearby/ok-too.ts", "socket.io-client"],
  ["src/shared/line/ok.ts", "../protocol/messages"],
  ["src/main/desktop/ok.ts", "../host/host"],
  ["src/main/desktop/ok-too.ts", "electron"],
] as const;

/** Ways of importing the same thing. */
const FORMS = [
  ["dynamic", 'export const thing = import("../../main/host/host");'],
  ["again", 'export { thing } from "../../main/host/host";'],
  ["all", 'export * from "../../main/host/host";'],
  ["type", 'import type { Thing } from "../../main/host/host";\nexport type Again = Thing;'],
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
  for (const [name, text] of FORMS) writeFileSync(join(folder, "src", "shared", "games", `${name}-form.ts`), text);
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, "lint", ...RULES, "--max-diagnostics=none", "src"], {
    cwd: folder,
    encoding: "utf8",
  });
  complaints = `${stdout}${stderr}`.replaceAll("\\", "/");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("which folder may import which", () => {
  it.each(FORBIDDEN)("%s not %s", (file) => {
    expect(complaints).toMatch(
      new RegExp(`${file}:1:\\d+ lint/(style/noRestrictedImports|correctness/noNodejsModules)`),
    );
  });

  it.each(FORMS)("whatever the form: %s", (name) => {
    expect(complaints).toMatch(new RegExp(`games/${name}-form.ts:1:\\d+ lint/style/noRestrictedImports`));
  });

  it.each(ALLOWED)("%s may import %s", (file) => {
    expect(complaints).not.toContain(file);
  });
});

/** Game code is given time and chance; a screen or a replay could not follow it otherwise. */
describe("shared code asks for neither time nor chance", () => {
  const shared = join(ROOT, "src", "shared");
  const files = readdirSync(shared, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

  it.each(files)("%s", (file) => {
    const code = readFileSync(join(shared, file), "utf8");
    expect(code).not.toMatch(/\bMath\.random\b|\bDate\b|\bperformance\b|\bcrypto\b|\bset(Timeout|Interval)\b/);
  });
});
