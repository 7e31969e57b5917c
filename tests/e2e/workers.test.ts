import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseCommand } from "./lib/bot";
import { launchBrowser } from "./lib/browser";
import { askedForBroken, breakWorkers } from "./lib/page-tricks";
import { PATIENCE } from "./lib/player";
import { sitDown } from "./lib/table";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

type Fault = Parameters<typeof breakWorkers>[2];

/** Rolls by hand on a page whose workers are broken: the dice must land all the same, in time and on their values. */
async function rollsRightWith(faults: { planner: Fault; physics: Fault }) {
  const table = await sitDown(browser, {
    device: { quality: "medium" },
    context: { viewport: { width: 800, height: 480 } },
    prepare: async (page) => {
      await breakWorkers(page, "plan-worker", faults.planner);
      await breakWorkers(page, "blob:", faults.physics);
    },
  });
  const { player, observer } = table;
  try {
    // The physics world comes after the first picture, and throws are played without it until then.
    const fetched = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("LiveThrow"));
    await table.page.waitForFunction(fetched, null, { timeout: PATIENCE });
    const { settled } = await observer.diagnostics();
    while (player.rolls < 1) await player.play(chooseCommand(player.state));
    await expect
      .poll(() => observer.diagnostics(), { timeout: 10_000 })
      .toMatchObject({ settled: settled + player.rolls, mismatched: 0 });
    expect(await table.page.locator("canvas").count()).toBe(1);
    for (const part of ["plan-worker", "blob:"]) expect(await askedForBroken(table.page, part)).toBe(true);
    // A refused worker is told of in the console, by React.
    expect(table.faults.filter((text) => !text.includes("no workers here"))).toEqual([]);
  } finally {
    await table.close();
  }
}

describe("a planner's worker is done without, and without a physics worker the recorded throw is shown", () => {
  it("planner silent, physics forbidden", () => rollsRightWith({ planner: "silent", physics: "forbidden" }));
  it("planner forbidden, physics dying", () => rollsRightWith({ planner: "forbidden", physics: "dying" }));
  it("planner dying, physics silent", () => rollsRightWith({ planner: "dying", physics: "silent" }));
});
