import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../e2e/lib/browser";
import { serveBuilt } from "./built-page";

export interface DicePage {
  page: Page;
  browser: Browser;
  /** What the page said on its console as an error, or threw. */
  errors: string[];
  close(): Promise<void>;
}

/** Builds the page `dice-live` as the product is built, serves it on loopback and opens it in Chromium. */
export async function openDicePage(viewport = { width: 320, height: 240 }): Promise<DicePage> {
  const built = await serveBuilt(fileURLToPath(new URL("./dice-live", import.meta.url)));
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    await built.close();
  };
  try {
    const page = await browser.newPage({ viewport });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(built.url, { timeout: 90_000 });
    return { page, browser, errors, close };
  } catch (error) {
    await close();
    throw error;
  }
}
