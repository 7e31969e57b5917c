import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createClient } from "@redis/client";
import { io } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "../../src/main/host/connection";
import type { Listener } from "../../src/main/lan/listener";
import { publishTable } from "../../src/main/relay/publisher";
import { SIGHT_KEY } from "../../src/main/relay/redis";
import { startRelay } from "../../src/main/relay/relay";
import { followTable, type TableFollower } from "../../src/renderer/bridge/follow-table";
import { socketClient } from "../../src/renderer/bridge/socket-client";
import { PUSH_CHANNEL, REQUEST_CHANNEL } from "../../src/shared/protocol/channels";
import { stateHash } from "../../src/shared/protocol/hash";
import type { Reply } from "../../src/shared/protocol/messages";
import { chooseCommand } from "../e2e/lib/bot";
import { helloRequest, paperSite } from "../harness/lan-table";
import { makeHost, TestClient } from "../harness/local-host";
import { REDIS, TestRedis } from "../harness/redis";

const CODE = "WATCH3";
const PATIENCE = { timeout: 20_000 };

// Debian's redis-server, which npm test installs where it may.
describe.skipIf(REDIS === null)("relays between a host and those who look on", () => {
  let redis: TestRedis;
  let made: ReturnType<typeof makeHost>;
  let own: TestClient;
  const ending: (() => unknown)[] = [];

  beforeEach(async () => {
    redis = await TestRedis.start();
    made = makeHost();
    own = new TestClient(made.host);
    own.hello();
    const publisher = publishTable({ host: made.host, url: redis.url, warn: () => undefined });
    ending.push(() => publisher.close());
  });

  afterEach(async () => {
    try {
      for (const end of ending.splice(0).reverse()) await end();
    } finally {
      await redis.stop();
    }
  });

  async function relay(port = 0): Promise<Listener> {
    const at = { url: redis.url, site: paperSite(), address: "127.0.0.1", port, code: CODE, warn: () => undefined };
    const listener = await startRelay(at);
    let closed: Promise<void> | null = null;
    const close = () => {
      closed ??= listener.close();
      return closed;
    };
    ending.push(close);
    return { ...listener, close };
  }

  function lookOn(at: Listener) {
    const client = socketClient({ origin: at.origin, pass: { code: CODE } });
    const follower = followTable(client);
    ending.push(() => client.close());
    return { client, follower };
  }

  /** Waits until a spectator has the very state that the table's own screen has. */
  const isWhereTheTableIs = ({ follower }: { follower: TableFollower }) =>
    vi.waitFor(() => {
      const { seq, table } = follower.current();
      expect(seq).toBe(own.seq);
      expect(stateHash(table?.state)).toBe(stateHash(own.state));
    }, PATIENCE);

  const play = (moves: number) => {
    for (let move = 0; move < moves && own.state.result === null; move++) own.command({ ...chooseCommand(own.state) });
  };

  it("a whole game is followed at two relays, one restarted, Redis restarted, and by who comes late", async () => {
    const [first, second] = [await relay(), await relay()];
    const [one, two] = [lookOn(first), lookOn(second)];
    own.open(["Ada", "Ben"]);
    play(6);
    await isWhereTheTableIs(one);
    await isWhereTheTableIs(two);
    expect(one.follower.current().table?.mySeats).toEqual([]);

    await second.close();
    play(4);
    const again = await relay(second.port);
    await isWhereTheTableIs(two);
    await isWhereTheTableIs(lookOn(again));

    await redis.stop();
    play(3);
    await redis.start();
    await isWhereTheTableIs(one);
    await isWhereTheTableIs(two);
    await isWhereTheTableIs(lookOn(first));

    play(500);
    expect(own.state.result).not.toBeNull();
    await isWhereTheTableIs(one);
    await isWhereTheTableIs(two);
  });

  it("commands and joining are refused, and nothing of them reaches the host", async () => {
    const { client, follower } = lookOn(await relay());
    own.open(["Ada", "Ben"]);
    play(2);
    await isWhereTheTableIs({ follower });
    const before = own.seq;
    const refused: Partial<Reply> = { ok: false, refusal: expect.objectContaining({ code: "not-allowed" }) };
    expect(await client.request(own.commandRequest({ ...chooseCommand(own.state) }))).toMatchObject(refused);
    expect(await client.request({ type: "join", id: own.id(), name: "Eve", colour: "leaf", seat: 1 })).toMatchObject(
      refused,
    );
    expect(await client.request({ type: "open-lan", id: own.id() })).toMatchObject(refused);
    expect(own.seq).toBe(before);
  });

  it("asks for the code, and answers nonsense with a refusal", async () => {
    const { origin } = await relay();
    const wrong = io(origin, { transports: ["websocket"], auth: { code: "AAAAAA" }, reconnection: false });
    ending.push(() => wrong.disconnect());
    const fault = await new Promise<Error>((resolve) => wrong.once("connect_error", resolve));
    expect(fault.message).toBe("wrong-code");
    const right = io(origin, { transports: ["websocket"], auth: { code: CODE }, forceNew: true });
    ending.push(() => right.disconnect());
    for (const message of [null, 7, [], { type: "hello" }, { type: "hello", __proto__: { a: 1 } }]) {
      const reply: Reply = await right.emitWithAck(REQUEST_CHANNEL, message);
      expect(reply).toMatchObject({ ok: false, refusal: { code: "bad-request" } });
    }
  });

  it("what is written into Redis by somebody else is not shown, and the relay goes on", async () => {
    const at = await relay();
    const writer = createClient({ url: redis.url });
    await writer.connect();
    ending.push(() => writer.destroy());
    own.open(["Ada", "Ben"]);
    play(1);
    await vi.waitFor(async () => expect(await writer.get(SIGHT_KEY)).toContain(`"seq":${own.seq}`), PATIENCE);
    for (const text of ["{", "[]]", '[{"type":"snapshot"}]', '[{"type":"ended","reason":"removed","more":1}]']) {
      await writer.set(SIGHT_KEY, text);
      const { follower } = lookOn(at);
      play(1);
      await isWhereTheTableIs({ follower });
    }
  });

  it("no secret of the host is in any frame or in Redis", async () => {
    const { host } = made;
    const at = await relay();
    const frames: string[] = [];
    const socket = io(at.origin, { transports: ["websocket"], auth: { code: CODE }, forceNew: true });
    socket.on(PUSH_CHANNEL, (...messages: unknown[]) => frames.push(JSON.stringify(messages)));
    ending.push(() => socket.disconnect());
    await socket.emitWithAck(REQUEST_CHANNEL, helloRequest);

    host.openLan();
    const guest: Connection = { role: "guest", guest: null, push: () => undefined, end: () => undefined };
    const session = host.connect(guest);
    session.request(helloRequest);
    const joined = session.request({ type: "join", id: own.id(), name: "Ben", colour: "leaf", seat: null });
    if (!joined.ok || !("joined" in joined)) throw new Error("not joined");
    own.open(["Ada", "Ben"]);
    for (let move = 0; move < 30 && own.state.activeSeat === 0; move++) own.command({ ...chooseCommand(own.state) });

    const reader = createClient({ url: redis.url });
    await reader.connect();
    ending.push(() => reader.destroy());
    await vi.waitFor(async () => expect(await reader.get(SIGHT_KEY)).toContain(`"seq":${own.seq}`), PATIENCE);
    await vi.waitFor(() => expect(frames.join("")).toContain(`"seq":${own.seq},`), PATIENCE);
    const keys = await reader.keys("*");
    expect(keys.sort()).toEqual([SIGHT_KEY, "harvest-table:stream"]);
    const stream = JSON.stringify(await reader.xRange("harvest-table:stream", "-", "+"));
    const seen = `${frames.join("")}${await reader.get(SIGHT_KEY)}${stream}`;
    const seed = "4".padEnd(64, "0");
    for (const secret of [seed, joined.joined.token, host.code as string]) expect(seen).not.toContain(secret);
    // The line that publishes knows nobody's settings and plays for nobody.
    expect(seen).not.toContain('"mySeats":[0');
    expect(seen).toContain('"name":"Ben"');
  });
});

