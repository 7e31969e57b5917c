import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import { chooseCommand } from "./lib/bot";
import { launchBrowser } from "./lib/browser";
import { canHide, context, difference, hide, onDisplay, withoutWebGL } from "./lib/page-tricks";
import { PATIENCE } from "./lib/player";
import { openDevice, sitDown, type TableUnderTest, type Wish } from "./lib/table";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** Runs a spec at a table, and expects that nothing went wrong on its page. */
async function atTable(wish: Parameters<typeof sitDown>[1], spec: (table: TableUnderTest) => Promise<void>) {
  const table = await sitDown(browser, wish);
  try {
    await spec(table);
    expect(await table.observer.diagnostics()).toMatchObject({ mismatched: 0 });
    expect(table.faults).toEqual([]);
  } finally {
    await table.close();
  }
}

const reduced: Wish = { device: { motion: "reduced" } };

const frames = (page: Page): Promise<number> => page.evaluate(() => window.harvestProbe?.figures()?.frames ?? 0);

/** Lets the page draw something of a roll; on a slow machine a few frames are already all of it. */
async function untilRolling({ page }: TableUnderTest): Promise<void> {
  await page.waitForSelector("[data-rolling]", { timeout: PATIENCE });
  const before = await frames(page);
  await expect.poll(() => frames(page), { timeout: PATIENCE, interval: 20 }).toBeGreaterThan(before);
}

/** The middle of something on the picture, in pixels of the page. */
async function middleOf(page: Page, id: "tray" | `hand:${string}` | `vine:${number}:${number}`) {
  // The scene may still be on its way.
  const handle = await page.waitForFunction((name) => window.harvestProbe?.place(name), id, { timeout: PATIENCE });
  const at = await handle.jsonValue();
  const canvas = await page.locator("canvas").boundingBox();
  if (!at || !canvas) throw new Error(`${id} is nowhere`);
  return { x: canvas.x + at.x + at.width / 2, y: canvas.y + at.y + at.height / 2 };
}

/** Drags across the tray, from the right to the left. */
async function flickLeft(page: Page): Promise<void> {
  const { x, y } = await middleOf(page, "tray");
  await page.mouse.move(x + 40, y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step++) await page.mouse.move(x + 40 - step * 20, y);
  await page.mouse.up();
}

/** Gives the next command by hand. */
const playOn = ({ player }: TableUnderTest): Promise<void> => player.play(chooseCommand(player.state));

/** A turn on the flat table: its controls are the same, its values are those in the hand strip. */
async function playFlat({ player }: TableUnderTest): Promise<void> {
  for (let step = 0; step < 3; step++) await player.give(chooseCommand(player.state));
  await player.atEase();
  await player.compareLabels();
}

describe("without 3D", () => {
  it("a browser without WebGL plays on a flat table", async () => {
    await atTable({ prepare: withoutWebGL }, async (table) => {
      await table.page.getByText(table.player.words.scene.gone).waitFor();
      expect(await table.page.locator("[data-flat]").count()).toBe(1);
      expect(await table.page.locator("canvas").count()).toBe(0);
      await playFlat(table);
    });
  });

  it("a context that is lost in mid-roll and restored draws the same table again", async () => {
    await atTable({}, async (table) => {
      const { page, player } = table;
      await player.give(chooseCommand(player.state));
      await untilRolling(table);
      await context(page, "loseContext");
      await page.getByText(player.words.scene.lost).waitFor();
      // Nothing waits for a picture that may not come back.
      await player.atEase();
      await context(page, "restoreContext");
      await page.getByText(player.words.scene.lost).waitFor({ state: "hidden" });
      await player.compareFaces();
      await page.mouse.move(1, 1);
      const canvas = page.locator("canvas");
      await page.waitForTimeout(1500);
      const restored = await canvas.screenshot();
      await page.reload();
      await player.atEase();
      await player.compareFaces();
      await page.waitForTimeout(1500);
      expect(await difference(browser, restored, await canvas.screenshot())).toBeLessThan(12);
      await playOn(table);
    });
  });

  it("a context that is lost for good leaves a flat table with the same controls", async () => {
    await atTable(reduced, async (table) => {
      const { page, player } = table;
      await playOn(table);
      await context(page, "loseContext");
      await page.locator("[data-flat]").waitFor();
      await page.getByText(player.words.scene.gone).waitFor();
      await player.give(chooseCommand(player.state));
      await playFlat(table);
    });
  });
});

