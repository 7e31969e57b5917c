import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { followTable } from "../../src/renderer/bridge/follow-table";
import { socketClient } from "../../src/renderer/bridge/socket-client";
import { joinAddress } from "../../src/renderer/company/join-address";
import { qrDrawing } from "../../src/renderer/company/qr-path";
import company from "../../src/renderer/i18n/company-en.json";
import en from "../../src/renderer/i18n/en.json";
import type { Pass } from "../../src/shared/line/socket-line";
import type { Company } from "../../src/shared/protocol/company";
import { launchBrowser, openPage } from "./lib/browser";
import { type RunningHost, startHost } from "./lib/host";
import { openDevice } from "./lib/table";

// The host is the built one: a client in this process has to be of the same build.
vi.mock("../../src/shared/protocol/build", () => ({ BUILD: readFileSync("out/build-id", "utf8") }));

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const SOON = { timeout: 60_000 };
const ANNA = { name: "Anna" };

const filled = (sentence: string, names: Record<string, string>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => names[name] ?? "");

/** A guest without a page, as another program on the network would be. */
function guestAt(origin: string, pass: Pass) {
  const client = socketClient({ origin, pass });
  const follower = followTable(client);
  let told: Company | null = null;
  client.onNews((news) => {
    if (news.type === "company") told = news;
  });
  return {
    client,
    close: () => client.close(),
    told: () => told,
    seats: () => follower.current().table?.mySeats ?? null,
    async join(name: string): Promise<string> {
      const reply = await client.request({ type: "join", id: `join-${name}-1`, name, colour: "leaf", seat: null });
      if (!reply.ok || !("joined" in reply)) throw new Error(`${name} was not let in: ${JSON.stringify(reply)}`);
      return reply.joined.token;
    },
  };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens the table to the network from the page; answers the address and the code that it shows. */
async function openToTheNetwork(page: Page): Promise<{ url: string; code: string }> {
  await button(page, company.open).click(SOON);
  await button(page, company.door.open).click(SOON);
  const spelled = await page.getByTestId("join-code").textContent(SOON);
  const address = await page.getByTestId("join-address").textContent(SOON);
  return { url: `${address}/`, code: spelled?.replace(" ", "") ?? "" };
}

const openHost = (host: RunningHost) =>
  openDevice(browser, host.url, { device: { table: "flat", motion: "reduced" }, context: { deviceScaleFactor: 1 } });

describe("a guest at the table", () => {
  it("comes by the code, is let in, seated, played for while away, and removed", async () => {
    const host = await startHost({ address: "127.0.0.1" });
    const { page, faults } = await openHost(host);
    const guests: ReturnType<typeof guestAt>[] = [];
    const enter = (origin: string, pass: Pass) => {
      const guest = guestAt(origin, pass);
      guests.push(guest);
      return guest;
    };
    try {
      const { url, code } = await openToTheNetwork(page);
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
      expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{6}$/);
      const drawn = page.getByTestId("join-qr").locator("path");
      expect(await drawn.getAttribute("d")).toBe(qrDrawing(joinAddress(url, code)).path);

      await page.getByText(company.rules.approve).click();
      const anna = enter(url, { code });
      await vi.waitFor(() => expect(anna.told()?.joining.approve).toBe(true), SOON);
      const token = await anna.join("Anna");
      await button(page, filled(company.guests["admit-aloud"], ANNA)).click(SOON);
      await vi.waitFor(() => expect(anna.told()?.guests[0]?.state).toBe("in"), SOON);
      await page.keyboard.press("Escape");

      // The set-up has a row for her, beside one for whoever lays the table.
      await button(page, en.start["set-table"]).click();
      const rows = page.getByRole("textbox");
      await rows.first().waitFor(SOON);
      expect(await rows.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
        "Player 1",
        "Anna",
      ]);
      await button(page, en.setup.start).click();
      await vi.waitFor(() => expect(anna.seats()).toEqual([1]), SOON);

      // Whoever begins, from now on it is her.
      const active = page.locator("[data-active]");
      await active.first().waitFor(SOON);
      await page.locator("[data-phase]:not([data-waiting])").waitFor(SOON);
      const first = (await active.first().getAttribute("aria-label"))?.includes("Anna") ? 1 : 0;
      await page.keyboard.press("p");
      const seat = page.getByRole("combobox", { name: filled(company.guests["seat-label"], ANNA) });
      await seat.selectOption(String(first));
      await vi.waitFor(() => expect(anna.seats()).toEqual([first]), SOON);
      await page.keyboard.press("Escape");
      const name = first === 1 ? "Anna" : "Player 1";
      const watching = page.locator("[data-watching]");
      await watching.getByText(filled(company.turn["by-phone"], { name })).waitFor(SOON);
      expect(await page.locator("[data-karma]").count()).toBe(0);

      anna.close();
      await button(page, filled(company.turn.play, { name })).click(SOON);
      await page.locator("[data-karma]").waitFor(SOON);
      const back = enter(url, { guest: token });
      await button(page, filled(company.turn["give-back"], ANNA)).click(SOON);
      await watching.waitFor(SOON);
      expect(back.seats()).toEqual([first]);

      await page.keyboard.press("p");
      await button(page, filled(company.guests["remove-aloud"], ANNA)).click(SOON);
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: filled(company.guests["remove-yes"], ANNA) })
        .click(SOON);
      await vi.waitFor(() => expect(back.client.why()).toBe("removed"), SOON);
      await page.getByText(company.guests.none).waitFor(SOON);
      await page.keyboard.press("Escape");
      await page.locator("[data-karma]").waitFor(SOON);
      expect(faults).toEqual([]);
    } finally {
      for (const guest of guests) guest.close();
      await page.context().close();
      await host.stop();
    }
  });

  it("on a laptop has the table without the host's controls, in one tab at a time", async () => {
    const host = await startHost({ address: "127.0.0.1" });
    const { page, faults } = await openHost(host);
    try {
      const { url, code } = await openToTheNetwork(page);
      const anna = guestAt(url, { code });
      const token = await anna.join("Anna");
      anna.close();
      await page.keyboard.press("Escape");

      const kept = (tab: Page) =>
        tab.addInitScript((text) => localStorage.setItem("harvest-table:guest", text), token).then(() => undefined);
      const flat = (tab: Page) =>
        tab
          .addInitScript(
            (text) => localStorage.setItem("harvest-table.device", text),
            '{"table":"flat","language":"en","motion":"reduced"}',
          )
          .then(() => kept(tab));
      const first = await openPage(browser, `${url}table`, { viewport: { width: 1280, height: 720 } }, flat);
      await first.page.getByText(filled(company.guest.lobby, ANNA)).waitFor(SOON);
      await button(page, en.start["set-table"]).click();
      await button(page, en.setup.start).click(SOON);
      await button(first.page, en.menu.title).click(SOON);
      await first.page.getByRole("menuitem", { name: company.people }).waitFor(SOON);
      expect(await first.page.getByRole("menuitem", { name: en.menu.leave }).count()).toBe(0);
      await first.page.keyboard.press("Escape");

      const second = await openPage(browser, `${url}table`, { viewport: { width: 1280, height: 720 } }, flat);
      await first.page.getByText(company.fault["taken-over"]).waitFor(SOON);
      await button(second.page, en.menu.title).waitFor(SOON);
      await button(first.page, company.fault["play-here"]).click();
      await second.page.getByText(company.fault["taken-over"]).waitFor(SOON);
      await button(first.page, en.menu.title).waitFor(SOON);
      expect([...faults, ...first.faults, ...second.faults]).toEqual([]);
      await first.page.context().close();
      await second.page.context().close();
    } finally {
      await page.context().close();
      await host.stop();
    }
  });
});
