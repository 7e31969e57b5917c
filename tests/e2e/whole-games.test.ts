import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseCommand } from "./lib/bot";
import { launchBrowser } from "./lib/browser";
import { type Device, openTable, type TableUnderTest } from "./lib/table";

/** A whole game on a loaded machine without a graphics card, in milliseconds. */
const WHOLE_GAME = 900_000;

/** Rolls watched to the end; of the next ones the end is shown at once, by Space; then motion is reduced. */
const WATCHED_ROLLS = 3;
const SKIPPED_ROLLS = 3;

/** Moves as the system wishes. */
const device: Device = { motion: "auto" };

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** Plays at the page until the game is over; nothing here can go on for ever but an endless table. */
async function playOut({ page, player }: TableUnderTest, mostCommands = 600): Promise<void> {
  await player.atEase();
  for (let commands = 0; player.state.phase !== "finished"; commands++) {
    if (commands > mostCommands) throw new Error(`no end after ${mostCommands} commands`);
    if (player.rolls === WATCHED_ROLLS + SKIPPED_ROLLS) await page.emulateMedia({ reducedMotion: "reduce" });
    await player.play(chooseCommand(player.state), { skip: player.rolls >= WATCHED_ROLLS });
  }
}

/** Every roll of the game was shown in 3D, reported at rest, and right. */
async function expectHonestDice({ observer, player }: TableUnderTest): Promise<void> {
  expect(player.facesRead).toBeGreaterThan(player.rolls);
  const rolls = player.rolls + observer.events.filter(({ type }) => type === "starting-rolled").length;
  await expect
    .poll(() => observer.diagnostics(), { timeout: 10_000 })
    .toMatchObject({ rolls, settled: rolls, mismatched: 0 });
}

async function expectTheEnd({ page, player, faults }: TableUnderTest): Promise<void> {
  await page.getByRole("heading", { name: player.words["end-screen"].title }).waitFor();
  expect(faults).toEqual([]);
}

describe("whole games at the page", () => {
  it("plays three players with every variant, by clicks", { timeout: WHOLE_GAME }, async () => {
    const table = await openTable(browser, { device });
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
      const result = player.state.result;
      if (!result || !("totals" in result)) throw new Error("a table of three ends with totals");
      for (const total of result.totals) await page.getByText(String(total), { exact: true }).first().waitFor();
      await player.button(words.menu.title).click();
      await page.getByRole("menuitem", { name: words.menu.dice }).click();
      await page.getByText(words.dice.fine).waitFor();
      await expectHonestDice(table);
      await expectTheEnd(table);
    } finally {
      await table.close();
    }
  });

  it("plays a single-mode game in Japanese, by clicks", { timeout: WHOLE_GAME }, async () => {
    const table = await openTable(browser, { language: "ja", device });
    const { page, player } = table;
    const { words } = player;
    try {
      await player.button(words.start["set-table"]).click();
      const second = words.setup["default-name"].replace("{{number}}", "2");
      await player.button(words.setup.remove.replace("{{name}}", second)).click();
      await player.button(words.setup["start-alone"]).click();
      await expect.poll(() => table.observer.state?.players.length, { timeout: 20_000 }).toBe(1);
      await playOut(table);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe("ja");
      await expectHonestDice(table);
      await expectTheEnd(table);
    } finally {
      await table.close();
    }
  });

  it("plays two players by keyboard alone, with the keys that the help names", { timeout: WHOLE_GAME }, async () => {
    const table = await openTable(browser, { hands: "keyboard", device });
    const { page, player } = table;
    const { words } = player;
    try {
      await page.evaluate(() => {
        const count = () => document.body.setAttribute("data-pointers", "used");
        for (const kind of ["pointermove", "pointerdown", "mousedown", "touchstart"])
          addEventListener(kind, count, true);
      });
      await player.tabTo(player.button(words.start["set-table"]));
      await player.tabTo(player.button(words.setup.start));
      await expect.poll(() => table.observer.state?.players.length, { timeout: 20_000 }).toBe(2);
      await player.atEase();
      await page.keyboard.press("?");
      const keys = await page.getByRole("dialog").locator("kbd").allTextContents();
      expect(keys).toEqual(
        expect.arrayContaining(["1", "2", "3", "1–9", "0", "Q", "R", "←", "→", "Enter", "E", "Space", "?", "Esc"]),
      );
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await playOut(table);
      expect(await page.getAttribute("body", "data-pointers")).toBeNull();
      await expectHonestDice(table);
      await expectTheEnd(table);
    } finally {
      await table.close();
    }
  });
});
