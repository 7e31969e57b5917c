import type { Browser, Page } from "playwright-core";
import { openPage, type WatchedPage } from "./browser";

/** A phone's browser, with a device of its own; `prepare` runs before it has opened a line. */
export const openPhone = (
  browser: Browser,
  url: string,
  motion: "full" | "reduced" = "reduced",
  prepare?: (page: Page) => Promise<void>,
): Promise<WatchedPage> =>
  openPage(browser, url, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    const device = JSON.stringify({ language: "en", motion });
    await page.addInitScript((text) => localStorage.setItem("harvest-table.device", text), device);
    await prepare?.(page);
  });

/** Joins under a name, from the form that a code has led to. */
export async function join(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Join", exact: true }).tap();
  await page.getByRole("button", { name: "Join", exact: true }).waitFor({ state: "detached" });
}

/** Plays this phone's turn by taps: rolls, places whatever can be placed, and ends the turn. */
export async function playTurn(page: Page): Promise<void> {
  const end = page.getByRole("button", { name: "End turn" });
  const dice = page.locator("[data-die]");
  const places = page.locator("[data-target]");
  await page.getByRole("button", { name: /^Roll/ }).tap();
  for (;;) {
    await page.locator("[data-phase=place]:not([data-waiting])").waitFor();
    if ((await end.getAttribute("aria-disabled")) !== "true") break;
    const inHand = await dice.count();
    for (let die = 0; die < inHand && (await places.count()) === 0; die += 1) await dice.nth(die).tap();
    await places.first().tap();
    await page.waitForFunction((before) => document.querySelectorAll("[data-die]").length < before, inHand);
  }
  await end.tap();
}
