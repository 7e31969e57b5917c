import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyPush, NOTHING_YET, type Synced } from "../../src/renderer/bridge/table-sync";
import en from "../../src/renderer/i18n/en.json";
import nearbyWords from "../../src/renderer/i18n/nearby-en.json";
import phoneWords from "../../src/renderer/i18n/phone-en.json";
import { DEFAULT_OPTIONS, type State } from "../../src/shared/games/diced-tomatoes/state";
import { PROTOCOL, REQUEST_CHANNEL } from "../../src/shared/protocol/channels";
import type { Request } from "../../src/shared/protocol/messages";
import { newsSchema, pushSchema, type Reply, replySchema } from "../../src/shared/protocol/messages";
import { type Desktop, electronIsHere, openElectron, openStandIn } from "../harness/desktop";
import { askRaw, outcome, rawLine } from "../harness/lan-table";
import { chooseCommand } from "./lib/bot";
import { startHost } from "./lib/host";
import { PATIENCE, Player, type Told } from "./lib/player";

const PRELOAD = join(import.meta.dirname, "..", "..", "out", "preload", "index.cjs");

const hello: Request = { type: "hello", protocol: PROTOCOL, build: "test", last: null };

const ask = async (page: Page, message: unknown): Promise<Reply> =>
  replySchema.parse(await page.evaluate((request) => window.harvestTable?.request(request), message));

/** What the host tells over IPC, beside the page's own client; every push is checked for form, order and hash. */
class Listener implements Told {
  private synced: Synced = NOTHING_YET;
  private readonly astray: string[] = [];

  private constructor(private readonly page: Page) {}

  static async on(page: Page): Promise<Listener> {
    const listener = new Listener(page);
    await page.exposeFunction("__told", (push: unknown) => {
      if (newsSchema.safeParse(push).success) return;
      const { synced, effect } = applyPush(listener.synced, pushSchema.parse(push));
      listener.synced = synced;
      if (effect.type === "astray") listener.astray.push(effect.because);
    });
    return listener;
  }

  get state(): State | null {
    expect(this.astray).toEqual([]);
    const { table } = this.synced;
    return table?.game === "diced-tomatoes" ? table.state : null;
  }

  get seq(): number {
    return this.synced.seq;
  }

  /** Listens on a page that has just been loaded. */
  async start(): Promise<void> {
    this.synced = NOTHING_YET;
    await expect.poll(() => this.page.evaluate(() => typeof window.harvestTable), { timeout: 20_000 }).toBe("object");
    await this.page.evaluate(() => {
      window.harvestTable?.onPush((push) => Reflect.get(window, "__told")(push));
    });
    expect(await ask(this.page, hello)).toMatchObject({ ok: true });
    await expect.poll(() => this.synced.epoch).not.toBeNull();
  }

  /** Loads the page again, as a device with these settings. */
  async reload(device: Record<string, string>): Promise<void> {
    await this.page.evaluate(
      (text) => localStorage.setItem("harvest-table.device", text),
      JSON.stringify({ language: "en", quality: "low", ...device }),
    );
    await this.page.reload();
    await this.start();
  }
}

