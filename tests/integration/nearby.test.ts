import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "../../src/main/nearby/announcer";
import type { WindowSession } from "../../src/main/nearby/far-table";
import { Finder } from "../../src/main/nearby/finder";
import { Nearby } from "../../src/main/nearby/nearby";
import { PlacesFile } from "../../src/main/nearby/places-file";
import { openMulticast } from "../../src/main/nearby/wire";
import { followTable } from "../../src/renderer/bridge/follow-table";
import { ipcClient } from "../../src/renderer/bridge/ipc-client";
import { nearbyClient } from "../../src/renderer/nearby/nearby-client";
import { dicedTomatoes } from "../../src/shared/games/diced-tomatoes";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import type { LineState } from "../../src/shared/line/table-client";
import type { Company } from "../../src/shared/protocol/company";
import { stateHash } from "../../src/shared/protocol/hash";
import { type NearbyAsk, nearbyAskSchema } from "../../src/shared/protocol/nearby";
import { cutLine } from "../harness/cut-line";
import { playOn } from "../harness/kept-tables";
import { askRaw, helloRequest, type LanTable, lanTable, outcome, rawLine } from "../harness/lan-table";
import { PaperDoor } from "../harness/local-host";
import { chooseMove, chooser } from "../property/diced-tomatoes/random-games";

let lan: LanTable;
let folder: string;
const ending: (() => unknown)[] = [];

beforeEach(async () => {
  lan = await lanTable();
  folder = mkdtempSync(join(tmpdir(), "harvest-nearby-"));
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
  await lan.close();
});

/** A desktop app's main process as far as tables elsewhere go; its network is a piece of paper. */
function desktop() {
  const warnings: string[] = [];
  const listeners = new Set<(state: unknown) => void>();
  let moves = 0;
  const nearby: Nearby = new Nearby({
    finder: { tables: [], fault: null, look: () => undefined, rest: () => undefined },
    places: new PlacesFile(folder, (message) => warnings.push(message)),
    onChange: () => {
      for (const listener of listeners) listener(structuredClone(nearby.state));
    },
    onMove: () => {
      moves += 1;
    },
  });
  ending.push(() => nearby.close());
  const visit = (address: string, code: string | null) => nearby.ask({ type: "visit", table: { address }, code });
  return { nearby, warnings, listeners, visit, moves: () => moves };
}

