import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { totalText } from "../../src/renderer/forage/model/score-lines";
import en from "../../src/renderer/i18n/en.json";
import forageEn from "../../src/renderer/i18n/forage-en.json";
import { DEFAULT_OPTIONS, type State } from "../../src/shared/games/diced-tomatoes/state";
import { writtenForage } from "../harness/written-forage";
import { chooseCommand } from "./lib/bot";
import { launchBrowser } from "./lib/browser";
import { expectSameDice } from "./lib/forest-dice";
import { type RunningHost, startHost } from "./lib/host";
import { Observer } from "./lib/observer";
import { PATIENCE, shownValues } from "./lib/player";
import { openDevice } from "./lib/table";

let browser: Browser;
let host: RunningHost;
/** A few turns of two players, as a file; and how the table lay then. */
let played: { text: string; state: State };

beforeAll(async () => {
  browser = await launchBrowser();
  host = await startHost();
  const observer = await Observer.connect(host.url);
  try {
    await observer.openTable(["Ada", "Ben"], DEFAULT_OPTIONS);
    for (let turns = 0; turns < 3; ) {
      const command = chooseCommand(observer.state as State);
      await observer.play(command);
      if (command.type === "endTurn") turns += 1;
    }
    // Ends with dice in the tray.
    await observer.play(chooseCommand(observer.state as State));
    const table = observer.tableId as string;
    const reply = await observer.ask({ type: "export", table });
    if (!reply.ok || !("file" in reply)) throw new Error("no file");
    played = { text: reply.file.text, state: observer.state as State };
    await observer.ask({ type: "close-table", id: "close-table", table });
  } finally {
    observer.close();
  }
});

afterAll(async () => {
  await browser.close();
  await host.stop();
});

const small = { viewport: { width: 960, height: 640 } };

/** Lets a file fall on the page. */
const drop = (page: Page, text: string): Promise<void> =>
  page.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "table.harvest.json", { type: "application/json" }));
    for (const type of ["dragover", "drop"]) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    }
  }, text);

describe("a table's file", () => {
  it("dropped on the start screen plays back to its end with every die as it fell", async () => {
    const { page, faults } = await openDevice(browser, host.url, { context: small });
    page.setDefaultTimeout(PATIENCE);
    await page.getByRole("button", { name: en.start["set-table"] }).waitFor();
    await drop(page, played.text);
    const moment = page.getByRole("slider", { name: en.replay.scrubber });
    await moment.waitFor({ state: "attached" });
    await page.locator("canvas").waitFor();
    await page.keyboard.press("4");
    const skip = page.getByRole("button", { name: en.turn.skip, exact: true });
    let rolls = 0;
    const ended = async () => {
      if (await skip.isVisible()) {
        rolls += 1;
        // The dice may come to rest before the press arrives.
        await skip.click({ timeout: 2000 }).catch(() => undefined);
      }
      return (await moment.inputValue()) === (await moment.getAttribute("max"));
    };
    await expect.poll(ended, { timeout: 180_000, interval: 150 }).toBe(true);
    expect(rolls).toBeGreaterThan(0);
    const wanted = shownValues(played.state);
    await expect
      .poll(
        async () => {
          const drawn = await page.evaluate(() => window.harvestProbe?.topFaces() ?? {});
          return Object.fromEntries(Object.keys(wanted).map((die) => [die, drawn[die]]));
        },
        { timeout: PATIENCE, interval: 200 },
      )
      .toEqual(wanted);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: en.start["set-table"] }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it("named to the host is there on the first page, without 3D too, and moves by keys", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "harvest-file-")), "table.harvest.json");
    writeFileSync(file, played.text);
    const other = await startHost({ file });
    try {
      const device = { table: "flat", motion: "reduced" } as const;
      const { page, faults } = await openDevice(browser, other.url, { context: small, device });
      const moment = page.getByRole("slider", { name: en.replay.scrubber });
      await moment.waitFor({ state: "attached", timeout: PATIENCE });
      // Who wants no motion begins it by hand.
      expect(await moment.inputValue()).toBe("0");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => moment.inputValue()).toBe("1");
      await page.keyboard.press("Shift+ArrowRight");
      await expect.poll(() => moment.getAttribute("aria-valuetext")).toContain("Round 1, turn 2");
      await page.keyboard.press("End");
      await expect.poll(() => moment.inputValue()).toBe(await moment.getAttribute("max"));
      for (const { die, value } of played.state.hand) {
        expect(await page.locator(`[data-die="${die}"]`).textContent()).toContain(String(value));
      }
      expect(faults).toEqual([]);
      await page.context().close();
    } finally {
      await other.stop();
    }
  });

  it("that is broken, or none at all, is refused in words", async () => {
    const { page, faults } = await openDevice(browser, host.url, { context: small, device: { table: "flat" } });
    await page.getByRole("button", { name: en.start["set-table"] }).waitFor({ timeout: PATIENCE });
    const { fault } = en.replay;
    for (const [text, words] of [
      ["no table at all", fault["no-table-file"]],
      [played.text.slice(0, 500), fault["no-table-file"]],
      [played.text.replace('"created"', '"made"'), fault["not-a-table-file"].replace("{{field}}", "created")],
      [
        played.text.replace('"game":"diced-tomatoes"', '"game":"chess"'),
        fault["unknown-game"].replace("{{game}}", "chess"),
      ],
    ] as const) {
      await drop(page, text);
      const sheet = page.getByRole("alertdialog", { name: fault.title });
      await sheet.getByText(words).waitFor({ timeout: PATIENCE });
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached", timeout: PATIENCE });
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it("of a finished race of Forage shows the forest of whoever moves, to the end that was written for it", async () => {
    const { text, summary, script } = writtenForage("fg-0012");
    const file = join(mkdtempSync(join(tmpdir(), "harvest-file-")), "race.harvest.json");
    writeFileSync(file, text);
    const other = await startHost({ file });
    try {
      const device = { motion: "reduced" } as const;
      const { page, faults } = await openDevice(browser, other.url, { context: small, device });
      const moment = page.getByRole("slider", { name: en.replay.scrubber });
      await moment.waitFor({ state: "attached", timeout: PATIENCE });
      await page.locator("canvas").waitFor({ timeout: PATIENCE });
      const plate = page.getByRole("banner").locator("strong").first();
      // The table is laid in two steps; then everybody lays a card in turn.
      for (const step of [1, 2, 3]) {
        await page.keyboard.press("ArrowRight");
        await expect.poll(() => moment.inputValue()).toBe(String(step));
        const seat = script.commands[step - 2]?.seat ?? 0;
        const name = forageEn.top.race.replace("{{name}}", script.players[seat] as string);
        await plate.filter({ hasText: name }).waitFor({ timeout: PATIENCE });
      }
      await page.keyboard.press("End");
      await expect.poll(() => moment.inputValue()).toBe(String(1 + script.commands.length));
      const { result } = summary;
      if (!result || !("winners" in result)) throw new Error("not the end of a race");
      const winner = script.players[result.winners[0] as number] as string;
      await page.getByTestId("result").filter({ hasText: winner }).waitFor({ timeout: PATIENCE });
      const seat = script.commands.at(-1)?.seat ?? 0;
      expect(await page.getByTestId("total").textContent()).toBe(totalText(result.totals[seat] as number));
      await expectSameDice(page, summary.players[seat]?.cells ?? {});
      expect(faults).toEqual([]);
      await page.context().close();
    } finally {
      await other.stop();
    }
  });
});