/** What holds in the real app and in the stand-in alike. */
function desktopSpecs(open: () => Promise<Desktop>): () => Desktop {
  let desktop: Desktop;
  let page: Page;
  let listener: Listener;

  beforeAll(async () => {
    desktop = await open();
    ({ page } = desktop);
  });
  afterAll(() => desktop.close());

  it("gives the page named functions and nothing of Node", async () => {
    const seen = await page.evaluate(() => ({
      bridge: Object.entries(window.harvestTable ?? {}).map(([name, value]) => `${name}: ${typeof value}`),
      node: ["require", "process", "module", "Buffer", "global"].filter((name) => name in window),
    }));
    expect(seen).toEqual({
      bridge: [
        "request: function",
        "onPush: function",
        "presentation: function",
        "onPresentation: function",
        "nearby: function",
        "onNearby: function",
      ],
      node: [],
    });
  });

  it("is played by hand over IPC: two rolls in 3D, then turns on the flat table", { timeout: 300_000 }, async () => {
    listener = await Listener.on(page);
    await listener.reload({ table: "scene", motion: "full" });
    const player = new Player(page, listener);
    const { words } = player;
    await player.button(words.start["set-table"]).click();
    await player.button(words.setup.start).click();
    // The laid table comes first, and its first turn after it.
    await expect.poll(() => listener.state?.turn, { timeout: 20_000 }).toBe(1);
    await player.atEase();
    while (player.rolls < 2) await player.play(chooseCommand(player.state));
    expect(player.facesRead).toBeGreaterThanOrEqual(6);
    const counted = await ask(page, { type: "diagnostics" });
    if (!counted.ok || !("diagnostics" in counted)) throw new Error("the host did not say what it counted");
    expect(counted.diagnostics.settled).toBeGreaterThanOrEqual(player.rolls);
    expect(counted.diagnostics.mismatched).toBe(0);

    await listener.reload({ table: "flat", motion: "reduced" });
    while (player.state.turn < 5) {
      await player.give(chooseCommand(player.state));
      await player.atEase();
    }
  });

  it("refuses what has not the form of a request", async () => {
    const { seq } = listener;
    for (const malformed of [
      { type: "command", id: "1" },
      { type: "launch" },
      "roll",
      null,
      [],
      { ...hello, more: 1 },
    ]) {
      expect(await ask(page, malformed)).toMatchObject({ ok: false, refusal: { code: "bad-request" } });
    }
    expect(listener.seq).toBe(seq);
  });

  it("loads nothing from elsewhere and runs no text as code", async () => {
    const refusals = await page.evaluate(async () => {
      const violated = new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective), {
          once: true,
        });
      });
      const fetched = await fetch("https://example.org/").then(
        () => "fetched",
        () => "refused",
      );
      return [fetched, await violated];
    });
    expect(refusals).toEqual(["refused", "connect-src"]);
  });

  it("goes nowhere else and opens no second window", async () => {
    const before = page.url();
    await page.evaluate(() => {
      window.location.href = "https://example.org/";
    });
    await page.evaluate(() => void window.open("https://example.org/"));
    await expect.poll(() => page.context().pages().length).toBe(1);
    expect(page.url()).toBe(before);
    expect(await ask(page, hello)).toMatchObject({ ok: true });
  });

  it("starts over when the page is loaded again, with the table still there", async () => {
    const before = listener.state;
    await listener.reload({ table: "flat" });
    expect(listener.state).toEqual(before);
    await page.locator("[data-flat]").waitFor();
  });

  return () => desktop;
}

