import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import en from "../../src/renderer/i18n/en.json";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import { launchBrowser } from "./lib/browser";
import { type RunningHost, startHost } from "./lib/host";
import { Observer } from "./lib/observer";
import { join, openPhone, playTurn } from "./lib/phone";

/** All that a phone fetches until it plays, in bytes as they go over the line. */
const FIRST_LOAD = 250_000;

let browser: Browser;
let host: RunningHost;
let table: Observer;

beforeAll(async () => {
  browser = await launchBrowser();
  host = await startHost({ lan: true });
  table = await Observer.connect(host.url);
});
afterAll(async () => {
  table?.close();
  await browser?.close();
  await host?.stop();
});

/** What a page has fetched so far, as short as the host sends it. */
function bytesOf(page: Page): () => Promise<number> {
  const fetched: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "websocket") {
      fetched.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  return async () => (await Promise.all(fetched)).reduce((sum, bytes) => sum + bytes, 0);
}

it("two phones join by the code, play in turns, come back to their seats, and hand over to another tab", async () => {
  if (!host.lan) throw new Error("the table is not open to the LAN");
  const { url, code } = host.lan;
  const ada = await openPhone(browser, url);
  const ben = await openPhone(browser, `${url}#${code}`);

  // By hand, as it stands on the screen or as somebody hears it.
  await ada.page.getByLabel("Code").fill("AAAAAA");
  await ada.page.getByRole("button", { name: "Come in" }).tap();
  await ada.page.getByRole("alert").filter({ hasText: "No table answers to this code" }).waitFor();
  const bytes = bytesOf(ada.page);
  await ada.page.reload();
  await ada.page.getByLabel("Code").fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
  await ada.page.getByRole("button", { name: "Come in" }).tap();
  await join(ada.page, "Ada");
  await ada.page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();
  expect(new URL(ben.page.url()).hash).toBe("");
  await join(ben.page, "Ben");
  await ada.page.getByRole("list", { name: "At the table" }).getByText("Ben").waitFor();

  await table.openTable(["Ada", "Ben"], DEFAULT_OPTIONS);
  const phones = [ada, ben];
  for (let turn = 0; turn < 4; turn += 1) {
    const seat = table.state?.activeSeat ?? -1;
    const [mine, other] = [phones[seat]?.page, phones[1 - seat]?.page];
    if (!mine || !other) throw new Error("nobody's turn");
    await mine.getByText("Your turn", { exact: true }).waitFor();
    await other.getByText(`${seat === 0 ? "Ada" : "Ben"}’s turn`, { exact: true }).waitFor();
    await playTurn(mine);
    await expect.poll(() => table.state?.turn).toBe(turn + 2);
  }
  expect(await bytes()).toBeLessThan(FIRST_LOAD);

  // Whoever reloads is back in the same seat, without a code.
  await ada.page.reload();
  await ada.page.getByRole("button", { name: /^Ada.*Your mat/ }).waitFor();

  // A second tab of the same device takes the seat over, and the first says so.
  const second = await ada.page.context().newPage();
  await second.goto(url);
  await second.getByRole("button", { name: /^Ada.*Your mat/ }).waitFor();
  await ada.page.getByRole("heading", { name: "Playing elsewhere" }).waitFor();
  await ada.page.getByRole("button", { name: "Play here" }).tap();
  await ada.page.getByRole("button", { name: /^Ada.*Your mat/ }).waitFor();
  await second.getByRole("heading", { name: "Playing elsewhere" }).waitFor();

  // DT-M2: who plays alone may give up, and is asked first; at a table of two nobody is offered it.
  const menu = ada.page.getByRole("button", { name: en.menu.title, exact: true });
  const giveUp = ada.page.getByRole("button", { name: en.leave.concede });
  await menu.tap();
  await ada.page.getByRole("button", { name: en.menu.scores }).waitFor();
  expect(await giveUp.count()).toBe(0);
  await ada.page.keyboard.press("Escape");
  await table.openTable(["Ada"], DEFAULT_OPTIONS);
  await ada.page.locator("[data-phase=pick]:not([data-waiting])").waitFor();
  await menu.tap();
  await giveUp.tap();
  await ada.page.getByRole("alertdialog").getByRole("button", { name: en.leave.concede }).tap();
  await expect.poll(() => table.events.at(-1)).toMatchObject({ type: "game-ended", reason: "conceded" });

  expect(await ada.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});
