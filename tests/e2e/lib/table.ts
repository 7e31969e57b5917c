import type { Browser, BrowserContextOptions } from "playwright-core";
import { openPage, type WatchedPage } from "./browser";
import { type RunningHost, startHost } from "./host";
import { Observer } from "./observer";
import { type Language, Player } from "./player";

export interface TableUnderTest extends WatchedPage {
  host: RunningHost;
  observer: Observer;
  player: Player;
  close(): Promise<void>;
}

export interface Wish {
  language?: Language;
  hands?: "mouse" | "keyboard";
  /** Kept on the device before the page starts; what is left out is automatic. */
  device?: { quality?: "low" | "medium" | "high"; motion?: "reduced" | "full"; table?: "scene" | "flat" };
  context?: BrowserContextOptions;
}

/** A host, a page at its start screen, and an observer in the test's own process. */
export async function openTable(browser: Browser, wish: Wish = {}): Promise<TableUnderTest> {
  const language = wish.language ?? "en";
  const host = await startHost();
  const observer = await Observer.connect(host.url);
  const device = { language, motion: "full", quality: "low", table: "scene", ...wish.device };
  const context = { viewport: { width: 1280, height: 720 }, ...wish.context };
  const watched = await openPage(browser, host.url, context, async (page) => {
    await page.addInitScript((text) => localStorage.setItem("harvest-table.device", text), JSON.stringify(device));
  });
  return {
    ...watched,
    host,
    observer,
    player: new Player(watched.page, observer, language, wish.hands ?? "mouse"),
    async close() {
      observer.close();
      await watched.page.context().close();
      await host.stop();
    },
  };
}
