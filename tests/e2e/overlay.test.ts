import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OVERLAY_VIEWS } from "../../src/shared/protocol/stream";
import { type Staged, stageDiced, stageForage } from "../harness/overlay/states";
import { notesOf, takeNotes } from "./lib/air-notes";
import { launchBrowser, openPage } from "./lib/browser";
import { startHost } from "./lib/host";
import { withoutWebGL } from "./lib/page-tricks";

const SIZES = [
  [1920, 1080],
  [1280, 720],
  [640, 360],
  [400, 1080],
] as const;

/** How long a step may take to be seen on a processor that draws alone, in milliseconds. */
const PATIENCE = 20_000;

/** How long a throw may take on a processor that draws it alone and has other work: each picture is a step of it. */
const LANDING = 60_000;

/** Nobody looks for so long, across a roll, in milliseconds. */
const UNSEEN = 10_000;

/** Height of the centre of a die that lies; in a throw it is several dice high. */
const LYING = 0.5;

/** Where the size is of no account: few pixels for a processor that draws alone. */
const SMALL = { viewport: { width: 640, height: 360 } };

const SIX = ["Ada", "Ben", "Chiyo", "David", "Emi", "Farid"];

declare global {
  interface Window {
    /** Where the highest drawn die was, in die edges. */
    highestDie?: number;
  }
}

let browser: Browser;
let table: Staged;

beforeAll(async () => {
  [browser, table] = await Promise.all([
    launchBrowser(),
    stageDiced(["Ada", "Ben", "Chiyo", "David"], 60, { goldenSun: true, killerTomatoes: true }),
  ]);
});

afterAll(async () => {
  await browser.close();
  await table.close();
});

/** An overlay on the air; `elsewhere` are the requests that it made of anybody but its host. */
async function onAir(query: string, prepare?: (page: Page) => Promise<void>, of: Pick<Staged, "overlay"> = table) {
  const elsewhere: string[] = [];
  const url = of.overlay(query);
  const { page, faults } = await openPage(browser, url, SMALL, async (made) => {
    made.on("request", (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(url).origin) {
        elsewhere.push(request.url());
      }
    });
    await prepare?.(made);
  });
  await page.locator(".ht-overlay[data-game]").waitFor({ timeout: PATIENCE });
  await page.evaluate(() => document.fonts.ready);
  return { page, faults, elsewhere, close: () => page.context().close() };
}

/** The four corners of what a streaming program would see: red, green, blue, alpha. */
async function corners(page: Page): Promise<number[][]> {
  const picture = (await page.screenshot({ omitBackground: true })).toString("base64");
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
    const [right, bottom] = [bitmap.width - 1, bitmap.height - 1];
    return [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)];
  }, picture);
}

/** Things of an overlay that reach over the edge of the picture, or out of what they lie on. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const out: string[] = [];
    const inside = (thing: DOMRect, of: { left: number; top: number; right: number; bottom: number }) =>
      thing.left >= of.left - 1 &&
      thing.top >= of.top - 1 &&
      thing.right <= of.right + 1 &&
      thing.bottom <= of.bottom + 1;
    const picture = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const all = "[class^='ht-']:not(.ht-hidden, .ht-overlay, .ht-frame)";
    for (const thing of document.querySelectorAll(all)) {
      const rect = thing.getBoundingClientRect();
      if (!inside(rect, picture)) out.push(`${thing.className} leaves the picture`);
      const slip = thing.parentElement?.closest(".ht-player, .ht-plate, .ht-tray");
      if (slip && !inside(rect, slip.getBoundingClientRect())) out.push(`${thing.className} leaves ${slip.className}`);
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) out.push("the page scrolls");
    return [...new Set(out)];
  });

/** Twice round the frames: what is measured settles. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Looks again and again at how high the drawn dice are. */
const watchHeights = (page: Page): Promise<void> =>
  page
    .addInitScript(() => {
      setInterval(() => {
        const heights = Object.values(window.harvestProbe?.poses() ?? {}).map((pose) => pose[13] ?? 0);
        window.highestDie = Math.max(window.highestDie ?? 0, ...heights);
      }, 20);
    })
    .then(() => undefined);

const highest = (page: Page): Promise<number> => page.evaluate(() => window.highestDie ?? 0);

const drawn = (page: Page): Promise<{ frames: number }> =>
  page.evaluate(() => ({ frames: window.harvestProbe?.figures()?.frames ?? 0 }));

/** Waits until there is a picture: what is rolled before is not seen in the air. */
const pictured = (page: Page): Promise<void> =>
  expect.poll(async () => (await drawn(page)).frames, { timeout: PATIENCE }).toBeGreaterThan(0);