/** The page of the window at a table elsewhere, with the product's own client, over a bridge that copies as IPC does. */
function page({ nearby, listeners }: ReturnType<typeof desktop>) {
  const pushed = new Set<(push: unknown) => void>();
  const session = nearby.connect({
    role: "local",
    guest: null,
    end: () => undefined,
    push: (push) => {
      for (const listener of pushed) listener(structuredClone(push));
    },
  }) as WindowSession;
  const bridge = {
    request: async (message: unknown) => structuredClone(await session.request(structuredClone(message))),
    onPush: (listener: (push: unknown) => void) => {
      pushed.add(listener);
      return () => pushed.delete(listener);
    },
    nearby: async (ask: unknown) => structuredClone(await nearby.ask(nearbyAskSchema.parse(ask))),
    onNearby: (listener: (state: unknown) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const client = ipcClient(bridge, nearbyClient(bridge));
  const states: LineState[] = [];
  let company: Company | null = null;
  client.onLine((line) => states.push(line));
  client.onNews((news) => {
    if (news.type === "company") company = news;
  });
  const table = followTable(client);
  ending.push(() => client.close());
  return { client, session, states, table, company: () => company };
}

let ids = 0;
const id = () => {
  ids += 1;
  return `nearby-${ids}`;
};
const joining = { type: "join", name: "Mia", colour: "leaf", seat: 1 } as const;
const openGame = () =>
  lan.own.ask({
    type: "open-table",
    game: "diced-tomatoes",
    setup: { players: ["Ada", "Ben"], options: DEFAULT_OPTIONS },
  });
const port = () => new URL(lan.origin).port;

describe("a desktop app at another's table", () => {
  it("is a guest there: sits down, plays, and its window has the host's state after every move", async () => {
    openGame();
    const app = desktop();
    expect(app.nearby.connect({ role: "local", guest: null, end: () => undefined, push: () => undefined })).toBeNull();
    expect(await app.visit(`${lan.origin}/#${lan.code}`, null)).toMatchObject({
      fault: null,
      state: { visit: { origin: lan.origin, line: "open", why: null, watching: false } },
    });
    expect(app.moves()).toBe(1);
    const { client, states, table, company } = page(app);
    await vi.waitFor(() => expect(states).toEqual(["connecting", "open"]));
    expect(company()).toMatchObject({ lan: null, me: null });
    expect(await client.request({ ...joining, id: id() })).toMatchObject({ ok: true, joined: {} });
    await vi.waitFor(() => expect(table.current().table?.mySeats).toEqual([1]));
    const { tableId } = lan.own.table;
    const choose = chooser("nearby");
    let mine = 0;
    for (let played = 0; played < 30; played += 1) {
      const seat = lan.own.state.activeSeat;
      if (seat === null) throw new Error("nobody's turn");
      const command = chooseMove(dicedTomatoes.legalMoves(lan.own.state, seat), choose);
      const asked = { type: "command", id: id(), table: tableId, seat, seq: lan.own.seq, command } as const;
      if (seat === 1) mine += 1;
      expect(seat === 1 ? await client.request(asked) : lan.own.request(asked)).toMatchObject({ ok: true });
      await vi.waitFor(() => expect(table.current().seq).toBe(lan.own.seq));
      expect(stateHash(table.current().table?.state)).toBe(stateHash(lan.own.state));
    }
    expect(mine).toBeGreaterThan(5);
    expect(lan.warnings).toEqual([]);
  });

  it("comes back to the same seat without the code, after a restart too, by a file for this account's eyes alone", async () => {
    openGame();
    const first = desktop();
    await first.visit(lan.origin, lan.code);
    expect(await page(first).client.request({ ...joining, id: id() })).toMatchObject({ ok: true });
    const path = join(folder, "places.json");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const kept = JSON.parse(readFileSync(path, "utf8"));
    expect(kept).toEqual({
      version: 1,
      places: [
        { origin: lan.origin, name: lan.origin.replace("http://", ""), token: expect.stringMatching(/^[\w-]{22}$/) },
      ],
    });
    expect(JSON.stringify(first.nearby.state)).not.toContain(kept.places[0].token);
    first.nearby.close();

    const second = desktop();
    expect(second.nearby.state.places).toEqual([{ origin: lan.origin, name: lan.origin.replace("http://", "") }]);
    const back = await second.nearby.ask({ type: "visit", table: { origin: lan.origin }, code: null });
    expect(back.fault).toBeNull();
    const { table } = page(second);
    await vi.waitFor(() => expect(table.current().table?.mySeats).toEqual([1]));
  });

  it("looks on with the code alone", async () => {
    openGame();
    const app = desktop();
    await app.visit(lan.origin, lan.code);
    expect((await app.nearby.ask({ type: "watch", watching: true })).state.visit?.watching).toBe(true);
    const { table } = page(app);
    await vi.waitFor(() => expect(table.current().table?.mySeats).toEqual([]));
    expect(app.nearby.state.places).toEqual([]);
  });

  it("finds a lost line again, says so meanwhile, and what was asked is done once", async () => {
    openGame();
    const line = await cutLine(lan.port);
    ending.push(() => line.close());
    const app = desktop();
    await app.visit(`http://127.0.0.1:${line.port}`, lan.code);
    const { client, states, table } = page(app);
    await client.request({ ...joining, seat: null, id: id() });
    await vi.waitFor(() => expect(table.current().seq).toBe(1));
    const { epoch, seq } = table.current();
    line.cut();
    await vi.waitFor(() => expect(states.at(-1)).toBe("lost"));
    expect(playOn(lan.own, "meanwhile", 1)).toBe(1);
    expect(lan.own.seq).toBe(seq + 1);
    const found = ["connecting", "open", "lost", "open"];
    await vi.waitFor(() => expect(states).toEqual(found), { timeout: 10_000 });
    expect(table.current().seq).toBe(seq + 1);
    expect(table.current().epoch).toBe(epoch);
    expect(stateHash(table.current().table?.state)).toBe(stateHash(lan.own.state));
  });

  it("is told why the host ended the line, and comes back by the code", async () => {
    openGame();
    const app = desktop();
    await app.visit(lan.origin, lan.code);
    const { client, states, company } = page(app);
    await client.request({ ...joining, id: id() });
    await vi.waitFor(() => expect(company()?.me).not.toBeNull());
    lan.own.ask({ type: "remove", guest: company()?.me });
    await vi.waitFor(() => expect(states.at(-1)).toBe("refused"));
    expect(client.why()).toBe("removed");
    expect(app.nearby.state).toMatchObject({ visit: { line: "refused", why: "removed" }, places: [] });
    expect(await app.nearby.ask({ type: "again" })).toMatchObject({ fault: null, state: { visit: { line: "open" } } });
    const next = page(app);
    await vi.waitFor(() => expect(next.company()).toMatchObject({ me: null }));
  });

  it("goes home, and the place is kept until it is given up", async () => {
    const app = desktop();
    await app.visit(lan.origin, lan.code);
    const first = page(app);
    await first.client.request({ ...joining, seat: null, id: id() });
    expect((await app.nearby.ask({ type: "home" })).state).toMatchObject({ visit: null, places: [{}] });
    expect(await first.session.request(helloRequest)).toMatchObject({ ok: false, refusal: { reason: "no-line" } });
    await app.visit(lan.origin, null);
    expect(await page(app).client.request({ type: "leave", id: id() })).toMatchObject({ ok: true });
    expect(app.nearby.state.places).toEqual([]);
    expect(app.moves()).toBe(3);
  });
});

describe("what does not lead to a table", () => {
  it("is told, and the window stays where it is", async () => {
    const app = desktop();
    const faultOf = async (ask: NearbyAsk) => {
      const { fault, state } = await app.nearby.ask(ask);
      expect(state.visit).toBeNull();
      return fault;
    };
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, "127.0.0.1", resolve));
    ending.push(() => free.close());
    const { port: silent } = free.address() as { port: number };
    const at = (address: string, code: string | null = null): NearbyAsk => ({
      type: "visit",
      table: { address },
      code,
    });
    expect(await faultOf(at("kitchen.local:4545", lan.code))).toBe("not-an-address");
    expect(await faultOf(at(lan.origin))).toBe("code-missing");
    expect(await faultOf(at(lan.origin, "AAAAAA"))).toBe("wrong-code");
    expect(await faultOf(at(`http://127.0.0.1:${silent}`, lan.code))).toBe("unreachable");
    expect(await faultOf({ type: "visit", table: { id: "0123456789ab" }, code: lan.code })).toBe("gone");
    expect(await faultOf({ type: "visit", table: { origin: lan.origin }, code: null })).toBe("gone");
    expect(await faultOf({ type: "again" })).toBe("gone");
    for (let tries = 0; tries < 8; tries += 1) await app.visit(lan.origin, "AAAAAA");
    expect(await faultOf(at(lan.origin, lan.code))).toBe("too-many-tries");
    expect(app.moves()).toBe(0);
  });

  it("neither is a second way asked for while the first is tried", async () => {
    const app = desktop();
    const [first, second] = await Promise.all([app.visit(lan.origin, lan.code), app.visit(lan.origin, lan.code)]);
    expect([first.fault, second.fault]).toEqual([null, "busy"]);
  });

  it("a place that is gone gives way to the code, and to nothing without one", async () => {
    const app = desktop();
    await app.visit(lan.origin, lan.code);
    await page(app).client.request({ ...joining, seat: null, id: id() });
    await app.nearby.ask({ type: "home" });
    const [guest] = lan.own.company.guests;
    lan.own.ask({ type: "remove", guest: guest?.guest });
    expect((await app.visit(lan.origin, null)).fault).toBe("guest-token");
    expect(app.nearby.state.places).toEqual([]);
    expect((await app.visit(lan.origin, lan.code)).fault).toBeNull();
  });
});

