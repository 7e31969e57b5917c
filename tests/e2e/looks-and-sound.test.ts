import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DICE_SET_IDS, DICE_SETS, type DiceSetId } from "../../src/renderer/dice/sets/dice-sets";
import { chooseCommand } from "./lib/bot";
import { launchBrowser } from "./lib/browser";
import { PATIENCE } from "./lib/player";
import { sitDown } from "./lib/table";

const SIX = ["Ada", "Ben", "Chiyo", "David", "Emi", "Farid"];
/** A table with 84 dice may ask for fewer draws than this in a frame. */
const MOST_DRAWS = 60;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** Counts what the page plays on its audio device. */
async function listening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, "__heard", 0);
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      Reflect.set(window, "__heard", Reflect.get(window, "__heard") + 1);
      start.apply(this, when);
    };
  });
}

it("dice sets change on the open table by keyboard and leave nothing behind; M mutes the table", async () => {
  const table = await sitDown(browser, {
    players: SIX,
    options: { goldenSun: true },
    device: { motion: "reduced" },
    prepare: listening,
  });
  const { page, player } = table;
  page.setDefaultTimeout(PATIENCE);
  const heard = () => page.evaluate(() => Reflect.get(window, "__heard") as number);
  try {
    const { common, sound, menu, settings } = player.words;
    const button = player.button(sound.title);
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    await player.button(menu.title).click();
    await page.getByRole("menuitem", { name: menu.settings }).click();
    const sets = page.getByRole("radiogroup", { name: settings.dice.title, exact: true });
    await sets.getByRole("radio").first().focus();
    const figures = () => page.evaluate(() => window.harvestProbe?.figures());
    const goThrough = async (ids: readonly DiceSetId[]) => {
      const kept: { geometries: number; textures: number }[] = [];
      for (const set of ids) {
        const before = (await figures())?.frames ?? 0;
        await page.keyboard.press("ArrowDown");
        await expect.poll(async () => (await figures())?.frames, { timeout: PATIENCE }).toBeGreaterThan(before);
        const device = await page.evaluate(() => localStorage.getItem("harvest-table.device"));
        expect(JSON.parse(device ?? "")).toMatchObject({ diceSet: set });
        const drawn = page.locator("[data-phase] svg[style*='--body']").first();
        const body = await drawn.evaluate((die) => (die as SVGElement).style.getPropertyValue("--body"));
        expect(Object.values(DICE_SETS[set].kinds).map((look) => look.body)).toContain(body);
        const { calls = 0, geometries = 0, textures = 0 } = (await figures()) ?? {};
        expect(calls).toBeGreaterThan(0);
        expect(calls).toBeLessThan(MOST_DRAWS);
        kept.push({ geometries, textures });
      }
      return kept;
    };
    const [orchard, ...others] = DICE_SET_IDS;
    const first = await goThrough([...others, orchard]);
    await player.compareFaces();
    // All have been drawn once: from now on nothing may be added.
    expect(await goThrough(others.slice(0, 2))).toEqual(first.slice(0, 2));
    expect(await sets.isVisible()).toBe(true);
    expect(await page.getByRole("main").evaluate(({ scrollTop }) => scrollTop)).toBe(0);

    await page.getByRole("radio", { name: settings.motion.full, exact: true }).focus();
    await page.keyboard.press("Space");
    await player.button(common.close).click();
    await player.play(chooseCommand(player.state));
    await player.atEase();
    // Every die of a throw knocks at least once.
    expect(await heard()).toBeGreaterThanOrEqual(player.state.hand.length);
    await page.keyboard.press("m");
    await expect.poll(() => button.getAttribute("aria-pressed"), { timeout: PATIENCE }).toBe("false");
    const before = await heard();
    await player.play(chooseCommand(player.state));
    await player.atEase();
    expect(await heard()).toBe(before);
    await button.click();
    await expect.poll(() => button.getAttribute("aria-pressed"), { timeout: PATIENCE }).toBe("true");
    await player.play(chooseCommand(player.state));
    await expect.poll(heard, { timeout: PATIENCE }).toBeGreaterThan(before);
    expect(table.faults).toEqual([]);
  } finally {
    await table.close();
  }
});
