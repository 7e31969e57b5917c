import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyPush, NOTHING_YET, type Synced } from "../../src/renderer/bridge/table-sync";
import { dicedTomatoes } from "../../src/shared/games/diced-tomatoes";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import { PROTOCOL, REQUEST_CHANNEL } from "../../src/shared/protocol/channels";
import type { Request } from "../../src/shared/protocol/messages";
import { pushSchema, type Reply, replySchema } from "../../src/shared/protocol/messages";
import { type Desktop, electronIsHere, openElectron, openStandIn } from "../harness/desktop";

const PRELOAD = join(import.meta.dirname, "..", "..", "out", "preload", "index.cjs");

const hello: Request = { type: "hello", protocol: PROTOCOL, build: "test", last: null };

const ask = async (page: Page, message: unknown): Promise<Reply> =>
  replySchema.parse(await page.evaluate((request) => window.harvestTable?.request(request), message));

/** What the page's bridge was sent since the last look. */
async function takePushes(page: Page, synced: Synced): Promise<Synced> {
  const pushes = await page.evaluate(() => (Reflect.get(window, "__seen") as unknown[]).splice(0));
  return pushes.reduce<Synced>((known, push) => {
    const { synced: next, effect } = applyPush(known, pushSchema.parse(push));
    expect(effect.type).not.toBe("astray");
    return next;
  }, synced);
}

/** Listens to the bridge beside the page's own client, and says hello so that a snapshot comes. */
async function listen(page: Page): Promise<Synced> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Reflect.set(window, "__seen", seen);
    window.harvestTable?.onPush((push) => seen.push(push));
  });
  expect(await ask(page, hello)).toMatchObject({ ok: true });
  await expect.poll(() => page.evaluate(() => (Reflect.get(window, "__seen") as unknown[]).length)).toBeGreaterThan(0);
  return takePushes(page, NOTHING_YET);
}

/** Sends a command for the active seat, and waits for what it did. */
async function play(page: Page, synced: Synced, command: Record<string, unknown>, id: string): Promise<Synced> {
  if (!synced.table) throw new Error("no table");
  const { tableId, state } = synced.table;
  const seat = state.activeSeat as number;
  const reply = await ask(page, { type: "command", id, table: tableId, seat, seq: synced.seq, command });
  expect(reply).toEqual({ ok: true, seq: synced.seq + 1 });
  return reach(page, synced, synced.seq + 1);
}

/** Waits until the pushes have led to `seq`. */
async function reach(page: Page, synced: Synced, seq: number): Promise<Synced> {
  let known = synced;
  const seen = async () => {
    known = await takePushes(page, known);
    return known.seq;
  };
  await expect.poll(seen).toBe(seq);
  return known;
}

/** What holds in the real app and in the stand-in alike. */
function desktopSpecs(open: () => Promise<Desktop>): () => Desktop {
  let desktop: Desktop;
  let page: Page;

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
    expect(seen).toEqual({ bridge: ["request: function", "onPush: function"], node: [] });
  });

  it("plays three turns over IPC, in step with the host", async () => {
    let synced = await listen(page);
    const setup = { players: ["Ada", "Ben"], options: DEFAULT_OPTIONS };
    const opened = await ask(page, { type: "open-table", id: "open-desktop-1", game: "diced-tomatoes", setup });
    expect(opened).toEqual({ ok: true, seq: 1 });
    synced = await reach(page, synced, 1);

    for (let step = 0; synced.table && synced.table.state.turn < 4; step += 1) {
      expect(step).toBeLessThan(200);
      const { state } = synced.table;
      const moves = dicedTomatoes.legalMoves(state, state.activeSeat as number);
      const command = moves.find(({ type }) => type !== "karma") ?? moves[0];
      synced = await play(page, synced, { ...command }, `desktop-step-${step}`);
    }
    expect(synced.table?.state.turn).toBe(4);
    const refused = await ask(page, { type: "command", id: "1" });
    expect(refused).toMatchObject({ ok: false, refusal: { code: "bad-request", params: { field: "id" } } });
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
    await page.reload();
    await expect.poll(() => page.evaluate(() => typeof window.harvestTable)).toBe("object");
    const synced = await listen(page);
    expect(synced.table?.state.turn).toBe(4);
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

  it("loads a dead page again, but not for ever", () => {
    const { standIn, window } = parts();
    window.contents.emit("render-process-gone", {}, { reason: "clean-exit" });
    expect(window.contents.reloads).toBe(0);
    window.contents.emit("render-process-gone", {}, { reason: "crashed" });
    window.contents.emit("render-process-gone", {}, { reason: "crashed" });
    expect(window.contents.reloads).toBe(1);
    expect(standIn.errors).toEqual([expect.stringContaining("crashed")]);
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
