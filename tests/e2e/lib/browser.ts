import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/** The system's Chromium: `CHROMIUM` in the environment, or one of the usual places. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!path) throw new Error("no Chromium found; install the package `chromium` or set CHROMIUM to its path");
  return path;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      // Without a graphics card, a page is put together about three times faster by plain code than by GL in software.
      "--disable-gpu-compositing",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-quic",
      "--no-first-run",
    ],
  });

export interface WatchedPage {
  page: Page;
  /** Errors, refused resources and CSP violations seen so far; a test ends by expecting none. */
  faults: string[];
}

/** A page that remembers every error, failed request and CSP violation. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<void>,
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    if (!request.failure()?.errorText.includes("ERR_ABORTED")) faults.push(`request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await prepare?.(page);
  await page.goto(url);
  return { page, faults };
}
