import { ensureBuilt } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { findElectron, hasDisplay } from "./lib/electron.mjs";
import { command } from "./lib/ready.mjs";
import { ensureRedis } from "./lib/redis.mjs";
import { inRoot, say } from "./lib/root.mjs";
import { runNode } from "./lib/run.mjs";
import { runVitest } from "./lib/vitest.mjs";

const total = { passed: 0, failed: 0, skipped: 0 };
const began = Date.now();

function count({ passed, failed, skipped }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** One thing that either holds or does not, counted as one test. */
async function check(name, work) {
  let held;
  try {
    held = await work();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    held = false;
  }
  count({ passed: held ? 1 : 0, failed: held ? 0 : 1, skipped: 0 });
  process.stdout.write(`${held ? "ok  " : "FAIL"} ${name}\n`);
}

const tool = async (file, args) => (await runNode(inRoot("node_modules", file), args)) === 0;
const biome = (...args) => tool("@biomejs/biome/bin/biome", args);

command(
  async () => {
    await check("format and lint", () => biome("check", "--error-on-warnings", "."));
    await check("layers", () =>
      biome("lint", "--only=style/noRestrictedImports", "--only=suspicious/noImportCycles", "src"),
    );
    await check("types", () => tool("typescript/bin/tsc", ["--noEmit"]));
    await check("types of shared code, without DOM and Node", () =>
      tool("typescript/bin/tsc", ["--noEmit", "-p", "tsconfig.shared.json"]),
    );
    await check("dead code", () => tool("knip/bin/knip.js", ["--no-progress"]));
    await check("build", async () => {
      await ensureBuilt();
      return true;
    });

    const chromium = await ensureChromium();
    if (!chromium)
      say("No Chromium was found; tests that need one fail. CHROMIUM names one, apt-get install brings one.");
    if (!(await ensureRedis())) say("No redis-server was found; tests of relays are skipped.");
    if (!findElectron()) say("Electron's program is not here; the specs of the real app are skipped.");
    else if (!hasDisplay()) say("There is no display; the specs of the real app are skipped.");
    // Nothing may be downloaded in the middle of a test.
    const env = { ELECTRON_SKIP_BINARY_DOWNLOAD: "1", ...(chromium ? { CHROMIUM: chromium } : {}) };
    count(await runVitest(["fast", "integration"], { env }));
    count(await runVitest(["browser"], { env }));

    const { passed, failed, skipped } = total;
    const seconds = Math.round((Date.now() - began) / 1000);
    say(`${seconds} s`);
    process.exitCode = failed === 0 ? 0 : 1;
    process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}\n`);
  },
  { built: false },
);
