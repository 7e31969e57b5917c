import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import { launchBrowser, type WatchedPage } from "./lib/browser";
import { type RunningHost, startHost } from "./lib/host";
import { Observer } from "./lib/observer";
import { openDevice } from "./lib/table";

let browser: Browser;
let host: RunningHost;
let observer: Observer;
let own: WatchedPage;
let shown: WatchedPage;

/** Longer than a second only for a processor that does everything alone. */
const SOON = { timeout: 10_000 };

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

beforeAll(async () => {
  [browser, host] = await Promise.all([launchBrowser(), startHost()]);
  observer = await Observer.connect(host.url);
  await observer.openTable(["Ada", "Ben"], DEFAULT_OPTIONS);
  own = await openDevice(browser, host.url, { device: { table: "flat", motion: "reduced" } });
  await own.page.getByRole("button", { name: "Menu" }).click();
  await own.page.getByRole("menuitem", { name: "Present" }).click();
  shown = await openDevice(browser, host.url.replace("/#", "/table?present#"), {
    device: { motion: "reduced" },
    context: { viewport: { width: 640, height: 360 }, deviceScaleFactor: 1 },
  });
  await shown.page.getByRole("complementary", { name: "Scores" }).waitFor();
});

afterAll(async () => {
  observer?.close();
  await browser?.close();
  await host?.stop();
});

describe("a presentation", () => {
  it("shows the table and how everybody stands, and nothing to press", async () => {
    const { page } = shown;
    await expect.poll(() => page.getByRole("listitem").allInnerTexts()).toHaveLength(2);
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await page.getByRole("menu").count()).toBe(0);
    expect(page.url()).not.toContain("token");
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
    await own.page.getByText("1 screen shows the table.").waitFor(SOON);
  });

  it("follows the presenter: pause card, score board, and the look of the table on all screens", async () => {
    const press = (name: string) => own.page.getByRole("button", { name }).click();
    await press("Pause card");
    await shown.page.getByRole("heading", { name: "Back soon" }).waitFor(SOON);
    await press("Pause card");
    await shown.page.getByRole("heading", { name: "Back soon" }).waitFor({ state: "detached", ...SOON });
    await press("Score board");
    await shown.page.getByRole("complementary", { name: "Scores" }).waitFor({ state: "detached", ...SOON });
    await own.page.getByText("Plain studio").click();
    for (const { page } of [own, shown]) await expect.poll(() => themeOf(page), SOON).toBe("studio");
  });

  it("stands before a backdrop of one exact colour in the studio", async () => {
    const { page } = shown;
    await page.keyboard.press("1");
    await page.waitForFunction(() => (window.harvestProbe?.figures()?.frames ?? 0) > 0, null, { timeout: 20_000 });
    const corners = async () => {
      const picture = `data:image/png;base64,${(await page.screenshot()).toString("base64")}`;
      return page.evaluate(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        if (!context) throw new Error("no canvas to read the picture from");
        context.drawImage(image, 0, 0);
        const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
        // Bottom left and right: the top left has the sign of whose turn it is.
        return [at(2, image.height - 3), at(image.width - 3, image.height - 3)];
      }, picture);
    };
    await expect.poll(corners, { timeout: 20_000 }).toEqual([
      [0, 255, 0, 255],
      [0, 255, 0, 255],
    ]);
  });

  it("opens in a window of its own, plays no part, and is closed from the table", async () => {
    const opening = own.page.context().waitForEvent("page");
    await own.page.getByRole("button", { name: "Open in a new window" }).click();
    const popup = await opening;
    await popup.getByText("’s turn").first().waitFor({ timeout: 20_000 });
    await own.page.getByText("2 screens show the table.").waitFor(SOON);
    const closed = popup.waitForEvent("close");
    await own.page.getByRole("button", { name: "Close it" }).click();
    await closed;
    await own.page.getByText("1 screen shows the table.").waitFor(SOON);
  });

  it("found nothing to complain of", () => {
    expect(own.faults).toEqual([]);
    expect(shown.faults).toEqual([]);
  });
});
