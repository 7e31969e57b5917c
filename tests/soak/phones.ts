import type { Browser, Page, WebSocketRoute } from "playwright-core";
import type { Socket } from "socket.io-client";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import type { Company } from "../../src/shared/protocol/company";
import { stateHash } from "../../src/shared/protocol/hash";
import {
  type News,
  PROTOCOL,
  PUSH_CHANNEL,
  type Push,
  REQUEST_CHANNEL,
  type Reply,
  type Request,
} from "../../src/shared/protocol/messages";
import { chooseCommand } from "../e2e/lib/bot";
import { launchBrowser, type WatchedPage } from "../e2e/lib/browser";
import { connectTo } from "../e2e/lib/connect";
import { ForageObserver } from "../e2e/lib/forage-observer";
import { type RunningHost, startHost } from "../e2e/lib/host";
import { Observer } from "../e2e/lib/observer";
import { join, openPhone, playTurn } from "../e2e/lib/phone";

const NAMES = ["Ada", "Ben", "Cleo", "Dan"];

/** Turns before which something happens to the table. */
const AT = { reload: 3, deaf: 5, mute: 8, twice: 10, tab: 12, kicked: 15, restart: 18 };

/** Sooner or later every screen shows it, in milliseconds. */
const PATIENCE = 60_000;

/** A phone whose line can be made deaf (nothing comes) or mute (nothing goes) without its knowing. */
interface Phone extends WatchedPage {
  line: { deaf: boolean; mute: boolean; cut(): void };
}

/**
 * Whole games of four phones by taps, with pages loaded again, lines that carry nothing one way and then break, commands
 * sent twice, a second tab, a guest who is sent away and another in the same seat, and a host that is killed and another
 * in its place; then a race of Forage between two of them by hints. At the end every screen knows the very state of the
 * host.
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

async function openPhoneWithLine(browser: Browser, url: string): Promise<Phone> {
  const lines = new Set<WebSocketRoute>();
  const line = {
    deaf: false,
    mute: false,
    cut: () => {
      for (const open of lines) void open.close();
      lines.clear();
    },
  };
  const watched = await openPhone(browser, url, "reduced", (page) =>
    page.routeWebSocket(/socket\.io/, (own) => {
      const host = own.connectToServer();
      lines.add(own);
      own.onMessage((message) => {
        if (!line.mute) host.send(message);
      });
      host.onMessage((message) => {
        if (!line.deaf) own.send(message);
      });
    }),
  );
  return { ...watched, line };
}

async function seated(browser: Browser, host: RunningHost, names: readonly string[]): Promise<Phone[]> {
  const { lan } = host;
  if (!lan) throw new Error("the table is not open to the LAN");
  const phones: Phone[] = [];
  for (const name of names) {
    const phone = await openPhoneWithLine(browser, `${lan.url}#${lan.code}`);
    await join(phone.page, name);
    phones.push(phone);
  }
  return phones;
}

/** The table's own screen: it asks what only the host may, and hears who is at the table. */
class OwnScreen {
  company: Company | null = null;
  private asked = 0;

  private constructor(private readonly socket: Socket) {
    socket.on(PUSH_CHANNEL, (...messages: (Push | News)[]) => {
      for (const message of messages) if (message.type === "company") this.company = message;
    });
  }

  static async connect(url: string): Promise<OwnScreen> {
    const own = new OwnScreen(await connectTo(url, () => undefined));
    await own.send({ type: "hello", protocol: PROTOCOL, build: "soak", last: null });
    return own;
  }

  send(request: Request): Promise<Reply> {
    return this.socket.timeout(PATIENCE).emitWithAck(REQUEST_CHANNEL, request);
  }

  id(): string {
    this.asked += 1;
    return `own-screen-${String(this.asked).padStart(5, "0")}`;
  }

  close(): void {
    this.socket.close();
  }
}

