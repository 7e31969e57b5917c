import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Limits } from "../../src/main/lan/limits";
import { openLanHost } from "../../src/main/lan/open-lan-host";
import { followTable } from "../../src/renderer/bridge/follow-table";
import { socketClient } from "../../src/renderer/bridge/socket-client";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import type { Pass } from "../../src/shared/line/socket-line";
import type { LineState } from "../../src/shared/line/table-client";
import type { Company } from "../../src/shared/protocol/company";
import type { Push, Reply, Request } from "../../src/shared/protocol/messages";
import { cutLine } from "../harness/cut-line";
import { sitDown } from "../harness/kept-tables";
import {
  askRaw,
  BareLine,
  brokenLine,
  get,
  helloRequest,
  type LanTable,
  lanTable,
  outcome,
  paperSite,
  rawLine,
} from "../harness/lan-table";

// The client takes nothing from a host of another build, and one of the hosts here is the built one.
vi.mock("../../src/shared/protocol/build", async () => {
  const { readFileSync } = await import("node:fs");
  return { BUILD: readFileSync("out/build-id", "utf8") };
});

const THREE_REDS = { type: "roll", dice: ["red-1", "red-2", "red-3"] };

let lan: LanTable;
const ending: (() => unknown)[] = [];

beforeEach(async () => {
  lan = await lanTable();
});

afterEach(async () => {
  for (const end of ending.splice(0)) await end();
  await lan.close();
  expect(lan.warnings).toEqual([]);
});

function raw(options: Parameters<typeof rawLine>[1]): Socket {
  const socket = rawLine(lan.origin, options);
  ending.push(() => socket.disconnect());
  return socket;
}

/** The lines that the host has from here on: what pushes to each, and whether it is over. */
function watchLines(): { push: (push: Push) => void; over: boolean }[] {
  const lines: ReturnType<typeof watchLines> = [];
  const { connect: connectLine } = lan.host;
  vi.spyOn(lan.host, "connect").mockImplementation((connection) => {
    const line = { push: connection.push, over: false };
    lines.push(line);
    const session = connectLine.call(lan.host, connection);
    const close = () => {
      line.over = true;
      session.close();
    };
    return { ...session, close };
  });
  return lines;
}

/** The product's own client, with all that it was told. */
function client(origin: string, pass: Pass) {
  const line = socketClient({ origin, pass });
  const states: LineState[] = [];
  let company: Company | null = null;
  line.onLine((state) => states.push(state));
  line.onNews((news) => {
    if (news.type === "company") company = news;
  });
  const table = followTable(line);
  ending.push(() => line.close());
  return { ...line, states, table, company: () => company };
}

const tokenOf = (reply: Reply): string => {
  if (!reply.ok || !("joined" in reply)) throw new Error(JSON.stringify(reply));
  return reply.joined.token;
};

let ids = 0;
const id = () => {
  ids += 1;
  return `lan-door-${ids}`;
};
const joinAs = (name: string, seat: number | null = null): Request => ({
  type: "join",
  id: id(),
  name,
  colour: "leaf",
  seat,
});

describe("a stranger", () => {
  it("under another name than the machine's own number gets neither page nor line", async () => {
    const auth = { code: lan.code };
    for (const host of ["evil.example", `evil.example:${lan.port}`, "127.0.0.1", `192.168.1.5:${lan.port}`]) {
      expect((await get(lan.port, "/", { host })).status).toBe(421);
      expect(await outcome(raw({ auth, extraHeaders: { host } }))).toBe("websocket error");
    }
  });

  it("whose page is from elsewhere gets no line, whatever it knows", async () => {
    const auth = { code: lan.code };
    for (const origin of ["http://evil.example", "null", `https://127.0.0.1:${lan.port}`, "http://127.0.0.1"]) {
      expect((await get(lan.port, "/", { origin })).status).toBe(403);
      expect(await outcome(raw({ auth, extraHeaders: { origin } }))).toBe("websocket error");
    }
    expect(await outcome(raw({ auth, extraHeaders: { origin: lan.origin } }))).toBe("connected");
  });

  it("that is no browser needs a pass", async () => {
    expect(await outcome(raw({ auth: { code: lan.code } }))).toBe("connected");
    expect(await outcome(raw({}))).toBe("host-token");
    expect(await outcome(raw({ auth: { guest: "x".repeat(22) } }))).toBe("guest-token");
    expect(await outcome(raw({ auth: { code: "AAAAAA" } }))).toBe("wrong-code");
  });

  it("gets the page to join by, under its rules, and no other method", async () => {
    const answer = await get(lan.port, "/");
    expect(answer).toMatchObject({ status: 200, body: "<!doctype html><title>Join</title>" });
    expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect((await get(lan.port, "/", {}, "POST")).status).toBe(405);
    expect((await get(lan.port, "/socket.io/?EIO=4&transport=polling")).status).toBe(400);
  });
});