describe("without a relay", () => {
  /** Everything that a built file loads at once, itself included. */
  function loaded(file: string, known = new Set<string>()): Set<string> {
    if (known.has(file)) return known;
    known.add(file);
    const text = readFileSync(join("out/main", file), "utf8");
    for (const [, from] of text.matchAll(/^(?:import|export)[^"']*["']([^"']+)["']/gm)) {
      if (from?.startsWith(".")) loaded(join(dirname(file), from), known);
      else known.add(from as string);
    }
    return known;
  }

  it("nothing of Redis is loaded", () => {
    const names = [...loaded("host.js"), ...loaded("index.js")];
    expect(names).toContain("socket.io");
    expect(names.filter((name) => name.includes("redis"))).toEqual([]);
    expect([...loaded("relay.js")].filter((name) => name.includes("redis"))).not.toEqual([]);
  });

  it("an option that is wrong is named", () => {
    const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: "utf8" });
    expect(run("out/main/relay.js").stderr).toContain("--redis is needed");
    expect(run("out/main/relay.js", "--redis", "http://127.0.0.1").stderr).toContain("--redis takes an address");
    const code = run("out/main/relay.js", "--redis", "redis://127.0.0.1", "--code", "o0o0o0");
    expect(code.stderr).toContain("--code takes 6 of");
    expect([code.status, code.stdout]).toEqual([1, ""]);
  });
});
