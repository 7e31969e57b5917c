import type { Browser } from "playwright-core";
import { quantile } from "../../checks/quantile";
import { launchBrowser } from "../../e2e/lib/browser";
import { serveBuilt } from "../../harness/built-page";
import { type Contestant, PEER, table } from "./contestants";
import { busyMs, takeDrawn, watchDrawing } from "./probe";

export interface Figures {
  /** Dice that showed what they were asked to, of all. */
  right: number;
  dice: number;
  /** From the wish to roll to the answer that the dice rest. */
  restMsMedian: number;
  rendersPerSecond: number;
  drawsMost: number;
  /** Tasks over 50 ms on the main thread, for each roll. */
  longTasksPerRoll: number;
  mainMsPerRender: number;
  /** From the start of loading to the answer that the first roll rests. */
  firstRollMs: number;
  transferredKb: number;
  geometriesGrown: number;
  /** Renders in three seconds in which nothing is asked for. */
  idleRenders: number;
}

const DICE = 6;
const VIEWPORT = { width: 1280, height: 720 };
const IDLE_MS = 3000;
/** The page may still move something after the dice rest. */
const CALM_MS = 2500;

/** Values that go round, so that every die has to show each. */
const valuesOf = (roll: number) =>
  Array.from({ length: DICE }, (_, die) => 1 + ((roll * 5 + die * 7 + (roll % 4)) % 6));

/** Measures every contestant in turn in one Chromium. */
export async function benchDice(rolls: number, say: (text: string) => void): Promise<Record<string, Figures>> {
  const browser = await launchBrowser();
  try {
    const measured: Record<string, Figures> = {};
    for (const contestant of [PEER, table("medium"), table("low")]) {
      say(`${contestant.name} …`);
      measured[contestant.name] = await measure(browser, contestant, rolls);
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, contestant: Contestant, rolls: number): Promise<Figures> {
  const built = await serveBuilt(contestant.root);
  const page = await browser.newPage({ viewport: VIEWPORT });
  try {
    const line = await page.context().newCDPSession(page);
    await line.send("Performance.enable");
    await watchDrawing(page);
    let right = 0;
    const roll = async (number: number) => {
      const wanted = valuesOf(number);
      const rolled = await contestant.roll(page, wanted);
      right += wanted.filter((value, die) => rolled.shown[die] === value).length;
      return rolled;
    };

    await page.goto(`${built.url}${contestant.query}`, { timeout: 90_000 });
    await contestant.ready(page);
    const { at: firstRollMs } = await roll(0);
    const transferredKb = built.takeBytes() / 1000;
    const geometries = await contestant.geometries(page);

    const restMs: number[] = [];
    let [renders, drawsMost, longTasks, busy] = [0, 0, 0, 0];
    for (let number = 1; number < rolls; number++) {
      await takeDrawn(page);
      const before = await busyMs(line);
      restMs.push((await roll(number)).ms);
      busy += (await busyMs(line)) - before;
      const drawn = await takeDrawn(page);
      renders += drawn.renders;
      longTasks += drawn.longTasks;
      drawsMost = Math.max(drawsMost, drawn.calls);
    }
    const geometriesGrown = (await contestant.geometries(page)) - geometries;
    await page.waitForTimeout(CALM_MS);
    await takeDrawn(page);
    await page.waitForTimeout(IDLE_MS);
    const { renders: idleRenders } = await takeDrawn(page);
    const rolled = restMs.length;
    return {
      right,
      dice: rolls * DICE,
      restMsMedian: Math.round(quantile(restMs, 0.5)),
      rendersPerSecond: rounded((1000 * renders) / restMs.reduce((sum, ms) => sum + ms, 0)),
      drawsMost,
      longTasksPerRoll: rounded(longTasks / rolled),
      mainMsPerRender: rounded(busy / Math.max(1, renders)),
      firstRollMs: Math.round(firstRollMs),
      transferredKb: rounded(transferredKb),
      geometriesGrown,
      idleRenders,
    };
  } finally {
    await page.close();
    await built.close();
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
