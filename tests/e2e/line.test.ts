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

  it("a host killed is looked for; the one started in its place goes on at the same table, to the very command", async () => {
    const first = await startHost();
    const table = await sitDown(browser, { host: first });
    const { page, player } = table;
    const { words } = player;
    try {
      await player.give(chooseCommand(player.state));
      const { state } = player;
      await first.kill();
      await page.getByText(words.line.lost).waitFor({ timeout: 20_000 });
      // What the last picture shows can still be looked at.
      await page.locator("[data-die]").first().waitFor();
      const second = await startHost({ port: first.port, data: first.data });
      const observer = await Observer.connect(second.url);
      try {
        await page.getByText(words.line.lost).waitFor({ state: "hidden", timeout: 20_000 });
        expect(observer.state).toEqual(state);
        const again = new Player(page, observer);
        await again.atEase();
        await again.compareFaces();
        await again.give(chooseCommand(again.state));
        expect(await observer.diagnostics()).toMatchObject({ mismatched: 0 });

        // Put away, the table waits on the first page; taken up again, it is the same.
        await again.atEase();
        const left = again.state;
        await again.button(words.menu.title).click();
        await page.getByRole("menuitem", { name: words.menu.leave }).click();
        await again.button(words.leave.leave).click();
        await page.getByText(words.shelf.waiting).waitFor();
        await again.button(words.shelf["resume-with"].replace("{{names}}", "Ada and Ben")).click();
        await again.atEase();
        expect(again.state).toEqual(left);
        await again.compareFaces();
      } finally {
        observer.close();
        await second.stop();
      }
      // While the host was away the browser itself said so; it looks for the page's icon when it likes.
      const ofItsAbsence = /WebSocket connection|ERR_CONNECTION_REFUSED|\/icon\.svg$/;
      expect(table.faults.filter((fault) => !ofItsAbsence.test(fault))).toEqual([]);
    } finally {
      await table.close();
    }
  });
});
