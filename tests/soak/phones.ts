import type { Browser, Page } from "playwright-core";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import { PROTOCOL, REQUEST_CHANNEL, type Request } from "../../src/shared/protocol/messages";
import { launchBrowser, type WatchedPage } from "../e2e/lib/browser";
import { connectTo } from "../e2e/lib/connect";
import { ForageObserver } from "../e2e/lib/forage-observer";
import { type RunningHost, startHost } from "../e2e/lib/host";
import { Observer } from "../e2e/lib/observer";
import { join, openPhone, playTurn } from "../e2e/lib/phone";

const NAMES = ["Ada", "Ben", "Cleo", "Dan"];

/** Turns after which something happens to the table. */
const RELOAD = 3;
const OFFLINE = 6;
const RESTART = 10;

/** Sooner or later every screen shows it, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Whole games of four phones by taps, with a page loaded again, a phone without a line, a host that is killed and
 * another in its place; then a race of Forage between two of them by hints. At the end all show what the host has.
 */
export async function soakPhones(rounds: number): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`round ${round}: ${JSON.stringify(await fourPhones(browser))}`);
      console.log(`round ${round}: ${JSON.stringify(await twoForagers(browser))}`);
    }
    return true;
  } finally {
    await browser.close();
  }
}

async function seated(browser: Browser, host: RunningHost, names: readonly string[]): Promise<WatchedPage[]> {
  const { lan } = host;
  if (!lan) throw new Error("the table is not open to the LAN");
  const phones: WatchedPage[] = [];
  for (const name of names) {
    const phone = await openPhone(browser, `${lan.url}#${lan.code}`);
    await join(phone.page, name);
    phones.push(phone);
  }
  return phones;
}

async function fourPhones(browser: Browser): Promise<object> {
  let host = await startHost({ lan: true });
  let table = await Observer.connect(host.url);
  const phones = await seated(browser, host, NAMES);
  const begun = Date.now();
  await table.openTable(NAMES, DEFAULT_OPTIONS);
  let turns = 0;
  while (table.state?.phase !== "finished") {
    if (turns === RELOAD) await phones[0]?.page.reload();
    if (turns === OFFLINE) await phones[1]?.page.context().setOffline(true);
    if (turns === OFFLINE + 1) await phones[1]?.page.context().setOffline(false);
    if (turns === RESTART) {
      const before = JSON.stringify(table.state);
      table.close();
      await host.kill();
      host = await startHost({ lan: true, data: host.data, port: host.port });
      table = await Observer.connect(host.url);
      if (JSON.stringify(table.state) !== before) throw new Error("the host came back to another state");
    }
    const { activeSeat, turn } = table.state ?? {};
    const phone = phones[activeSeat ?? -1];
    if (!phone) throw new Error("nobody's turn");
    if (turns === OFFLINE && activeSeat === 1) await phone.page.context().setOffline(false);
    await phone.page.getByText("Your turn", { exact: true }).waitFor({ timeout: PATIENCE });
    await Promise.race([playTurn(phone.page), over(table)]);
    await until(() => table.state?.phase === "finished" || table.state?.turn !== turn);
    turns += 1;
  }
  const totals = table.state.players.map(({ track }) => track.length);
  const { result } = table.state;
  if (!result || !("totals" in result)) throw new Error("a game of four ends with totals");
  for (const { page } of phones) {
    const text = await endOf(page);
    for (const total of result.totals) if (!text.includes(String(total))) throw new Error(`no ${total} in ${text}`);
  }
  const { mismatched } = await table.diagnostics();
  const faults = phones.flatMap((phone) =>
    phone.faults.filter((fault) => !/WebSocket|ERR_|Failed to load/.test(fault)),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  await close(phones, host, table);
  const seconds = Math.round((Date.now() - begun) / 1000);
  return {
    game: "diced-tomatoes",
    phones: phones.length,
    turns,
    harvests: totals,
    totals: result.totals,
    mismatched,
    seconds,
  };
}

async function twoForagers(browser: Browser): Promise<object> {
  const host = await startHost({ lan: true });
  const forest = await ForageObserver.connect(host.url);
  const own = await connectTo(host.url, () => undefined);
  const ask = (request: Request) => own.timeout(PATIENCE).emitWithAck(REQUEST_CHANNEL, request);
  await ask({ type: "hello", protocol: PROTOCOL, build: "soak", last: null });
  const names = NAMES.slice(0, 2);
  const phones = await seated(browser, host, names);
  const begun = Date.now();
  const setup = { players: names, mode: "standard", deck: null, deal: null } as const;
  await ask({ type: "open-table", id: "phones-forage", game: "forage", setup: { ...setup, players: [...names] } });
  const placed = (seat: number) => forest.state.players[seat]?.placed ?? 0;
  await Promise.all(
    phones.map(async ({ page }, seat) => {
      while (!forest.state.players[seat]?.finished) {
        const before = placed(seat);
        await page.getByRole("button", { name: "Hint", exact: true }).tap({ timeout: PATIENCE });
        await page.getByTestId("hint").getByText("Hint:", { exact: false }).waitFor({ timeout: PATIENCE });
        await page.getByRole("button", { name: "Lay the card" }).tap({ timeout: PATIENCE });
        await until(() => placed(seat) > before);
      }
    }),
  );
  const totals = forest.state.players.map(({ score }) => score.total);
  for (const { page } of phones) {
    const text = await endOf(page);
    for (const total of totals)
      if (!text.replaceAll("−", "-").includes(String(total))) throw new Error(`no ${total} in ${text}`);
  }
  forest.close();
  await close(phones, host, own);
  return { game: "forage", phones: phones.length, totals, seconds: Math.round((Date.now() - begun) / 1000) };
}

async function endOf(page: Page): Promise<string> {
  const panel = page.locator("[data-end-panel]");
  await panel.waitFor({ timeout: PATIENCE });
  return (await panel.textContent()) ?? "";
}

async function close(phones: readonly WatchedPage[], host: RunningHost, line: { close(): unknown }): Promise<void> {
  line.close();
  for (const { page } of phones) await page.context().close();
  await host.stop();
}

const over = (table: Observer): Promise<void> => until(() => table.state?.phase === "finished", 10 * PATIENCE);

async function until(is: () => boolean, limit = PATIENCE): Promise<void> {
  for (const end = Date.now() + limit; !is(); ) {
    if (Date.now() > end) throw new Error("it never came to that");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
