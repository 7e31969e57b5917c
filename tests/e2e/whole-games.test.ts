import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseCommand } from "./lib/bot";
import { launchBrowser } from "./lib/browser";
import { openTable, type TableUnderTest } from "./lib/table";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** Plays at the page until the game is over; nothing here can go on for ever but an endless table. */
async function playOut({ player }: TableUnderTest, mostCommands = 600): Promise<number> {
  let commands = 0;
  while (player.state.phase !== "finished") {
    if (++commands > mostCommands) throw new Error(`no end after ${mostCommands} commands`);
    await player.play(chooseCommand(player.state));
  }
  return commands;
}

async function expectHonestDice(table: TableUnderTest): Promise<void> {
  const { player } = table;
  await player.button(player.words.menu.title).click();
  await table.page.getByRole("menuitem", { name: player.words.menu.dice }).click();
  await table.page.getByText(player.words.dice.fine).waitFor();
  expect(player.facesRead).toBeGreaterThan(player.rolls);
}

describe("whole games at the page", () => {
  it("plays three players with every variant, by clicks", async () => {
    const table = await openTable(browser);
    const { page, player } = table;
    const { words } = player;
    try {
      await player.button(words.start["set-table"]).click();
      await player.button(words.setup.add).click();
      for (const variant of ["goldenSun", "killerTomatoes", "karmaOverload"] as const) {
        await page.getByText(words.setup.variant[variant].name, { exact: true }).click();
      }
      await player.button(words.setup.start).click();
      await expect.poll(() => table.observer.state?.players.length, { timeout: 20_000 }).toBe(3);
      expect(player.state.options).toEqual({
        goldenSun: true,
        killerTomatoes: true,
        karmaOverload: true,
        karmaCap: "track",
      });
      await playOut(table);
      await page.getByRole("heading", { name: words["end-screen"].title }).waitFor();
      const result = player.state.result;
      if (!result || !("totals" in result)) throw new Error("a table of three ends with totals");
      for (const total of result.totals) await page.getByText(String(total), { exact: true }).first().waitFor();
      expect(table.faults).toEqual([]);
    } finally {
      await table.close();
    }
  });

  it("plays a single-mode game in Japanese, by clicks", async () => {
    const table = await openTable(browser, { language: "ja" });
    const { page, player } = table;
    const { words } = player;
    try {
      await player.button(words.start["set-table"]).click();
      const second = words.setup["default-name"].replace("{{number}}", "2");
      await player.button(words.setup.remove.replace("{{name}}", second)).click();
      await player.button(words.setup["start-alone"]).click();
      await expect.poll(() => table.observer.state?.players.length, { timeout: 20_000 }).toBe(1);
      await playOut(table);
      await page.getByRole("heading", { name: words["end-screen"].title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe("ja");
      expect(table.faults).toEqual([]);
    } finally {
      await table.close();
    }
  });

  it("plays two players by keyboard alone", async () => {
    const table = await openTable(browser, { hands: "keyboard" });
    const { page, player } = table;
    try {
      await player.button(player.words.start["set-table"]).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await player.button(player.words.setup.start).waitFor();
      await player.button(player.words.setup.start).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => table.observer.state?.players.length, { timeout: 20_000 }).toBe(2);
      await playOut(table);
      await page.getByRole("heading", { name: player.words["end-screen"].title }).waitFor();
      await expectHonestDice(table);
      expect(table.faults).toEqual([]);
    } finally {
      await table.close();
    }
  });
});
