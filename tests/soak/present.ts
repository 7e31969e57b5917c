import type { CDPSession, Page } from "playwright-core";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import { chooseCommand } from "../e2e/lib/bot";
import { launchBrowser, openPage } from "../e2e/lib/browser";
import { startHost } from "../e2e/lib/host";
import { Observer } from "../e2e/lib/observer";
import { openDevice } from "../e2e/lib/table";
import { countWebGL, webGLCount } from "./webgl-count";

const NAMES = ["Ada", "Ben", "Chiyo", "David"];

/** Between two steps of the script, in milliseconds: dice are given the time to fall, so that every roll is shown. */
const PACE = { roll: 3500, other: 700, ranking: 6000 };

const MEASURED_EVERY = 20_000;

/** How far the memory of the last third may lie over that of the second. */
const FLAT = 1.1;

/** What a page holds at one moment, after its garbage is gone. */
type Sample = Record<string, number>;

interface Screen {
  name: string;
  page: Page;
  faults: string[];
  line: CDPSession;
  samples: Sample[];
}

/**
 * Presents games of four, one after another, on a presentation and two overlays for so many minutes. False where a page
 * holds more in the last third than in the second: memory by more than a tenth, or anything else at all.
 */
export async function soakPresent(minutes: number): Promise<boolean> {
  const [browser, host] = await Promise.all([launchBrowser(), startHost()]);
  const table = await Observer.connect(host.url);
  try {
    const small = { viewport: { width: 640, height: 360 }, deviceScaleFactor: 1 };
    const overlay = (view: string) =>
      openPage(browser, host.overlayUrl.replace("#", `?view=${view}#`), small, countWebGL);
    const presented = host.url.replace("/#", "/table?present#");
    const opened = [
      ["present", await openDevice(browser, presented, { context: small, prepare: countWebGL })],
      ["dice", await overlay("dice")],
      ["table", await overlay("table")],
    ] as const;
    const screens: Screen[] = [];
    for (const [name, { page, faults }] of opened) {
      const line = await page.context().newCDPSession(page);
      await line.send("Performance.enable");
      screens.push({ name, page, faults, line, samples: [] });
    }
    const end = Date.now() + minutes * 60_000;
    const played = { games: 0, commands: 0 };
    let measured = Date.now();
    while (Date.now() < end) {
      await table.openTable(NAMES, { ...DEFAULT_OPTIONS, goldenSun: true, killerTomatoes: true });
      while (table.state && table.state.phase !== "finished" && Date.now() < end) {
        const command = chooseCommand(table.state);
        await table.play(command);
        played.commands += 1;
        await pause(command.type === "roll" ? PACE.roll : PACE.other);
        if (Date.now() - measured < MEASURED_EVERY) continue;
        for (const screen of screens) screen.samples.push(await measure(screen));
        measured = Date.now();
      }
      if (table.state?.phase === "finished") played.games += 1;
      await pause(PACE.ranking);
    }
    console.log(JSON.stringify({ minutes, ...played, ...(await table.diagnostics()) }));
    const flat = screens.map(judge);
    const faults = screens.flatMap((screen) => screen.faults);
    for (const fault of faults) console.log(fault);
    return faults.length === 0 && flat.every(Boolean);
  } finally {
    table.close();
    await browser.close();
    await host.stop();
  }
}

async function measure({ line, page }: Screen): Promise<Sample> {
  // Twice: what a finaliser lets go is there until the next time.
  for (let time = 0; time < 2; time += 1) await line.send("HeapProfiler.collectGarbage");
  const { metrics } = await line.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const figures = await page.evaluate(() => window.harvestProbe?.figures() ?? null);
  return {
    heap: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    workers: page.workers().length,
    ...(await webGLCount(page)),
    ...(figures && { geometries: figures.geometries, shownTextures: figures.textures }),
  };
}

/** Prints the medians of the last two thirds, and says whether the last is no more than the one before. */
function judge({ name, samples }: Screen): boolean {
  const third = Math.floor(samples.length / 3);
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third, 3 * third)];
  if (third === 0) console.log(`${name}: ${samples.length} measurements are too few to tell`);
  const grown: string[] = [];
  const shown: Record<string, string> = {};
  for (const what of Object.keys(samples[0] ?? {})) {
    const [before, after] = [median(middle, what), median(last, what)];
    shown[what] = what === "heap" ? `${megabytes(before)} → ${megabytes(after)} MB` : `${before} → ${after}`;
    if (after > before * (what === "heap" ? FLAT : 1)) grown.push(what);
  }
  console.log(`${name}: ${JSON.stringify(shown)}`);
  if (grown.length > 0) console.log(`${name} grows: ${grown.join(", ")}`);
  return third > 0 && grown.length === 0;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2);

function median(samples: readonly Sample[], what: string): number {
  const values = samples.map((sample) => sample[what] ?? 0).sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