describe("what passes between a window and a host elsewhere", () => {
  it("is a guest's requests in their form, and nothing of this machine's own", async () => {
    const app = desktop();
    await app.visit(lan.origin, lan.code);
    const { session, states } = page(app);
    await vi.waitFor(() => expect(states.at(-1)).toBe("open"));
    const asked = vi.spyOn(lan.host, "connect");
    for (const [message, refusal] of [
      [null, { code: "bad-request" }],
      [{ type: "launch" }, { code: "bad-request" }],
      [{ ...helloRequest, more: 1 }, { code: "bad-request" }],
      [{ type: "join", id: "x".repeat(20_000), name: "Mia" }, { reason: "too-large" }],
      [{ type: "list-tables" }, { reason: "hosts-only" }],
      [{ type: "export", table: null }, { reason: "hosts-only" }],
      [{ type: "import", id: id(), part: 0, parts: 1, text: "{}" }, { reason: "hosts-only" }],
    ] as const) {
      expect(await session.request(message)).toMatchObject({ ok: false, refusal });
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it("is no news that would make the window one of the host's own screens", async () => {
    const { connect } = lan.host;
    vi.spyOn(lan.host, "connect").mockImplementation((connection) => {
      setTimeout(() => {
        connection.push({ type: "offered", file: { name: "evil.harvest.json", text: "{}" } });
        connection.push({
          type: "company",
          lan: { state: "closed" },
          joining: { approve: false, seatsOpen: true },
          held: [],
          guests: [],
          me: null,
        });
      }, 50);
      return connect.call(lan.host, connection);
    });
    const app = desktop();
    await app.visit(lan.origin, lan.code);
    const told: string[] = [];
    const { client, company } = page(app);
    client.onNews(({ type }) => told.push(type));
    await vi.waitFor(() => expect(told).toContain("company"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).not.toContain("offered");
    expect(company()?.lan).toBeNull();
  });

  it("ends where the host says what cannot be understood", async () => {
    const { connect } = lan.host;
    vi.spyOn(lan.host, "connect").mockImplementation((connection) => {
      setTimeout(() => connection.push({ type: "update", seq: "many" } as never), 100);
      return connect.call(lan.host, connection);
    });
    const app = desktop();
    await app.visit(lan.origin, lan.code);
    const { states } = page(app);
    await vi.waitFor(() => expect(states.at(-1)).toBe("outdated"));
    expect(app.nearby.state.visit).toMatchObject({ line: "outdated" });
  });
});

describe("over the machine's own loopback", () => {
  it("a table is found as soon as it opens, and gone with its goodbye", async () => {
    const warnings: string[] = [];
    const warn = (message: string) => warnings.push(message);
    const door = new PaperDoor();
    const announcer = new Announcer({ door, name: "Küche", id: "0123456789ab", openWire: openMulticast, warn });
    const finder = new Finder({
      ownId: "ffffffffffff",
      openWire: openMulticast,
      addresses: () => ["127.0.0.1"],
      warn,
      onChange: () => undefined,
    });
    ending.push(
      () => announcer.close(),
      () => finder.rest(),
    );
    finder.look();
    const addresses = [{ url: `http://127.0.0.1:${port()}/`, adapter: "", kind: "lan" as const }];
    door.set({ state: "open", port: Number(port()), addresses });
    const expected = [{ id: "0123456789ab", name: "Küche", sameProtocol: true, urls: [lan.origin] }];
    await vi.waitFor(() => expect(finder.tables).toEqual(expected), { timeout: 10_000 });
    const line = rawLine(finder.tables[0]?.urls[0] ?? "", { auth: { code: lan.code } });
    ending.push(() => line.disconnect());
    expect(await outcome(line)).toBe("connected");
    expect(await askRaw(line, helloRequest)).toMatchObject({ ok: true });
    door.close();
    await vi.waitFor(() => expect(finder.tables).toEqual([]), { timeout: 10_000 });
    expect(warnings).toEqual([]);
  });
});
