import { mkdtempSync, writeFileSync } from "node:fs";
import { get as httpGet, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { io, type Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OverlayServer } from "../../src/main/lan/stream/overlay-server";
import { Site } from "../../src/main/site/site";
import { BUILD } from "../../src/shared/protocol/build";
import { PROTOCOL, PUSH_CHANNEL, REQUEST_CHANNEL } from "../../src/shared/protocol/channels";
import { type FeedEvent, feedEventSchema } from "../../src/shared/protocol/feed";
import type { News, Push, Reply } from "../../src/shared/protocol/messages";
import { brokenLine } from "../harness/lan-table";
import { makeHost, TestClient } from "../harness/local-host";
import { SteppedClock } from "../harness/stepped-clock";

const page = mkdtempSync(join(tmpdir(), "harvest-page-"));
writeFileSync(join(page, "index.html"), "<!doctype html><title>Harvest Table</title>");
writeFileSync(join(page, "overlay.html"), "<!doctype html><title>Overlay</title>");

const HELLO = { type: "hello", protocol: PROTOCOL, build: BUILD, last: null };

let host: ReturnType<typeof makeHost>["host"];
let clock: SteppedClock;
let server: OverlayServer;
let own: TestClient;
const ending: (() => unknown)[] = [];

beforeEach(async () => {
  ({ host } = makeHost());
  clock = new SteppedClock();
  server = new OverlayServer({ host, site: new Site(page), port: 0, clock, warn: () => undefined });
  await server.open();
  own = new TestClient(host);
  own.hello();
});

afterEach(async () => {
  for (const end of ending.splice(0)) await end();
  await server.close();
});

const origin = () => new URL(server.addresses?.overlayUrl ?? "").origin;

/** An overlay's line, and everything that it was told. */
function overlay(auth: object = { overlay: host.overlays.token, view: "board", delay: 0 }) {
  const socket: Socket = io(origin(), { transports: ["websocket"], reconnection: false, auth, forceNew: true });
  ending.push(() => socket.disconnect());
  const told: (Push | News)[] = [];
  socket.on(PUSH_CHANNEL, (...messages: (Push | News)[]) => told.push(...messages));
  const outcome = new Promise<string>((resolve) => {
    socket.once("connect", () => resolve("connected"));
    socket.once("connect_error", (error) => resolve(error.message));
  });
  const ask = (message: unknown): Promise<Reply> => socket.timeout(5000).emitWithAck(REQUEST_CHANNEL, message);
  return { socket, told, outcome, ask };
}

/** The feed, line by line, as a tool reads it. */
function feed(headers: Record<string, string> = {}, path = "/feed") {
  const events: { id: string; event: FeedEvent }[] = [];
  let text = "";
  let ended = false;
  const status = new Promise<number | undefined>((resolve) => {
    const request = httpGet(`${origin()}${path}`, { headers }, (response: IncomingMessage) => {
      resolve(response.statusCode);
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const data = /^data: (.*)$/m.exec(block)?.[1];
          const id = /^id: (.*)$/m.exec(block)?.[1] ?? "";
          if (data) events.push({ id, event: feedEventSchema.parse(JSON.parse(data)) });
        }
      });
      response.on("close", () => {
        ended = true;
      });
    });
    request.on("error", () => resolve(undefined));
    ending.push(() => request.destroy());
  });
  return { events, status, ended: () => ended };
}

const bearer = () => ({ authorization: `Bearer ${host.overlays.token}` });
const tables = (told: readonly (Push | News)[]) => told.filter(({ type }) => type === "snapshot" || type === "update");
const soon = <Value>(read: () => Value) => expect.poll(read, { timeout: 5000 });

