import { readdirSync, readFileSync } from "node:fs";
import { join as joinPath } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { WatchedPage } from "../../e2e/lib/browser";
import { heldHash } from "../../e2e/lib/held-state";
import { type RunningHost, startHost } from "../../e2e/lib/host";
import { OwnScreen } from "../../e2e/lib/own-screen";
import { join, openPhone } from "../../e2e/lib/phone";
import { type PhoneLine, phoneLine } from "../../e2e/lib/phone-line";
import type { Tally } from "./tally";
import { until } from "./until";

/** What a line that is cut on purpose makes a browser say. */
const OF_THE_LINE = /WebSocket|ERR_|Failed to load/;

export interface Phone {
  name: string;
  /** The page that plays; another tab's where that has taken over. */
  page: Page;
  line: PhoneLine;
  faults: string[];
  /** Without a seat any more. */
  looksOn: boolean;
}

/** A host, its own screen and the phones around them, and all that may befall them. */
export class Party {
  readonly phones: Phone[] = [];

  private constructor(
    private readonly browser: Browser,
    private host: RunningHost,
    public screen: OwnScreen,
    private readonly tally: Tally,
  ) {}

  static async gather(browser: Browser, names: readonly string[], tally: Tally): Promise<Party> {
    const host = await startHost({ lan: true });
    const party = new Party(browser, host, await OwnScreen.connect(host.url), tally);
    for (const name of names) await party.come(name);
    return party;
  }

  /** Whoever plays a seat now; the host's own screen sees to seats without a phone. */
  at(seat: number): Phone {
    const phone = this.phones.find(({ name, looksOn }) => !looksOn && this.screen.guest(name).seat === seat);
    if (!phone) throw new Error(`no phone plays seat ${seat}`);
    return phone;
  }

  async come(name: string): Promise<Phone> {
    const { lan } = this.host;
    if (!lan) throw new Error("the table is not open to the LAN");
    const lines: PhoneLine[] = [];
    const watched: WatchedPage = await openPhone(this.browser, `${lan.url}#${lan.code}`, "reduced", async (page) => {
      lines.push(await phoneLine(page.context()));
    });
    const [line] = lines;
    if (!line) throw new Error("a phone without a line");
    await join(watched.page, name);
    const phone = { name, page: watched.page, line, faults: watched.faults, looksOn: false };
    this.phones.push(phone);
    this.tally.phones += 1;
    return phone;
  }

  async reload({ page }: Phone): Promise<void> {
    await page.reload();
    this.tally.reloads += 1;
  }

  /** Takes the network from a phone for as long as `meanwhile` lasts. */
  async offline({ page, line }: Phone, meanwhile: () => Promise<void>): Promise<void> {
    await page.context().setOffline(true);
    line.cut();
    await meanwhile();
    await page.context().setOffline(false);
    this.tally.offline += 1;
  }

  /** A second tab takes the seat over, the first says so and is closed. */
  async secondTab(phone: Phone): Promise<void> {
    const { page: first } = phone;
    const second = await first.context().newPage();
    second.on("pageerror", (error) => phone.faults.push(`error: ${error.message}`));
    await second.goto(first.url());
    await first.getByRole("heading", { name: "Playing elsewhere" }).waitFor();
    await first.close();
    phone.page = second;
    this.tally.tabs += 1;
  }

  /** Sends a guest away, who is told so and comes back to look on; `meanwhile` nobody plays the seat. */
  async kick(phone: Phone, newcomer: string, meanwhile: () => Promise<void>): Promise<void> {
    const { guest, seat } = this.screen.guest(phone.name);
    await this.screen.accepted({ type: "remove", guest });
    await phone.page.getByRole("heading", { name: "You are no longer at the table" }).waitFor();
    await meanwhile();
    await this.come(newcomer);
    await until(`${newcomer} among the guests`, () => this.screen.knows(newcomer));
    await this.screen.accepted({ type: "seat-guest", guest: this.screen.guest(newcomer).guest, seat });
    await until(`${newcomer} in the seat`, () => this.screen.guest(newcomer).seat === seat);
    await phone.page.getByRole("button", { name: "Join again" }).tap();
    await phone.page.getByRole("button", { name: "Just watch" }).tap();
    phone.looksOn = true;
    this.tally.kicks += 1;
  }

  /** Kills the host without a word; another on the same folder has the very same table. */
  async restart(): Promise<void> {
    const before = this.screen.hash;
    this.screen.close();
    await this.host.kill();
    this.host = await startHost({ lan: true, data: this.host.data, port: this.host.port });
    this.screen = await OwnScreen.connect(this.host.url);
    if (this.screen.hash !== before) throw new Error("the host came back to another state");
    this.tally.restarts += 1;
  }

  /** Every page holds what the host has for it, by the hash of each. */
  async compareAll(): Promise<void> {
    const forAll = this.screen.hash;
    for (const { name, page, looksOn } of this.phones) {
      const hash = looksOn ? forAll : await this.screen.hashFor(name);
      await until(`${name}'s page to hold the state ${hash}`, async () => (await heldHash(page)) === hash);
      this.tally.compared += 1;
    }
  }

  /** What stands on every page, for whoever has to find out what went wrong. */
  async told(): Promise<string> {
    const texts = this.phones.map(async ({ name, page, line }) => {
      const text = (await page.locator("#root").textContent({ timeout: 5000 })) ?? "";
      return `${name} (${JSON.stringify(line.struck)}): ${text.slice(0, 300)}`;
    });
    return (await Promise.allSettled(texts)).map((one) => ("value" in one ? one.value : one.reason)).join("\n");
  }

  /** Ends the evening; throws where a page made an error or a command stands in the journal twice. */
  async leave(): Promise<void> {
    this.tally.moves += this.moves();
    const faults = this.phones.flatMap(({ faults }) => faults.filter((fault) => !OF_THE_LINE.test(fault)));
    for (const { page, line } of this.phones) {
      const { struck } = line;
      this.tally.cuts += struck.cut + struck["lost-question"];
      this.tally.silences += struck["lost-answer"] + struck.mute + struck.deaf;
      this.tally.doubleSubmits += struck.twice;
      await page.context().close();
    }
    this.screen.close();
    await this.host.stop();
    if (faults.length > 0) throw new Error(faults.join("\n"));
  }

  /** How many commands the journal has, each once. */
  private moves(): number {
    const folder = joinPath(this.host.data, "tables");
    const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));
    const records = files.flatMap((file) => readFileSync(joinPath(folder, file), "utf8").trimEnd().split("\n"));
    const ids = records.flatMap((text) => {
      const { type, request } = JSON.parse(text) as { type?: string; request?: { id: string } };
      return type === "command" && request ? [request.id] : [];
    });
    if (new Set(ids).size !== ids.length) throw new Error("a command was done twice");
    return ids.length;
  }
}