describe("the built app on a stand-in for electron", () => {
  const desktop = desktopSpecs(openStandIn);
  const parts = () => {
    const { standIn } = desktop();
    const [window] = standIn?.windows ?? [];
    if (!standIn || !window) throw new Error("no stand-in");
    return { standIn, window };
  };

  it("opens one window, isolated and sandboxed", () => {
    const { standIn, window } = parts();
    expect(standIn.windows).toHaveLength(1);
    expect(window.shown).toBe(true);
    expect(window.options.webPreferences).toMatchObject({
      preload: PRELOAD,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
    });
    const privileges = { standard: true, secure: true, supportFetchAPI: true };
    expect(standIn.privileged).toEqual([{ scheme: "app", privileges }]);
    expect(standIn.errors).toEqual([]);
  });

  it("refuses forged senders", async () => {
    const { standIn, window } = parts();
    const { contents } = window;
    const forged = [
      { sender: { mainFrame: contents.mainFrame }, senderFrame: contents.mainFrame },
      { sender: contents, senderFrame: { url: "app://harvest-table/index.html" } },
      { sender: contents, senderFrame: null },
    ];
    for (const event of forged) {
      await expect(standIn.invoke(event, REQUEST_CHANNEL, hello)).rejects.toThrow("not from the table's own page");
    }
    const { url } = contents.mainFrame;
    for (const elsewhere of [
      "https://example.org/",
      "app://harvest-table.example.org/",
      "app://other/",
      "about:blank",
    ]) {
      contents.mainFrame.url = elsewhere;
      const event = { sender: contents, senderFrame: contents.mainFrame };
      await expect(standIn.invoke(event, REQUEST_CHANNEL, hello)).rejects.toThrow("not from the table's own page");
    }
    contents.mainFrame.url = url;
    expect(
      await standIn.invoke({ sender: contents, senderFrame: contents.mainFrame }, REQUEST_CHANNEL, hello),
    ).toMatchObject({
      ok: true,
    });
  });

  it("grants nothing, embeds nothing, follows no redirect", () => {
    const { standIn, window } = parts();
    const answers: boolean[] = [];
    standIn.permissions.request?.(
      ...([window.contents, "media", (granted: boolean) => answers.push(granted)] as never[]),
    );
    expect(answers).toEqual([false]);
    expect(standIn.permissions.check?.()).toBe(false);
    expect(standIn.permissions.device?.()).toBe(false);
    expect(window.contents.openHandler({ url: "https://example.org/" })).toEqual({ action: "deny" });
    expect(window.contents.allows("will-navigate", "https://example.org/")).toBe(false);
    expect(window.contents.allows("will-navigate", "app://harvest-table/index.html")).toBe(true);
    expect(window.contents.allows("will-redirect", "app://harvest-table/index.html")).toBe(false);
    expect(window.contents.allows("will-attach-webview", "")).toBe(false);
  });

  it("finds another's table, sits down at it by its code, and comes home", { timeout: 120_000 }, async () => {
    const { page } = desktop();
    const host = await startHost({ lan: true });
    const { origin, hash } = new URL(host.url);
    const own = rawLine(origin, { auth: { token: new URLSearchParams(hash.slice(1)).get("token") } });
    try {
      expect(await outcome(own)).toBe("connected");
      await askRaw(own, hello);
      const setup = { players: ["Ada", "Mia"], options: DEFAULT_OPTIONS };
      await askRaw(own, { type: "open-table", id: "laid-elsewhere", game: "diced-tomatoes", setup });
      const list = await ask(page, { type: "list-tables" });
      const table = list.ok && "tables" in list ? list.tables.open : null;
      if (table) await ask(page, { type: "close-table", id: "put-away-first", table });

      const press = (name: string) => page.getByRole("button", { name, exact: true }).click({ timeout: PATIENCE });
      await press(nearbyWords.open);
      // Other tests open tables on loopback too.
      const row = page.locator("li", { hasText: new URL(host.lan?.url ?? "").host });
      await row.getByRole("button").click({ timeout: PATIENCE });
      await page.keyboard.type("AAAAAA");
      await page.keyboard.press("Enter");
      await page.getByText(nearbyWords.fault["wrong-code"]).waitFor({ timeout: PATIENCE });
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(host.lan?.code ?? "");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: nearbyWords.who }).waitFor({ timeout: PATIENCE });
      await page.getByLabel(phoneWords.phone.join.name, { exact: true }).fill("Mia");
      await page.keyboard.press("Enter");
      await page.locator("[data-flat]").waitFor({ timeout: PATIENCE });
      const elsewhere = await ask(page, { type: "list-tables" });
      expect(elsewhere).toMatchObject({ ok: false, refusal: { reason: "hosts-only" } });

      await press(en.menu.title);
      await page.getByRole("menuitem", { name: nearbyWords.home }).click();
      await press(nearbyWords.open);
      await page.getByRole("heading", { name: nearbyWords.places }).waitFor({ timeout: PATIENCE });
      await page.keyboard.press("Escape");
      expect(await ask(page, { type: "list-tables" })).toMatchObject({ ok: true });
      if (table) await ask(page, { type: "resume-table", id: "laid-again", table });
    } finally {
      own.disconnect();
      await host.stop();
    }
  });

  it("loads a dead page again, but not for ever", () => {
    const { standIn, window } = parts();
    window.contents.emit("render-process-gone", {}, { reason: "clean-exit" });
    expect(window.contents.reloads).toBe(0);
    window.contents.emit("render-process-gone", {}, { reason: "crashed" });
    window.contents.emit("render-process-gone", {}, { reason: "crashed" });
    expect(window.contents.reloads).toBe(1);
    expect(standIn.errors).toEqual([expect.stringContaining("crashed")]);
  });

  it("plays back the file that a second start names, and says what it cannot open", async () => {
    const { standIn } = parts();
    const { page } = desktop();
    const list = await ask(page, { type: "list-tables" });
    const table = list.ok && "tables" in list ? list.tables.open : null;
    const reply = await ask(page, { type: "export", table });
    if (!reply.ok || !("file" in reply)) throw new Error("no file");
    const folder = mkdtempSync(join(tmpdir(), "harvest-file-"));
    writeFileSync(join(folder, "table.harvest.json"), reply.file.text);
    standIn.app.emit("second-instance", {}, ["electron", ".", "gone.harvest.json"], folder);
    expect(standIn.errors.at(-1)).toContain("gone.harvest.json cannot be opened");
    standIn.app.emit("second-instance", {}, ["electron", ".", "table.harvest.json"], folder);
    const replay = page.getByRole("region", { name: en.replay.title, exact: true });
    await replay.waitFor({ timeout: PATIENCE });
    await replay.getByRole("button", { name: en.replay.close }).click();
    await replay.waitFor({ state: "detached", timeout: PATIENCE });
  });

  it("has a preload of one file that requires electron alone", () => {
    const source = readFileSync(PRELOAD, "utf8");
    expect([...source.matchAll(/\brequire\(([^)]*)\)/g)].map(([, name]) => name)).toEqual(['"electron"']);
    expect(source).not.toMatch(/^\s*import\b/m);
  });
});

describe.skipIf(!electronIsHere())("the real app", () => {
  desktopSpecs(openElectron);
});
