import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseCommand } from "./lib/bot";
import { launchBrowser } from "./lib/browser";
import { startHost } from "./lib/host";
import { Observer } from "./lib/observer";
import { PATIENCE, Player } from "./lib/player";
import { sitDown } from "./lib/table";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe("the line to the host", () => {
  it("a page loaded again in mid-roll shows the roll where it ended", async () => {
    const { page, player, observer, faults, close } = await sitDown(browser);
    try {
      await player.give(chooseCommand(player.state));
      await page.waitForSelector("[data-rolling]", { timeout: PATIENCE });
      await page.reload();
      await player.atEase();
      await player.compareFaces();
      await player.play(chooseCommand(player.state));
      expect(await observer.diagnostics()).toMatchObject({ mismatched: 0 });
      expect(faults).toEqual([]);
    } finally {
      await close();
    }
  });

  it("a host killed is looked for; the one started in its place is another, and the page says how to get there", async () => {
    const first = await startHost();
    const table = await sitDown(browser, { host: first });
    const { page, player } = table;
    const { words } = player;
    try {
      await player.give(chooseCommand(player.state));
      await first.kill();
      await page.getByText(words.line.lost).waitFor({ timeout: 20_000 });
      // What the last picture shows can still be looked at.
      await page.locator("[data-die]").first().waitFor();
      const second = await startHost({ port: first.port, data: first.data });
      const observer = await Observer.connect(second.url);
      try {
        await page.getByText(words.line.refused).waitFor({ timeout: 20_000 });
        // Opened in the same tab: only the fragment is another.
        await page.goto(second.url);
        await player.button(words.start["set-table"]).click();
        await player.button(words.setup.start).click();
        await expect.poll(() => observer.state?.players.length ?? 0, { timeout: 20_000 }).toBe(2);
        const again = new Player(page, observer);
        await again.atEase();
        await again.play(chooseCommand(again.state));
        expect(await observer.diagnostics()).toMatchObject({ mismatched: 0 });
      } finally {
        observer.close();
        await second.stop();
      }
      // While the host was away the browser itself said so.
      expect(table.faults.filter((fault) => !fault.includes("WebSocket connection"))).toEqual([]);
    } finally {
      await table.close();
    }
  });
});