describe("many at the door", () => {
  it("twenty wrong codes from one address keep nobody else out", async () => {
    const guesses = Array.from({ length: 20 }, () => outcome(raw({ auth: { code: "AAAAAA" } })));
    const neighbour = raw({ auth: { code: lan.code }, localAddress: "127.0.0.2" });
    expect(await outcome(neighbour)).toBe("connected");
    await askRaw(neighbour, helloRequest);
    expect(await askRaw(neighbour, joinAs("Mia"))).toMatchObject({ ok: true });
    const said = await Promise.all(guesses);
    expect(said.filter((what) => what === "wrong-code")).toHaveLength(8);
    expect(said.filter((what) => what === "too-many-tries")).toHaveLength(12);
    expect(await outcome(raw({ auth: { code: lan.code } }))).toBe("too-many-tries");
    expect(await outcome(raw({ auth: { code: lan.code }, localAddress: "127.0.0.3" }))).toBe("connected");
  });

  it("one address holds 48 lines, and all together 256", async () => {
    const auth = { code: lan.code };
    const from = (address: number, count: number) =>
      Promise.all(Array.from({ length: count }, () => outcome(raw({ auth, localAddress: `127.0.0.${address}` }))));
    const ins = (said: string[]) => said.filter((what) => what === "connected").length;
    expect(ins(await from(1, 50))).toBe(48);
    expect(ins(await from(2, 1))).toBe(1);
    for (const address of [3, 4, 5, 6]) expect(ins(await from(address, 48))).toBe(48);
    expect(await from(7, 16)).toEqual([...Array(15).fill("connected"), "too-many-lines"]);
    for (const end of ending.splice(0)) end();
    await vi.waitFor(async () => expect(await from(8, 1)).toEqual(["connected"]));
  });

  it("lines that break in the moment they come take nobody's room", async () => {
    for (let came = 0; came < 60; came += 1) await brokenLine(lan.port, { code: lan.code });
    expect(await outcome(raw({ auth: { code: lan.code } }))).toBe("connected");
  });

  it("connections that say nothing are as many as one address may have, and no more", async () => {
    const silent = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const tcp = connect({ port: lan.port, host: "127.0.0.1", localAddress: "127.0.0.9" });
        tcp.on("error", () => undefined);
        ending.push(() => tcp.destroy());
        await once(tcp, "connect");
        return tcp;
      }),
    );
    await vi.waitFor(() => expect(silent.filter(({ destroyed }) => destroyed)).toHaveLength(54));
    expect(await outcome(raw({ auth: { code: lan.code }, localAddress: "127.0.0.10" }))).toBe("connected");
  });

  it("the host's token opens nothing here", async () => {
    for (const token of ["", "x".repeat(43)]) expect(await outcome(raw({ auth: { token } }))).toBe("host-token");
  });
});

describe("what is too long", () => {
  it("up to a frame's limit is refused in words, and the line goes on", async () => {
    const socket = raw({ auth: { code: lan.code } });
    await outcome(socket);
    await askRaw(socket, helloRequest);
    expect(await askRaw(socket, { ...joinAs("x"), name: "x".repeat(16_300) })).toMatchObject({
      refusal: { reason: "malformed", params: { field: "name" } },
    });
    expect(await askRaw(socket, { ...joinAs("x"), name: "x".repeat(17_000) })).toMatchObject({
      refusal: { code: "bad-request", reason: "too-large", params: { limit: 16_384 } },
    });
    expect(await askRaw(socket, joinAs("Mia"))).toMatchObject({ ok: true });
  });

  it("beyond it closes the line with 1009", async () => {
    const line = await BareLine.open(lan.port);
    ending.push(() => line.tcp.destroy());
    let said = Buffer.alloc(0);
    line.tcp.on("data", (chunk) => {
      said = Buffer.concat([said, chunk]);
    });
    line.send("x".repeat(70_000));
    await line.closed;
    // A close frame of two bytes: 1009.
    expect(said.subarray(-4)).toEqual(Buffer.from([0x88, 0x02, 0x03, 0xf1]));
  });

  it("is not sent again by the page, which goes on with everything else", async () => {
    const page = client(lan.origin, { code: lan.code });
    await vi.waitFor(() => expect(page.states).toEqual(["connecting", "open"]));
    const long = { ...joinAs("x"), name: "" } as Extract<Request, { type: "join" }>;
    // As long as a request may be; its frame is a little longer.
    long.name = "x".repeat(65_536 - JSON.stringify(long).length);
    const [refused, joined] = await Promise.all([page.request(long), page.request(joinAs("Mia"))]);
    expect(refused).toMatchObject({ refusal: { code: "bad-request", reason: "too-large" } });
    expect(joined).toMatchObject({ ok: true });
    expect(page.states).toEqual(["connecting", "open", "lost", "open"]);
    expect(lan.own.company.guests).toMatchObject([{ name: "Mia", here: true }]);
  });
});

