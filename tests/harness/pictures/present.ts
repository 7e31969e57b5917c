import { join } from "node:path";
import type { Page } from "playwright-core";
import { DEFAULT_OPTIONS } from "../../../src/shared/games/diced-tomatoes/state";
import { THEMES } from "../../../src/shared/protocol/presentation";
import { chooseCommand } from "../../e2e/lib/bot";
import { launchBrowser, openPage } from "../../e2e/lib/browser";
import { startHost } from "../../e2e/lib/host";
import { Hand, still } from "./pictures";

/** Takes a picture of the table and of its presentation in every theme, at 1920×1080. */
export async function takePresentPictures(folder: string, only: readonly string[]): Promise<void> {
  const host = await startHost();
  const browser = await launchBrowser();
  const hand = await Hand.sitDown(host.url);
  const device = { language: "en", motion: "full", quality: "medium", table: "scene" };
  const open = (url: string) =>
    openPage(browser, url, {}, async (page) => {
      await page.addInitScript((text) => localStorage.setItem("harvest-table.device", text), JSON.stringify(device));
    });
  const shoot = async (page: Page, name: string) => {
    await still(page);
    await page.screenshot({ path: join(folder, `${name}.png`), timeout: 240_000 });
    process.stdout.write(`${name}\n`);
    await page.context().close();
  };
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  const presented = host.url.replace("/#", "/table?present#");
  try {
    await hand.open(["Ada", "Ben", "Chiyo", "David"], DEFAULT_OPTIONS);
    await hand.playUntil(
      (state) => state.round >= 5 && state.activeSeat === 1 && chooseCommand(state).type === "place",
    );
    for (const theme of THEMES) {
      await hand.look(theme);
      if (wanted(`theme-${theme}`)) await shoot((await open(host.url)).page, `theme-${theme}`);
      if (wanted(`present-${theme}`)) await shoot((await open(presented)).page, `present-${theme}`);
    }
    await hand.close();
  } finally {
    hand.leave();
    await browser.close();
    await host.stop();
  }
}