describe("out of sight", () => {
  it("a page hidden in mid-roll settles the roll, goes on unseen, and shows the end at once when it is back", async () => {
    await atTable({ prepare: canHide }, async (table) => {
      const { page, player, observer } = table;
      const before = await observer.diagnostics();
      await player.give(chooseCommand(player.state));
      await untilRolling(table);
      await hide(page, true);
      await player.atRest();
      for (let step = 0; step < 30; step++) await observer.play(chooseCommand(player.state));
      while (player.state.hand.every(({ value }) => value === null)) await observer.play(chooseCommand(player.state));
      const rolled = (await observer.diagnostics()).rolls - before.rolls;
      const settled = async () => (await observer.diagnostics()).settled - before.settled;
      await expect.poll(settled, { timeout: 20_000 }).toBe(rolled);
      await hide(page, false);
      await player.compareFaces();
      expect(await page.locator("[data-rolling]").count()).toBe(0);
      await playOn(table);
    });
  });
});

describe("other shapes", () => {
  it("a window made as small as a phone, then of nothing, and large again in mid-roll keeps the table and its dice", async () => {
    for (const shown of ["auto", "scene"] as const) {
      await atTable({ device: { table: shown } }, async (table) => {
        const { page, player } = table;
        await player.give(chooseCommand(player.state));
        await untilRolling(table);
        for (const size of [
          { width: 320, height: 480 },
          { width: 1, height: 1 },
        ]) {
          await page.setViewportSize(size);
          await page.waitForTimeout(300);
          expect(await page.locator("[data-flat]").count()).toBe(shown === "auto" ? 1 : 0);
        }
        await page.setViewportSize({ width: 960, height: 640 });
        // And onto a display with finer pixels, as far as the quality pays for them.
        await onDisplay(page, { width: 960, height: 620 }, 2);
        const finer = () =>
          page.locator("canvas").evaluate(({ width, clientWidth }: HTMLCanvasElement) => width / clientWidth);
        await expect.poll(finer, { timeout: PATIENCE }).toBeGreaterThan(1.2);
        await onDisplay(page, { width: 960, height: 640 }, 1);
        await expect.poll(finer, { timeout: PATIENCE }).toBe(1);
        await player.atRest();
        await player.compareFaces();
        const box = await page.locator("canvas").boundingBox();
        expect(box?.width).toBe(960);
        await playOn(table);
      });
    }
  });

  it("a press on the table skips a roll", async () => {
    await atTable({}, async (table) => {
      const { page, player } = table;
      await player.give(chooseCommand(player.state));
      await untilRolling(table);
      const { x, y } = await middleOf(page, "tray");
      await page.mouse.click(x, y);
      await player.atRest();
      await player.compareFaces();
    });
  });

  it("reduced motion shows final faces at once and says the values", async () => {
    await atTable(reduced, async (table) => {
      const { page, player } = table;
      await player.give(chooseCommand(player.state));
      await player.compareFaces();
      const said = page.getByTestId("live-region");
      // The starting roll may still be the last that was said, and it has values of its own.
      const spoken = async () => /\S+ rolled (.*?)\./.exec((await said.textContent()) ?? "")?.[1] ?? "";
      const values = player.state.hand.map(({ value }) => String(value));
      await expect.poll(async () => (await spoken()).match(/\d+/g), { timeout: 5000 }).toEqual(values);
    });
  });
});