describe("a line that is slow or dead", () => {
  it("is cut where more waits for it than it will read, and the others go on", async () => {
    const lines = watchLines();
    lan.own.open(["Ada", "Ben"]);
    const slow = await BareLine.open(lan.port);
    slow.send(`40${JSON.stringify({ code: lan.code })}`);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    slow.tcp.pause();
    const big = { ...lan.own.last, hash: "x".repeat(100_000) } as Push;
    const neighbour = client(lan.origin, { code: lan.code });
    await vi.waitFor(() => expect(neighbour.states).toEqual(["connecting", "open"]));
    // What the machine's own buffers hold is read by nobody, and waits for nobody.
    for (let sent = 0; sent < 200 && !lines[0]?.over; sent += 1) {
      lines[0]?.push(big);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(lines.map(({ over }) => over)).toEqual([true, false]);
    slow.tcp.resume();
    await slow.closed;
    expect(await neighbour.request(joinAs("Mia"))).toMatchObject({ ok: true });
  });

  it("that answers nothing is looked for again by the page, and its request is answered", async () => {
    const line = await cutLine(lan.port);
    ending.push(() => line.close());
    const page = client(`http://127.0.0.1:${line.port}`, { code: lan.code });
    await vi.waitFor(() => expect(page.states).toEqual(["connecting", "open"]));
    line.swallowAnswers();
    const reply = page.request(joinAs("Mia"));
    await vi.waitFor(() => expect(lan.own.company.guests).toHaveLength(1));
    await vi.waitFor(() => expect(page.states).toContain("lost"), { timeout: 10_000 });
    line.cut();
    expect(await reply).toMatchObject({ ok: true });
    expect(lan.own.company.guests).toHaveLength(1);
  });

  it("is found out by a page that comes back to the light", async () => {
    const line = await cutLine(lan.port);
    ending.push(() => line.close());
    const page = client(`http://127.0.0.1:${line.port}`, { code: lan.code });
    await vi.waitFor(() => expect(page.states).toEqual(["connecting", "open"]));
    page.check();
    line.swallowAnswers();
    page.check();
    await vi.waitFor(() => expect(page.states).toContain("lost"), { timeout: 10_000 });
    line.cut();
    await vi.waitFor(() => expect(page.states).toEqual(["connecting", "open", "lost", "open"]), { timeout: 10_000 });
  });

  it("does not hold up the closing, though it never answers that it is closed", async () => {
    const lines = watchLines();
    const deaf = await BareLine.open(lan.port);
    deaf.send(`40${JSON.stringify({ code: lan.code })}`);
    deaf.tcp.on("data", () => undefined);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    await lan.close();
    await deaf.closed;
  }, 15_000);
});

describe("a guest", () => {
  it("in a second tab takes over, and the first one says so", async () => {
    lan.own.open(["Ada", "Ben"]);
    const first = client(lan.origin, { code: lan.code });
    const token = tokenOf(await first.request(joinAs("Mia", 1)));
    const second = client(lan.origin, { guest: token });
    await vi.waitFor(() => expect(first.states).toEqual(["connecting", "open", "refused"]));
    expect(first.why()).toBe("taken-over");
    await vi.waitFor(() => expect(second.table.current().table?.mySeats).toEqual([1]));
    expect(await first.request(joinAs("Noa"))).toMatchObject({ refusal: { reason: "no-line" } });
  });

  it("who is sent away is told so, and does not come back by the old token", async () => {
    const page = client(lan.origin, { code: lan.code });
    const token = tokenOf(await page.request(joinAs("Mia")));
    lan.own.ask({ type: "remove", guest: lan.own.company.guests[0]?.guest });
    await vi.waitFor(() => expect(page.why()).toBe("removed"));
    const again = client(lan.origin, { guest: token });
    await vi.waitFor(() => expect(again.why()).toBe("guest-token"));
  });

  it("who asks faster than anybody plays is refused, line by line", async () => {
    const [hasty, calm] = [raw({ auth: { code: lan.code } }), raw({ auth: { code: lan.code } })];
    for (const socket of [hasty, calm]) await outcome(socket);
    const replies = await Promise.all(Array.from({ length: 400 }, () => askRaw(hasty, { type: "screen" })));
    expect(replies.filter((reply) => JSON.stringify(reply).includes("too-fast")).length).toBeGreaterThan(200);
    expect(await askRaw(calm, helloRequest)).toMatchObject({ ok: true });
  });
});

describe("closing the table to the LAN", () => {
  it("ends every guest's line, and the port", async () => {
    const folder = mkdtempSync(join(tmpdir(), "harvest-lan-"));
    const warnings: string[] = [];
    const { host, door } = openLanHost({
      folder,
      site: paperSite(),
      limits: new Limits(),
      warn: (message) => warnings.push(message),
      address: "127.0.0.1",
    });
    ending.push(async () => {
      host.closeLan();
      await door.settled();
    });
    const own = sitDown(host, "own");
    own.ask({ type: "open-lan" });
    await door.settled();
    const { lan: open } = own.company;
    if (open?.state !== "open") throw new Error("not open");
    const origin = new URL(open.addresses[0]?.url ?? "").origin;
    const page = client(origin, { code: open.code });
    await page.request(joinAs("Mia"));
    own.ask({ type: "close-lan" });
    await vi.waitFor(() => expect(page.states.at(-1)).toBe("refused"));
    expect(page.why()).toBe("lan-closed");
    await door.settled();
    await expect(get(open.port, "/")).rejects.toThrow("ECONNREFUSED");
    expect(warnings).toEqual([]);
  });
});

describe("a host that is killed in the middle and started again", () => {
  const running: ChildProcess[] = [];

  afterEach(() => {
    for (const child of running.splice(0)) child.kill("SIGKILL");
  });

  async function start(data: string) {
    const program = join(import.meta.dirname, "..", "..", "out", "main", "host.js");
    const args = ["--port", "0", "--data", data, "--lan", "--address", "127.0.0.1", "--json"];
    const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "inherit"] });
    running.push(child);
    const [line] = (await once(createInterface(child.stdout), "line")) as [string];
    const kill = async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    };
    return { facts: JSON.parse(line) as { url: string; code: string; lanUrl: string }, kill };
  }

  it("is at the same address, with the same code, seats and state, and the page goes on by itself", async () => {
    const data = mkdtempSync(join(tmpdir(), "harvest-lan-"));
    const first = await start(data);
    const { origin } = new URL(first.facts.lanUrl);
    const token = new URLSearchParams(new URL(first.facts.url).hash.slice(1)).get("token");
    const own = rawLine(new URL(first.facts.url).origin, { auth: { token } });
    ending.push(() => own.disconnect());
    await outcome(own);
    await askRaw(own, helloRequest);
    const setup = { players: ["Ada", "Mia"], options: DEFAULT_OPTIONS };
    await askRaw(own, { type: "open-table", id: id(), game: "diced-tomatoes", setup });
    const page = client(origin, { code: first.facts.code });
    expect(await page.request(joinAs("Mia"))).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(page.table.current().table?.mySeats).toEqual([1]));

    const { table, seq } = page.table.current();
    if (table?.game !== "diced-tomatoes") throw new Error("another game");
    const seat = table.state.activeSeat ?? 0;
    const roll: Request = { type: "command", id: id(), table: table.tableId, seat, seq, command: THREE_REDS };
    expect(await (seat === 1 ? page.request(roll) : askRaw(own, roll))).toEqual({ ok: true, seq: seq + 1 });
    await vi.waitFor(() => expect(page.table.current().seq).toBe(seq + 1));
    const before = page.table.current();
    await first.kill();
    await vi.waitFor(() => expect(page.states).toEqual(["connecting", "open", "lost"]));
    // Asked while nobody is there, and answered by the next host.
    const again = page.request(seat === 1 ? roll : { type: "take-seat", id: id(), seat: 1 });
    const second = await start(data);
    expect(second.facts).toMatchObject({ lanUrl: first.facts.lanUrl, code: first.facts.code });
    expect(await again).toEqual({ ok: true, seq: seq + 1 });
    expect(page.states).toEqual(["connecting", "open", "lost", "open"]);
    const { table: found, ...rest } = page.table.current();
    expect(rest).toMatchObject({ epoch: before.epoch, seq: before.seq });
    expect(found).toMatchObject({ tableId: table.tableId, mySeats: [1], state: before.table?.state });
    expect(page.company()?.guests).toMatchObject([{ name: "Mia", seat: 1, here: true }]);
  });
});
