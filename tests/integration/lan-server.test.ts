import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RunningServer, startServer } from "../../src/main/lan/server";
import { followTable } from "../../src/renderer/bridge/follow-table";
import { socketClient } from "../../src/renderer/bridge/socket-client";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import type { LineState, TableClient } from "../../src/shared/line/table-client";
import { REQUEST_CHANNEL } from "../../src/shared/protocol/channels";
import type { Request } from "../../src/shared/protocol/messages";
import { type CutLine, cutLine } from "../harness/cut-line";
import { get as httpGet, outcome, paperSite, rawLine } from "../harness/lan-table";
import { makeHost, TestClient } from "../harness/local-host";

let host: ReturnType<typeof makeHost>["host"];
let server: RunningServer;
let origin: string;
let token: string;
const ending: (() => unknown)[] = [];

beforeEach(async () => {
  ({ host } = makeHost());
  server = await startServer({
    host,
    site: paperSite(),
    port: 0,
    token: randomBytes(32).toString("base64url"),
    warn: () => undefined,
  });
  const address = new URL(server.url);
  origin = address.origin;
  token = new URLSearchParams(address.hash.slice(1)).get("token") as string;
});

afterEach(async () => {
  for (const end of ending.splice(0)) await end();
  await server.close();
});

function rawSocket(options: Parameters<typeof rawLine>[1]): Socket {
  const socket = rawLine(origin, options);
  ending.push(() => socket.disconnect());
  return socket;
}

const get = (path: string, { headers, method }: { method?: string; headers?: Record<string, string> } = {}) =>
  httpGet(server.port, path, headers, method);

describe("over HTTP", () => {
  it("the page comes with its rules, to loopback names alone", async () => {
    const answer = await get("/");
    expect(answer.status).toBe(200);
    expect(answer.body).toContain("Harvest Table");
    expect(answer.headers["content-security-policy"]).toContain(
      `connect-src 'self' ws://127.0.0.1:${server.port} ws://localhost:${server.port};`,
    );
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect((await get("/", { headers: { host: "evil.example" } })).status).toBe(421);
    expect((await get("/", { headers: { origin: "http://evil.example" } })).status).toBe(403);
  });

  it("nothing can be sent, and nothing else is there", async () => {
    expect((await get("/", { method: "POST" })).status).toBe(405);
    expect((await get("/../../etc/passwd")).status).toBe(404);
    expect(await get("/", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
    expect((await get("/socket.io/?EIO=4&transport=polling")).status).toBe(400);
  });
});

describe("closing", () => {
  it("does not wait for a request that never comes to its end", async () => {
    const half = connect(server.port, "127.0.0.1").on("error", () => undefined);
    const gone = new Promise((resolve) => half.once("close", resolve));
    await once(half, "connect");
    half.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n`);
    // An answer to another says that the server has seen the half one by now.
    await get("/");
    await server.close();
    await gone;
  }, 10_000);
});

describe("a socket", () => {
  it("needs the host's token", async () => {
    expect(await outcome(rawSocket({ auth: { token } }))).toBe("connected");
    expect(await outcome(rawSocket({ auth: { token: `${token}x` } }))).toBe("host-token");
    expect(await outcome(rawSocket({ auth: { token: { length: 1 } } }))).toBe("host-token");
    expect(await outcome(rawSocket({}))).toBe("host-token");
  });

  it("is not opened for a page from elsewhere", async () => {
    const auth = { token };
    expect(await outcome(rawSocket({ auth, extraHeaders: { origin } }))).toBe("connected");
    expect(await outcome(rawSocket({ auth, extraHeaders: { origin: "http://evil.example" } }))).toBe("websocket error");
    expect(await outcome(rawSocket({ auth, extraHeaders: { host: "evil.example" } }))).toBe("websocket error");
  });

  it("answers nonsense with a refusal, and goes on", async () => {
    const socket = rawSocket({ auth: { token } });
    await outcome(socket);
    socket.emit(REQUEST_CHANNEL, { type: "diagnostics" });
    const reply: unknown = await socket.emitWithAck(REQUEST_CHANNEL, { type: "launch" });
    expect(reply).toMatchObject({ ok: false, refusal: { code: "bad-request", params: { field: "type" } } });
    const long: unknown = await socket.emitWithAck(REQUEST_CHANNEL, { type: "x".repeat(100_000) });
    expect(long).toMatchObject({ ok: false, refusal: { reason: "too-large" } });
  });
});

describe("the browser's client", () => {
  let line: CutLine;
  let client: TableClient;
  let states: LineState[];

  async function enter(secret = token): Promise<void> {
    line = await cutLine(server.port);
    client = socketClient({ origin: `http://127.0.0.1:${line.port}`, pass: { token: secret } });
    states = [];
    client.onLine((state) => states.push(state));
    ending.push(
      () => client.close(),
      () => line.close(),
    );
  }

  const openTable: Request = {
    type: "open-table",
    id: "open-table-1",
    game: "diced-tomatoes",
    setup: { players: ["Ada"], options: DEFAULT_OPTIONS },
  };

  it("plays, loses the line in mid-command, and is where the host is when it comes back", async () => {
    await enter();
    const follower = followTable(client);
    expect(await client.request(openTable)).toEqual({ ok: true, seq: 1 });
    expect(follower.current()).toMatchObject({ seq: 1 });

    line.swallowAnswers();
    const table = follower.current().table?.tableId as string;
    const command = { type: "roll", dice: ["red-1", "red-2", "red-3"] };
    const reply = client.request({ type: "command", id: "roll-once-1", table, seat: 0, seq: 1, command });
    const watcher = new TestClient(host);
    await vi.waitFor(() => {
      watcher.hello();
      expect(watcher.seq).toBe(2);
    });
    expect(follower.current().seq).toBe(1);
    line.cut();
    // The command had been played; asked again under its id, the host gives the same answer and plays nothing.
    expect(await reply).toEqual({ ok: true, seq: 2 });
    expect(states).toEqual(["connecting", "open", "lost", "open"]);
    expect(follower.current()).toMatchObject({ seq: 2 });
    expect(follower.current().table?.state).toEqual(watcher.state);
  });

  it("with another token is refused and says so", async () => {
    await enter("wrong");
    followTable(client);
    await vi.waitFor(() => expect(states).toEqual(["connecting", "refused"]));
    expect(await client.request(openTable)).toMatchObject({ refusal: { code: "disconnected", reason: "no-line" } });
  });
});
