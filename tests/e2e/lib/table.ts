import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { DEFAULT_OPTIONS, type Options } from "../../../src/shared/games/diced-tomatoes/state";
import { openPage, type WatchedPage } from "./browser";
import { startHost } from "./host";
import { Observer } from "./observer";
import { type Language, PATIENCE, Player } from "./player";

export interface TableUnderTest extends WatchedPage {
  /** The address that the host printed. */
  url: string;
  observer: Observer;
  player: Player;
  close(): Promise<void>;
}

export interface Wish {
  language?: Language;
  hands?: "mouse" | "keyboard";
  /** Kept on the device before the page starts; what is left out is automatic. */
  device?: Device;
  context?: BrowserContextOptions;
  /** Done before the page is loaded. */
  prepare?(page: Page): Promise<void>;
  /** The host to go to; a built one is started for the test otherwise. */
  host?: { url: string; stop(): Promise<void> };
}

export interface Device {
  quality?: "low" | "medium" | "high";
  motion?: "reduced" | "full" | "auto";
  table?: "scene" | "flat" | "auto";
}

/** A page of a host, as a device with these settings opens it. */
export function openDevice(browser: Browser, url: string, wish: Wish = {}): Promise<WatchedPage> {
  const device = { language: wish.language ?? "en", motion: "full", quality: "low", table: "scene", ...wish.device };
  // A coarse screen: as much room for the controls, but a quarter of the pixels for a processor to draw.
  const context = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5, ...wish.context };
  return openPage(browser, url, context, async (page) => {
    await page.addInitScript((text) => localStorage.setItem("harvest-table.device", text), JSON.stringify(device));
    await wish.prepare?.(page);
  });
}

/** A host, a page at its start screen, and an observer in the test's own process. */
export async function openTable(browser: Browser, wish: Wish = {}): Promise<TableUnderTest> {
  const host = wish.host ?? (await startHost());
  const observer = await Observer.connect(host.url);
  const watched = await openDevice(browser, host.url, wish);
  return {
    ...watched,
    url: host.url,
    observer,
    player: new Player(watched.page, observer, wish.language ?? "en", wish.hands ?? "mouse"),
    async close() {
      observer.close();
      await watched.page.context().close();
      await host.stop();
    },
  };
}

/** A page at a table that is laid and shown, the first roll over: quick to have, small to draw. */
export async function sitDown(
  browser: Browser,
  wish: Wish & { players?: string[]; options?: Partial<Options> } = {},
): Promise<TableUnderTest> {
  const table = await openTable(browser, {
    ...wish,
    context: { viewport: { width: 960, height: 640 }, ...wish.context },
  });
  try {
    await table.page.getByRole("main").waitFor();
    await table.observer.openTable(wish.players ?? ["Ada", "Ben"], { ...DEFAULT_OPTIONS, ...wish.options });
    await table.page.locator("[data-rolling], [data-phase]:not([data-waiting])").first().waitFor({ timeout: PATIENCE });
    await table.player.skip();
    await table.player.atEase();
    return table;
  } catch (error) {
    await table.close();
    throw error;
  }
}