/** Waits until the drawn dice in hand show these values, and lie. */
async function facesAre(page: Page, hand: Record<string, number | null>): Promise<void> {
  let frames = -1;
  const shown = async () => {
    const [now, faces] = await page.evaluate(
      () => [window.harvestProbe?.figures()?.frames ?? 0, window.harvestProbe?.topFaces() ?? {}] as const,
    );
    const still = now === frames;
    frames = now;
    return still ? Object.fromEntries(Object.keys(hand).map((die) => [die, faces[die]])) : null;
  };
  await expect.poll(shown, { timeout: LANDING, interval: 250 }).toEqual(hand);
}

describe("an overlay", () => {
  it("is transparent around and stays inside in every view, at every size", async () => {
    const { page, faults, elsewhere, close } = await onAir("view=table&motion=reduced");
    for (const view of OVERLAY_VIEWS) {
      await page.goto(table.overlay(`view=${view}&motion=reduced`));
      await page.locator(".ht-overlay[data-game]").waitFor({ timeout: PATIENCE });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const alphas = (await corners(page)).map(([, , , alpha]) => alpha);
        const found = { view, width, out: await overflowing(page), alphas };
        expect(found).toEqual({ view, width, out: [], alphas: [0, 0, 0, 0] });
      }
    }
    expect(elsewhere).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    ["six players", () => stageDiced(SIX, 96, { goldenSun: true, killerTomatoes: true })],
    ["Forage for six", () => stageForage(SIX, 36)],
    ["Forage for one", () => stageForage(["Ada"], 8)],
  ])("stays inside with %s, drawn flat, in every view and at every size", async (_, stage) => {
    const staged = await stage();
    const { page, faults, close } = await onAir("view=table&motion=reduced", withoutWebGL, staged);
    for (const view of OVERLAY_VIEWS) {
      await page.goto(staged.overlay(`view=${view}&motion=reduced`));
      await page.locator(".ht-overlay[data-game]").waitFor({ timeout: PATIENCE });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settled(page);
        expect({ view, width, out: await overflowing(page) }).toEqual({ view, width, out: [] });
      }
      expect((await corners(page)).map(([, , , alpha]) => alpha)).toEqual([0, 0, 0, 0]);
    }
    expect(faults).toEqual([]);
    await close();
    await staged.close();
  });

  it("has a colour behind it where its address says so, and nothing of the HUD beside dice", async () => {
    const { page, close } = await onAir("view=dice&bg=00B140&motion=reduced");
    const green = [0, 177, 64, 255];
    expect(await corners(page)).toEqual([green, green, green, green]);
    const others = "button, nav, header, input, [role=button], [role=status], [class^='ht-board'], .ht-score, .ht-log";
    expect(await page.locator(others).count()).toBe(0);
    await close();
  });

  it("takes styles as a streaming program puts them in", async () => {
    const { page, faults, close } = await onAir("view=score");
    await page.evaluate(() => {
      const style = document.createElement("style");
      style.textContent = ".ht-overlay { --ht-paper: #102030; } .ht-ribbon { display: none; }";
      document.head.append(style);
    });
    expect(await page.locator(".ht-ribbon").isVisible()).toBe(false);
    const paper = () =>
      page
        .locator(".ht-plate")
        .first()
        .evaluate((plate) => getComputedStyle(plate).backgroundColor);
    expect(await paper()).toBe("rgb(16, 32, 48)");
    expect(faults).toEqual([]);
    await close();
  });

  it("says what is wrong with its address", async () => {
    const { page } = await openPage(browser, table.overlay("view=hand&fps=25&lang=ja"));
    const faults = page.locator(".ht-faults");
    await faults.waitFor({ timeout: PATIENCE });
    expect(await faults.locator("li").count()).toBe(2);
    expect(await faults.textContent()).toContain("table | dice | board | score | log");
    await page.context().close();
  });

  it("throws dice onto the faces that the engine drew, with the host's hand", async () => {
    const { page, faults, close } = await onAir("view=dice&fps=30&mute=0", async (made) => {
      await watchHeights(made);
      await takeNotes(made);
    });
    await pictured(page);
    await table.roll();
    await facesAre(page, table.hand());
    expect(await highest(page)).toBeGreaterThan(2 * LYING);
    expect((await notesOf(page)).sounds).toBeGreaterThan(0);
    const { frames } = await drawn(page);
    await page.waitForTimeout(500);
    // What lies costs nothing.
    expect((await drawn(page)).frames).toBe(frames);
    expect(faults).toEqual([]);
    await close();
  });

  it("shows dice at rest after it was loaded again in the middle of their roll: told once, and silent", async () => {
    const { page, close } = await onAir("view=dice&mute=0", async (made) => {
      await watchHeights(made);
      await takeNotes(made);
    });
    await pictured(page);
    await table.roll();
    await page.reload();
    await facesAre(page, table.hand());
    expect(await highest(page)).toBeCloseTo(LYING);
    const { messages, sounds } = await notesOf(page);
    expect(messages.filter(({ text }) => text.includes('"type":"snapshot"'))).toHaveLength(1);
    expect(messages.filter(({ text }) => text.includes('"type":"update"'))).toEqual([]);
    expect(sounds).toBe(0);
    await close();
  });

  it("draws nothing while nobody can see it, and then how things stand, at once", async () => {
    const { page, close } = await onAir("view=dice", async (made) => {
      await made.addInitScript(() => Object.assign(window, { obsstudio: {} }));
      await watchHeights(made);
    });
    const look = (visible: boolean) =>
      page.evaluate((shown) => {
        dispatchEvent(new CustomEvent("obsSourceVisibleChanged", { detail: { visible: shown } }));
      }, visible);
    await table.roll();
    await facesAre(page, table.hand());
    await look(false);
    const before = await drawn(page);
    await table.roll();
    await page.waitForTimeout(UNSEEN);
    expect((await drawn(page)).frames).toBe(before.frames);
    await page.evaluate(() => {
      window.highestDie = 0;
    });
    await look(true);
    await facesAre(page, table.hand());
    expect(await highest(page)).toBeCloseTo(LYING);
    await close();
  });

  it("tumbles drawn dice where there is no WebGL", async () => {
    const { page, faults, close } = await onAir("view=dice", (made) =>
      made
        .addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        })
        .then(() => undefined),
    );
    await table.roll();
    const dice = page.locator(".ht-thrown");
    await expect.poll(() => dice.count(), { timeout: PATIENCE }).toBe(Object.keys(table.hand()).length);
    await expect.poll(() => page.locator(".ht-thrown[data-rolling]").count(), { timeout: PATIENCE }).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it("looks as the host says with the very next message, within a second", async () => {
    const { page, faults, close } = await onAir("view=score", takeNotes);
    const before = await notesOf(page);
    const direction = { lang: "ja", hidden: true } as const;
    await table.ask({ type: "direct-overlay", id: "direct-overlay-1", view: "score", direction });
    await page.locator(".ht-overlay[lang=ja][data-hidden]").waitFor({ timeout: PATIENCE, state: "attached" });
    const after = await notesOf(page);
    const [message, ...others] = after.messages.slice(before.messages.length);
    expect(message?.text).toContain('"type":"air"');
    expect(others).toEqual([]);
    const change = after.changes.slice(before.changes.length).find(({ lang, hidden }) => lang === "ja" && hidden);
    const took = (change?.at ?? Number.NaN) - (message?.at ?? Number.NaN);
    expect(took).toBeGreaterThanOrEqual(0);
    expect(took).toBeLessThan(1000);
    await table.ask({ type: "direct-overlay", id: "direct-overlay-2", view: "score", direction: {} });
    await page.locator(".ht-overlay[lang=en]:not([data-hidden])").waitFor({ timeout: PATIENCE, state: "attached" });
    expect(faults).toEqual([]);
    await close();
  });

  it("keeps its picture while the host is away, and comes back by itself", async () => {
    const { port, data } = table.host;
    const overlayPort = Number(new URL(table.host.overlayUrl).port);
    const { page, close } = await onAir("view=score");
    await expect.poll(() => page.evaluate(async () => (await caches.match("/overlay"))?.status)).toBe(200);
    await table.host.kill();
    expect(await page.locator(".ht-plate").count()).toBe(4);
    // A streaming program that starts before the table.
    await page.reload();
    await page.locator("[data-notice=waiting]").waitFor({ timeout: PATIENCE });
    expect((await corners(page)).map(([, , , alpha]) => alpha)).toEqual([0, 0, 0, 0]);
    const again = await startHost({ port, data, overlayPort });
    expect(again.overlayUrl).toBe(table.host.overlayUrl);
    await expect
      .poll(async () => (await fetch(`${new URL(again.feedUrl).origin}/overlay`)).status, { timeout: PATIENCE })
      .toBe(200);
    await page.waitForFunction(() => document.querySelectorAll(".ht-plate").length === 4, undefined, { timeout: 5000 });
    await close();
    await again.stop();
  });
});