describe("the page of overlays", () => {
  it("lets styles be put into it, and into no other page", async () => {
    const policy = async (path: string) => (await fetch(`${origin()}${path}`)).headers.get("content-security-policy");
    expect(await policy("/overlay?view=dice")).toContain("style-src 'self' 'unsafe-inline'");
    expect(await policy("/overlay")).not.toMatch(/script-src[^;]*unsafe/);
    expect(await policy("/table")).not.toContain("unsafe-inline");
  });

  it("is at the port that the host wants, from when that is free on", async () => {
    expect(server.addresses?.overlayUrl).toBe(`${origin()}/overlay#${host.overlays.token}`);
    expect(host.overlays.news.served).toEqual({ state: "open", origin: origin() });
    await server.close();
    const wanted = Number(new URL(origin()).port);
    const [one, other] = [1, 2].map(() => {
      const made = new OverlayServer({
        host: makeHost().host,
        site: new Site(page),
        port: wanted,
        warn: () => undefined,
      });
      ending.push(() => made.close());
      return made;
    });
    await one?.open();
    await other?.open();
    expect(one?.addresses?.overlayUrl).toContain(`:${wanted}/`);
    expect(other?.addresses?.overlayUrl).not.toContain(`:${wanted}/`);
    await one?.close();
    await expect.poll(() => other?.addresses?.overlayUrl, { timeout: 10_000 }).toContain(`:${wanted}/`);
  });
});

describe("an overlay's line", () => {
  it.each([
    ["another token", { overlay: "a".repeat(22), view: "board", delay: 0 }],
    ["no token", {}],
    ["a view that there is not", { overlay: "TOKEN", view: "hand", delay: 0 }],
    ["a delay that makes it earlier", { overlay: "TOKEN", view: "board", delay: -5 }],
    ["the token of a page", { token: "TOKEN" }],
  ])("stays outside with %s", async (_, auth) => {
    const text = JSON.stringify(auth).replace("TOKEN", host.overlays.token);
    expect(await overlay(JSON.parse(text) as object).outcome).toBe("overlay-token");
  });

  it("looks on and asks for nothing", async () => {
    own.open(["Ada", "Ben"]);
    const { outcome, ask, told } = overlay();
    expect(await outcome).toBe("connected");
    expect(await ask(HELLO)).toEqual({ ok: true, seq: 0 });
    await soon(() => tables(told)[0]).toMatchObject({ type: "snapshot", seq: own.seq, table: { mySeats: [] } });
    const command = own.commandRequest({ type: "roll", dice: own.state.basket.slice(-3) });
    for (const request of [command, { type: "list-tables" }, { type: "set-overlay", id: "overlay-00001", delay: 0 }]) {
      expect(await ask(request)).toMatchObject({ ok: false, refusal: { reason: "hosts-only" } });
    }
    expect(await ask({ type: "nonsense" })).toMatchObject({ ok: false, refusal: { code: "bad-request" } });
    expect(JSON.stringify(told)).not.toContain(host.overlays.token);
  });

  it("finds room after many that broke in the moment they came", async () => {
    const pass = { overlay: host.overlays.token, view: "board", delay: 0 };
    for (let came = 0; came < 40; came += 1) await brokenLine(Number(new URL(origin()).port), pass);
    expect(await overlay().outcome).toBe("connected");
  });

  it("is told nothing before its time, whoever of host and address wants it later", async () => {
    own.request({ type: "set-overlay", id: "set-overlay-1", delay: 20 });
    const [early, late] = [0, 30].map((delay) => overlay({ overlay: host.overlays.token, view: "board", delay }));
    for (const each of [early, late]) {
      await each?.outcome;
      await each?.ask(HELLO);
    }
    own.open(["Ada", "Ben"]);
    const tablesOf = (line: typeof early) =>
      tables(line?.told ?? []).filter((push) => JSON.stringify(push).includes("Ada"));
    clock.pass(19_999);
    // A line that answers has sent everything that it had to say before.
    for (const each of [early, late]) await each?.ask(HELLO);
    expect([tablesOf(early), tablesOf(late)]).toEqual([[], []]);
    clock.pass(1);
    await soon(() => tablesOf(early).length).toBeGreaterThan(0);
    await late?.ask(HELLO);
    expect(tablesOf(late)).toEqual([]);
    clock.pass(10_000);
    await soon(() => tablesOf(late).length).toBeGreaterThan(0);
  });

  it("is told at once how it shall look, and of test dice where it shows dice", async () => {
    const dice = overlay({ overlay: host.overlays.token, view: "dice", delay: 60 });
    const log = overlay({ overlay: host.overlays.token, view: "log", delay: 60 });
    for (const each of [dice, log]) {
      await each.outcome;
      await each.ask(HELLO);
    }
    expect(host.overlays.news.watching).toMatchObject({ dice: 1, log: 1, board: 0 });
    const direction = { lang: "ja", scale: 2, hidden: true };
    own.request({ type: "direct-overlay", id: "direct-overlay-1", view: "dice", direction });
    own.request({ type: "set-stage", id: "set-stage-000001", stage: { diceSet: "clear-day" } });
    own.request({ type: "test-roll", id: "test-roll-000001" });
    await soon(() => dice.told.filter(({ type }) => type === "air").at(-1)).toEqual({
      type: "air",
      delay: 60,
      direction,
      diceSet: "clear-day",
    });
    await soon(() => dice.told.some(({ type }) => type === "test-roll")).toBe(true);
    await log.ask(HELLO);
    expect(log.told.some(({ type }) => type === "test-roll")).toBe(false);
  });

  it("is cut, with the feed, where the token is renewed", async () => {
    const { socket, outcome, ask } = overlay();
    await outcome;
    await ask(HELLO);
    const tool = feed(bearer());
    expect(await tool.status).toBe(200);
    const before = host.overlays.token;
    own.request({ type: "renew-overlay", id: "renew-overlay-1" });
    await soon(() => socket.connected).toBe(false);
    await soon(tool.ended).toBe(true);
    expect(await overlay({ overlay: before, view: "board", delay: 0 }).outcome).toBe("overlay-token");
    expect(await overlay().outcome).toBe("connected");
  });
});

