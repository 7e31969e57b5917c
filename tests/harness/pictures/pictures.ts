import { join } from "node:path";
import type { Page } from "playwright-core";
import { io, type Socket } from "socket.io-client";
import { dieColour } from "../../../src/shared/dice/kinds";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import type { Command } from "../../../src/shared/games/diced-tomatoes/commands";
import type { Options, State } from "../../../src/shared/games/diced-tomatoes/state";
import {
  type News,
  PROTOCOL,
  PUSH_CHANNEL,
  type Push,
  REQUEST_CHANNEL,
  type Reply,
  type Request,
} from "../../../src/shared/protocol/messages";
import type { Stage, ThemeId } from "../../../src/shared/protocol/presentation";
import { chooseCommand } from "../../e2e/lib/bot";
import { launchBrowser, openPage } from "../../e2e/lib/browser";
import { startHost } from "../../e2e/lib/host";

const NAMES = ["Ada", "Ben", "Chiyo", "David", "Emi", "Farid"];
const ALL: Options = { goldenSun: true, killerTomatoes: true, karmaOverload: true, karmaCap: "track" };

/** A roll of as many colours as the basket has, so that pictures show them all; null where no roll is due. */
function colourful(state: State): Command | null {
  const rolls = dicedTomatoes.legalMoves(state, state.activeSeat ?? 0).filter((command) => command.type === "roll");
  const colours = (roll: (typeof rolls)[number]) => new Set(roll.dice.map(dieColour)).size;
  return rolls.sort((a, b) => colours(b) - colours(a))[0] ?? null;
}

/** Plays at a host without any page, to bring a table to where a picture is wanted. */
export class Hand {
  state: State | null = null;
  private table = "";
  private seq = 0;
  private ids = 0;

  private constructor(private readonly socket: Socket) {}

  static async sitDown(url: string): Promise<Hand> {
    const { origin, hash } = new URL(url);
    const token = new URLSearchParams(hash.slice(1)).get("token");
    const hand = new Hand(io(origin, { transports: ["websocket"], auth: { token }, extraHeaders: { origin } }));
    hand.socket.on(PUSH_CHANNEL, (...messages: (Push | News)[]) => {
      const push = messages.find(({ type }) => type === "snapshot" || type === "update");
      if (push?.type !== "snapshot" && push?.type !== "update") return;
      hand.seq = push.seq;
      if (push.type === "update") void hand.hello();
      else {
        hand.state = push.table?.game === "diced-tomatoes" ? push.table.state : null;
        hand.table = push.table?.tableId ?? "";
      }
    });
    await new Promise<void>((resolve) => hand.socket.once("connect", () => resolve()));
    await hand.hello();
    return hand;
  }

  async open(players: string[], options: Options): Promise<void> {
    await this.ask({ type: "open-table", id: this.id(), game: "diced-tomatoes", setup: { players, options } });
    await this.hello();
  }

  /** Plays until `done` says so, or the game ends. */
  async playUntil(done: (state: State) => boolean): Promise<void> {
    for (;;) {
      await this.hello();
      const { state } = this;
      if (!state || state.activeSeat === null || done(state)) return;
      const command = colourful(state) ?? chooseCommand(state);
      const { seq, table } = this;
      await this.ask({ type: "command", id: this.id(), table, seat: state.activeSeat, seq, command });
    }
  }

  /** The open table as a file. */
  async save(): Promise<string> {
    const reply = await this.ask({ type: "export", table: this.table });
    if (!reply.ok || !("file" in reply)) throw new Error("the table could not be saved");
    return reply.file.text;
  }

  /** Sets the look of the table. */
  async look(theme: ThemeId): Promise<void> {
    await this.ask({ type: "set-theme", id: this.id(), theme });
  }

  /** Sets what presentation screens show. */
  async present(stage: Partial<Stage>): Promise<void> {
    await this.ask({ type: "set-stage", id: this.id(), stage });
  }

  async close(): Promise<void> {
    await this.ask({ type: "close-table", id: this.id(), table: this.table });
  }

  leave(): void {
    this.socket.close();
  }

  private id(): string {
    return `picture-${++this.ids}`;
  }

  private async hello(): Promise<void> {
    const build = "pictures";
    await this.ask({ type: "hello", protocol: PROTOCOL, build, last: null });
  }

  private async ask(request: Request): Promise<Reply> {
    const reply: Reply = await this.socket.emitWithAck(REQUEST_CHANNEL, request);
    if (!reply.ok) throw new Error(`${request.type} was refused: ${reply.refusal.reason}`);
    return reply;
  }
}

/** Waits until the 3D table has drawn what it has to draw and stands still. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => window.harvestProbe?.figures() != null, null, { timeout: 120_000 });
  let frames = -1;
  for (;;) {
    await page.waitForTimeout(2500);
    const now = await page.evaluate(() => window.harvestProbe?.figures()?.frames ?? 0);
    if (now === frames) return;
    frames = now;
  }
}

/** Takes the pictures of docs/ from the built app, at 1920×1080, as players see them. */
export async function takePictures(folder: string, only: readonly string[]): Promise<void> {
  const host = await startHost();
  const browser = await launchBrowser();
  const hand = await Hand.sitDown(host.url);
  const device = { language: "en", motion: "full", quality: "medium", table: "scene" };
  const open = () =>
    openPage(browser, host.url, { viewport: { width: 1920, height: 1080 } }, async (page) => {
      await page.addInitScript((text) => localStorage.setItem("harvest-table.device", text), JSON.stringify(device));
    });
  const shoot = async (page: Page, name: string) => {
    await page.screenshot({ path: join(folder, `${name}.png`), timeout: 240_000 });
    process.stdout.write(`${name}\n`);
  };
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  const atTable = async (name: string, act?: (page: Page) => Promise<void>) => {
    const { page } = await open();
    await still(page);
    try {
      await act?.(page);
    } finally {
      await shoot(page, name);
    }
    await page.context().close();
  };
  try {
    if (wanted("start")) {
      const { page } = await open();
      await page.getByRole("button", { name: "Set the table" }).waitFor();
      await page.waitForTimeout(1500);
      await shoot(page, "start");
      await page.context().close();
    }
    if (wanted("six-players")) {
      await hand.open(NAMES, ALL);
      await hand.playUntil(
        (state) => state.round >= 5 && state.activeSeat === 1 && chooseCommand(state).type === "place",
      );
      await atTable("six-players", async (page) => {
        await page.locator("[data-die]:not([aria-disabled])").first().click();
        await still(page);
      });
      await hand.close();
    }
    if (wanted("replay")) {
      await hand.open(NAMES.slice(0, 4), ALL);
      await hand.playUntil(() => false);
      const buffer = Buffer.from(await hand.save());
      await hand.close();
      const { page } = await open();
      const file = { name: "table.harvest.json", mimeType: "application/json", buffer };
      await page.locator("input[type=file]").last().setInputFiles(file);
      await page.keyboard.press("Space");
      const harvests = page.getByRole("toolbar", { name: "Harvests" }).getByRole("button");
      await harvests.nth(9).click({ timeout: 120_000 });
      await page.keyboard.press("Shift+ArrowRight");
      await page.keyboard.press("ArrowRight");
      await still(page);
      await shoot(page, "replay");
      await page.context().close();
    }
    if (wanted("end")) {
      await hand.open(NAMES.slice(0, 3), ALL);
      await hand.playUntil(() => false);
      await atTable("end");
      await hand.close();
    }
  } finally {
    hand.leave();
    await browser.close();
    await host.stop();
  }
}
