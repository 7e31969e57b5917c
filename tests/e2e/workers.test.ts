import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseCommand } from "./lib/bot";
import { launchBrowser } from "./lib/browser";
import { breakWorkers } from "./lib/page-tricks";
import { sitDown } from "./lib/table";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const FAULTS = ["silent", "forbidden", "dying"] as const;

/** Rolls by hand on a page whose workers are broken: the dice must land all the same, in time and on their values. */
async function rollsRightWith(part: string, fault: (typeof FAULTS)[number], quality: "low" | "medium") {
  const table = await sitDown(browser, {
    device: { quality },
    context: { viewport: { width: 800, height: 480 } },
    prepare: (page) => breakWorkers(page, part, fault),
  });
  const { player, observer } = table;
  try {
    // Lit and shadowed rolls take long without a graphics card.
    const wanted = quality === "medium" ? 1 : 2;
    while (player.rolls < wanted) await player.play(chooseCommand(player.state));
    await expect
      .poll(() => observer.diagnostics(), { timeout: 10_000 })
      .toMatchObject({ settled: (await observer.diagnostics()).rolls, mismatched: 0 });
    expect(await table.page.locator("canvas").count()).toBe(1);
    // A refused worker is told of in the console, by React.
    expect(table.faults.filter((text) => !text.includes("no workers here"))).toEqual([]);
  } finally {
    await table.close();
  }
}

describe("a planner's worker", () => {
  it.each(FAULTS)("that is %s is done without", (fault) => rollsRightWith("plan-worker", fault, "low"));
});

describe("a physics worker", () => {
  it.each(FAULTS)("that is %s leaves the recorded throw", (fault) => rollsRightWith("blob:", fault, "medium"));
});
