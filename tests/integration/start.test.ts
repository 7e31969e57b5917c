import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const ADDRESS = /^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}\n$/;
const running: ChildProcess[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill("SIGTERM");
    if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
  }
});

/** A folder of stand-in programs, each a shell script. */
function programs(scripts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "harvest-start-"));
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

function start(args: string[], env: Record<string, string | undefined>) {
  const data = mkdtempSync(join(tmpdir(), "harvest-start-data-"));
  const child = spawn(process.execPath, ["scripts/start.mjs", "--data", data, ...args], {
    cwd: ROOT,
    env: { ...process.env, DISPLAY: undefined, WAYLAND_DISPLAY: undefined, ...env },
    stdio: "pipe",
  });
  running.push(child);
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const address = async () => {
    await expect.poll(() => out, { timeout: 60_000 }).toMatch(ADDRESS);
    return out.trim();
  };
  return { child, ended, address, out: () => out, err: () => err };
}

// Shell scripts stand in for the programs, so this is for systems that have a shell.
describe.skipIf(process.platform === "win32")("npm start", () => {
  it("with --no-open prints one address line and goes on serving", async () => {
    const { child, ended, address, out } = start(["--no-open"], { DISPLAY: ":99" });
    const url = await address();
    expect((await fetch(url)).status).toBe(200);
    child.kill("SIGINT");
    expect(await ended).toBe(0);
    expect(out()).toMatch(ADDRESS);
  });

  it("without a display prints the address and says why", async () => {
    const { address, err } = start([], {});
    await address();
    expect(err()).toMatch(/^There is no display for a window; open this address in a browser:$/m);
  });

  it("opens the window where Electron is there, and ends with it", async () => {
    const electron = programs({ electron: 'echo "$@" > "$(dirname "$0")/asked"' });
    const { ended, out } = start([], { DISPLAY: ":99", ELECTRON_OVERRIDE_DIST_PATH: electron });
    expect(await ended).toBe(0);
    expect(out()).toBe("");
    expect(readFileSync(join(electron, "asked"), "utf8")).toMatch(new RegExp(`^${ROOT} --data `));
  });

  it("that is stopped while its window opens is over, and opens no browser", async () => {
    const electron = programs({ electron: 'touch "$(dirname "$0")/asked"; exec sleep 60' });
    const { child, ended, out, err } = start([], { DISPLAY: ":99", ELECTRON_OVERRIDE_DIST_PATH: electron });
    await expect.poll(() => existsSync(join(electron, "asked")), { timeout: 60_000 }).toBe(true);
    child.kill("SIGINT");
    await ended;
    expect(out()).toBe("");
    expect(err()).not.toContain("browser");
  });

  it("explains itself", async () => {
    const { ended, out } = start(["--help"], {});
    expect(await ended).toBe(0);
    expect(out()).toMatch(/^Usage: npm start/);
  });

  it.each([
    ["is missing", {}],
    ["does not start", { electron: "exit 1" }],
  ])("opens a browser where Electron %s, and says so in one line", async (_how, scripts) => {
    const electron = programs(scripts);
    const tools = programs({
      "xdg-open": 'echo "$1" > "$(dirname "$0")/opened"',
      open: 'echo "$1" > "$(dirname "$0")/opened"',
    });
    const PATH = `${tools}${delimiter}${process.env.PATH}`;
    const { address, err } = start([], { DISPLAY: ":99", ELECTRON_OVERRIDE_DIST_PATH: electron, PATH });
    const url = await address();
    await expect.poll(() => readFileSync(join(tools, "opened"), "utf8")).toBe(`${url}\n`);
    expect(err().trim()).toMatch(/^.*the table opens in the browser instead\.$/);
  });
});