describe("again and again", () => {
  it("a table laid and cleared again and again keeps no more than it needs", { timeout: 400_000 }, async () => {
    const countContexts = async (page: Page) => {
      await page.addInitScript(() => {
        const made = new Set<WeakRef<WebGLRenderingContext>>();
        const real = HTMLCanvasElement.prototype.getContext;
        const get = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          const found = Reflect.apply(real, this, [kind, ...rest]);
          if (found && kind.startsWith("webgl")) made.add(new WeakRef(found));
          return found;
        };
        HTMLCanvasElement.prototype.getContext = get as typeof real;
        Reflect.set(window, "__liveContexts", () => {
          const known = new Set([...made].map((reference) => reference.deref()));
          return [...known].filter((gl) => gl && !gl.isContextLost()).length;
        });
      });
    };
    await atTable({ ...reduced, prepare: countContexts }, async ({ page, player, observer }) => {
      const line = await page.context().newCDPSession(page);
      const measure = async () => {
        await line.send("HeapProfiler.collectGarbage");
        const { usedSize } = await line.send("Runtime.getHeapUsage");
        const contexts = await page.evaluate(() => Reflect.get(window, "__liveContexts")() as number);
        const figures = await page.evaluate(() => window.harvestProbe?.figures());
        return {
          megabytes: usedSize / 2 ** 20,
          contexts,
          geometries: figures?.geometries,
          textures: figures?.textures,
        };
      };
      const layAgain = async () => {
        const last = observer.tableId;
        await observer.openTable(["Ada", "Ben"], DEFAULT_OPTIONS);
        expect(observer.tableId).not.toBe(last);
        await player.atEase();
      };
      const lay = async (times: number) => {
        for (let count = 0; count < times; count++) await layAgain();
        await observer.play(chooseCommand(player.state));
        await player.compareFaces();
      };
      await lay(3);
      const early = await measure();
      await lay(20);
      const late = await measure();
      expect(early.geometries).toBeGreaterThan(0);
      expect({ geometries: late.geometries, textures: late.textures }).toEqual({
        geometries: early.geometries,
        textures: early.textures,
      });
      expect(late.contexts).toBeLessThanOrEqual(1);
      expect(late.megabytes - early.megabytes).toBeLessThan(20);
    });
  });
});

describe("the picture itself", () => {
  it("a die is dragged with the mouse onto a vine", async () => {
    await atTable({ ...reduced, context: { viewport: { width: 1280, height: 720 } } }, async (table) => {
      const { page, player } = table;
      await playOn(table);
      const command = chooseCommand(player.state);
      if (command.type !== "place") throw new Error("the first dice of a game can be placed");
      await page.waitForTimeout(500);
      const from = await middleOf(page, `hand:${command.die}`);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (let step = 1; step <= 4; step++) await page.mouse.move(from.x - step * 6, from.y);
      // Taken up, the die shows where it can go; a person aims at what is seen by then.
      const goal = `vine:${command.seat}:${command.vine}` as const;
      await page.locator(`[data-target="${goal}"]`).waitFor({ timeout: PATIENCE });
      await page.waitForTimeout(500);
      const to = await middleOf(page, goal);
      for (let step = 1; step <= 8; step++) {
        await page.mouse.move(from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8);
      }
      await page.mouse.up();
      await expect
        .poll(() => player.state.players[command.seat]?.vines[command.vine]?.seed.die, { timeout: 10_000 })
        .toBe(command.die);
      await player.compareFaces();
    });
  });

  it("two screens at one table see the same flicked throw come to the same rest, and then draw no more", async () => {
    await atTable({}, async ({ url, page, player, observer }) => {
      const other = await openDevice(browser, url, { context: { viewport: { width: 800, height: 600 } } });
      try {
        await other.page.locator("[data-phase]:not([data-waiting])").waitFor({ timeout: PATIENCE });
        const before = await observer.diagnostics();
        await page.waitForTimeout(500);
        await flickLeft(page);
        await expect.poll(() => observer.flick?.x ?? 0, { timeout: PATIENCE }).toBeLessThan(-14);
        const settled = async () => (await observer.diagnostics()).settled - before.settled;
        await expect.poll(settled, { timeout: PATIENCE }).toBe(2);
        for (const screen of [page, other.page]) {
          await screen.waitForFunction(() => !document.querySelector("[data-rolling]"), null, { timeout: PATIENCE });
        }
        await player.compareFaces();
        const hand = player.state.hand.map(({ die }) => die);
        const poses = (screen: Page) =>
          screen.evaluate((dice) => dice.map((die) => window.harvestProbe?.poses()[die]), hand);
        await expect
          .poll(async () => JSON.stringify(await poses(page)) === JSON.stringify(await poses(other.page)))
          .toBe(true);
        const label = (screen: Page) =>
          screen.locator("[data-die]").evaluateAll((dice) => dice.map((die) => die.ariaLabel));
        expect(await label(other.page)).toEqual(await label(page));
        await page.mouse.move(400, 300);
        await page.waitForTimeout(2000);
        const drawn = await frames(page);
        await page.waitForTimeout(3000);
        expect(await frames(page)).toBe(drawn);
        expect(other.faults).toEqual([]);
      } finally {
        await other.page.context().close();
      }
    });
  });
});