describe("the feed", () => {
  it("wants its token, in a header or in the address", async () => {
    expect(await feed().status).toBe(401);
    expect(await feed({ authorization: "Bearer nobody" }).status).toBe(401);
    expect(await feed(bearer()).status).toBe(200);
    expect(await feed({}, `/feed?token=${host.overlays.token}`).status).toBe(200);
    expect(await feed({ ...bearer(), origin: "http://evil.example" }).status).toBe(403);
    expect(await feed({ ...bearer(), host: "evil.example" }).status).toBe(421);
  });

  it("begins with the table as it is, and tells what happens as late as overlays", async () => {
    own.request({ type: "set-overlay", id: "set-overlay-1", delay: 20 });
    const tool = feed(bearer());
    await soon(() => tool.events.map(({ event }) => event.type)).toEqual(["state"]);
    own.open(["Ada", "Ben"]);
    clock.pass(19_999);
    const probe = feed(bearer());
    await soon(() => probe.events.length).toBe(1);
    expect(probe.events[0]?.event).toMatchObject({ phase: "none" });
    expect(tool.events).toHaveLength(1);
    clock.pass(1);
    await soon(() => tool.events.map(({ event }) => event.type)).toContain("turn");
  });

  it("goes on after the last event that a tool knows, or begins anew where that is gone", async () => {
    own.open(["Ada", "Ben"]);
    const tool = feed(bearer());
    await soon(() => tool.events.length).toBe(1);
    own.command({ type: "roll", dice: own.state.basket.slice(-3) });
    await soon(() => tool.events.at(-1)?.event.type).toBe("roll");
    const id = tool.events.at(-1)?.id ?? "";
    own.command({ type: "endTurn" });
    const place = own.state.hand[0];
    if (place) own.command({ type: "place", die: place.die, seat: own.state.activeSeat, vine: 0 });
    await soon(() => tool.events.length).toBeGreaterThan(2);
    const known = tool.events.map((event) => event.id);
    const again = feed({ ...bearer(), "last-event-id": id });
    await soon(() => again.events.map((event) => event.id)).toEqual(known.slice(known.indexOf(id) + 1));
    const lost = feed({ ...bearer(), "last-event-id": "another-epoch.4.0" });
    await soon(() => lost.events[0]?.event.type).toBe("state");
  });

  it("says that it is still there", async () => {
    const spy = vi.fn<(text: string) => void>();
    const response = await fetch(`${origin()}/feed`, { headers: bearer() });
    const reader = response.body?.getReader();
    ending.push(() => reader?.cancel());
    const read = async () => spy(new TextDecoder().decode((await reader?.read())?.value));
    await read();
    clock.pass(15_000);
    await expect
      .poll(
        async () => {
          await read();
          return spy.mock.calls.flat().join("");
        },
        { timeout: 5000 },
      )
      .toContain(": still here");
  });
});