async function fourPhones(browser: Browser): Promise<object> {
  let host = await startHost({ lan: true });
  let table = await Observer.connect(host.url);
  let own = await OwnScreen.connect(host.url);
  const phones = await seated(browser, host, NAMES);
  const begun = Date.now();
  await table.openTable(NAMES, DEFAULT_OPTIONS);
  const done = { turns: 0, reloads: 0, deaf: 0, mute: 0, twice: 0, tabs: 0, kicked: 0, restarts: 0 };
  while (table.state?.phase !== "finished") {
    const { activeSeat, turn } = table.state ?? {};
    const phone = phones[activeSeat ?? -1];
    const idle = phones[((activeSeat ?? 0) + 1) % phones.length];
    if (!phone || !idle) throw new Error("nobody's turn");
    switch (done.turns) {
      case AT.reload:
        await Promise.all([phone, idle].map(({ page }) => page.reload()));
        done.reloads += 2;
        break;
      case AT.deaf:
        // Whoever hears nothing misses a whole turn, and says so when the line breaks at last.
        idle.line.deaf = true;
        break;
      case AT.mute:
        phone.line.mute = true;
        await myTurn(phone);
        await phone.page.getByRole("button", { name: /^Roll/ }).tap();
        phone.line.mute = false;
        phone.line.cut();
        done.mute += 1;
        break;
      case AT.twice:
        done.twice += await twice(table, own);
        continue;
      case AT.tab:
        await secondTab(phone, host);
        done.tabs += 1;
        break;
      case AT.kicked:
        phones[activeSeat ?? -1] = await another(browser, host, own, phone, activeSeat ?? -1);
        done.kicked += 1;
        continue;
      case AT.restart: {
        const before = JSON.stringify(table.state);
        table.close();
        own.close();
        await host.kill();
        host = await startHost({ lan: true, data: host.data, port: host.port });
        table = await Observer.connect(host.url);
        own = await OwnScreen.connect(host.url);
        if (JSON.stringify(table.state) !== before) throw new Error("the host came back to another state");
        done.restarts += 1;
        break;
      }
    }
    await myTurn(phone);
    await Promise.race([playTurn(phone.page), over(table)]);
    await until(() => table.state?.phase === "finished" || table.state?.turn !== turn);
    for (const { line } of phones.filter(({ line }) => line.deaf)) {
      line.deaf = false;
      line.cut();
      done.deaf += 1;
    }
    done.turns += 1;
  }
  const { result } = table.state;
  if (!result || !("totals" in result)) throw new Error("a game of four ends with totals");
  for (const { page } of phones) {
    const text = await endOf(page);
    for (const total of result.totals) if (!text.includes(String(total))) throw new Error(`no ${total} in ${text}`);
  }
  await knowTheSame(phones, () => stateHash(table.state));
  const { mismatched } = await table.diagnostics();
  const faults = phones.flatMap((phone) =>
    phone.faults.filter((fault) => !/WebSocket|ERR_|Failed to load/.test(fault)),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  own.close();
  await close(phones, host, table);
  return { game: "diced-tomatoes", ...done, totals: result.totals, mismatched, seconds: secondsSince(begun) };
}

const myTurn = ({ page }: Phone): Promise<void> =>
  page.getByText("Your turn", { exact: true }).waitFor({ timeout: PATIENCE });

/** A whole turn of commands that come twice each, with one id: the second is answered as the first, and moves nothing. */
async function twice(table: Observer, own: OwnScreen): Promise<number> {
  const { activeSeat, turn } = table.state ?? {};
  if (activeSeat === undefined || activeSeat === null || !table.tableId) throw new Error("nobody's turn");
  let commands = 0;
  while (table.state && table.state.turn === turn && table.state.phase !== "finished") {
    const { seq } = table;
    const command = { ...chooseCommand(table.state) };
    const request = { type: "command", id: own.id(), table: table.tableId, seat: activeSeat, seq, command } as const;
    const answers = await Promise.all([own.send(request), own.send(request)]);
    if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1]) || !answers[0]?.ok) {
      throw new Error(`one command, two answers: ${JSON.stringify(answers)}`);
    }
    await until(() => table.seq > seq);
    if (table.seq !== seq + 1) throw new Error("one command moved the table twice");
    commands += 1;
  }
  return commands;
}

/** A second tab has the seat, and the first says so; then it is played on at the first. */
async function secondTab({ page }: Phone, host: RunningHost): Promise<void> {
  const second = await page.context().newPage();
  await second.goto(host.lan?.url ?? "");
  await page.getByRole("heading", { name: "Playing elsewhere" }).waitFor({ timeout: PATIENCE });
  await page.getByRole("button", { name: "Play here" }).tap();
  await second.getByRole("heading", { name: "Playing elsewhere" }).waitFor({ timeout: PATIENCE });
  await second.close();
}

/** Sends a guest away, who is told, and gives the seat to another who comes by the code. */
async function another(browser: Browser, host: RunningHost, own: OwnScreen, gone: Phone, seat: number): Promise<Phone> {
  const guest = own.company?.guests.find((one) => one.seat === seat);
  if (!guest || !host.lan) throw new Error("nobody in that seat");
  await own.send({ type: "remove", id: own.id(), guest: guest.guest });
  await gone.page.getByRole("heading", { name: "You are no longer at the table" }).waitFor({ timeout: PATIENCE });
  await gone.page.context().close();
  const comes = await openPhoneWithLine(browser, `${host.lan.url}#${host.lan.code}`);
  await join(comes.page, "Eve");
  const eve = () => own.company?.guests.find(({ name }) => name === "Eve");
  await until(() => eve() !== undefined);
  await own.send({ type: "seat-guest", id: own.id(), guest: eve()?.guest ?? "", seat });
  return comes;
}

async function twoForagers(browser: Browser): Promise<object> {
  const host = await startHost({ lan: true });
  const forest = await ForageObserver.connect(host.url);
  const own = await OwnScreen.connect(host.url);
  const names = NAMES.slice(0, 2);
  const phones = await seated(browser, host, names);
  const begun = Date.now();
  const setup = { players: [...names], mode: "standard", deck: null, deal: null } as const;
  await own.send({ type: "open-table", id: own.id(), game: "forage", setup: { ...setup, players: [...names] } });
  const placed = (seat: number) => forest.state.players[seat]?.placed ?? 0;
  await Promise.all(
    phones.map(async ({ page, line }, seat) => {
      while (!forest.state.players[seat]?.finished) {
        const before = placed(seat);
        if (before === 3) await page.reload();
        if (before === 5) line.cut();
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
  // A race that is over has no secrets: everybody knows all of it.
  await knowTheSame(phones, () => stateHash(forest.state));
  forest.close();
  own.close();
  await close(phones, host, own);
  return { game: "forage", phones: phones.length, totals, seconds: secondsSince(begun) };
}

/** Waits until every phone knows the state of this hash, and throws where one never comes to it. */
async function knowTheSame(phones: readonly Phone[], wanted: () => string): Promise<void> {
  for (const { page } of phones) {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const known = await page.evaluate(() => globalThis.harvestKnown?.().hash);
      if (known === wanted()) break;
      if (Date.now() > deadline) throw new Error(`a phone knows ${known}, the host ${wanted()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
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

const secondsSince = (then: number): number => Math.round((Date.now() - then) / 1000);

const over = (table: Observer): Promise<void> => until(() => table.state?.phase === "finished", 10 * PATIENCE);

async function until(is: () => boolean, limit = PATIENCE): Promise<void> {
  for (const end = Date.now() + limit; !is(); ) {
    if (Date.now() > end) throw new Error("it never came to that");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
