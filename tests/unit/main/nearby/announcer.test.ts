import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "../../../../src/main/nearby/announcer";
import { instanceOf, keptTableId, SERVICE, tableName } from "../../../../src/main/nearby/service";
import { PROTOCOL } from "../../../../src/shared/protocol/channels";
import { PaperDoor } from "../../../harness/local-host";
import { PaperNetworks } from "../../../harness/paper-wire";

const ID = "0123456789ab";
const INSTANCE = `Kitchen (0123).${SERVICE}`;

let door: PaperDoor;
let networks: PaperNetworks;
let warnings: string[];
let announcer: Announcer;

beforeEach(() => {
  vi.useFakeTimers();
  door = new PaperDoor();
  networks = new PaperNetworks();
  warnings = [];
  announcer = new Announcer({
    door,
    name: "Kitchen",
    id: ID,
    openWire: networks.open,
    warn: (message) => warnings.push(message),
  });
});
afterEach(() => vi.useRealTimers());

const at = (url: string, adapter = "eth0", kind: "lan" | "virtual" = "lan") => ({ url, adapter, kind });
const opened = (...addresses: ReturnType<typeof at>[]) => door.set({ state: "open", port: 4545, addresses });
const ask = (name: string, answers: object[] = []) => ({
  type: "query",
  questions: [{ name, type: "PTR" }],
  answers,
});
/** The records of everything said since the last look, one list to a message. */
const said = () => networks.said.splice(0).map(({ from, message }) => ({ from, ...message }));

describe("a table on the network", () => {
  it("is told of twice when it opens, with port, protocol, name and address, and with no secret", () => {
    opened(at("http://192.168.1.5:4545/"));
    vi.advanceTimersByTime(1000);
    const messages = said();
    expect(messages).toHaveLength(2);
    expect(messages[0]).toEqual(messages[1]);
    expect(messages[0]).toEqual({
      from: "192.168.1.5",
      type: "response",
      answers: [
        { name: SERVICE, type: "PTR", ttl: 120, data: INSTANCE },
        {
          name: INSTANCE,
          type: "SRV",
          ttl: 120,
          flush: true,
          data: { port: 4545, target: "harvest-table-0123456789ab.local" },
        },
        {
          name: INSTANCE,
          type: "TXT",
          ttl: 120,
          flush: true,
          data: ["txtvers=1", `id=${ID}`, `protocol=${PROTOCOL}`, "name=Kitchen"],
        },
        { name: "harvest-table-0123456789ab.local", type: "A", ttl: 120, flush: true, data: "192.168.1.5" },
      ],
    });
    vi.advanceTimersByTime(600_000);
    expect(said()).toEqual([]);
  });

  it("says and hears nothing while it is not open", async () => {
    networks.hear("192.168.1.9", ask(SERVICE));
    door.set({ state: "opening" });
    door.set({ state: "failed", reason: "no-port" });
    vi.advanceTimersByTime(60_000);
    expect(networks.opened).toEqual([]);
    opened(at("http://192.168.1.5:4545/"));
    door.set({ state: "closed" });
    await vi.advanceTimersByTimeAsync(60_000);
    said();
    networks.hear("192.168.1.9", ask(SERVICE));
    expect([said(), networks.opened]).toEqual([[], []]);
  });

  it.each([["when the door closes"], ["when the program ends"]])("is taken back %s", async (when) => {
    opened(at("http://192.168.1.5:4545/"), at("http://10.0.0.7:4545/", "wlan0"));
    vi.advanceTimersByTime(1000);
    said();
    if (when === "when the door closes") door.set({ state: "closed" });
    else await announcer.close();
    await vi.advanceTimersByTimeAsync(0);
    const messages = said();
    expect(messages.map(({ from }) => from)).toEqual(["192.168.1.5", "10.0.0.7"]);
    for (const message of messages) {
      if (message.type !== "response") throw new Error("a query");
      expect(message.answers.map(({ type, ttl }) => [type, ttl])).toEqual([
        ["PTR", 0],
        ["SRV", 0],
        ["TXT", 0],
        ["A", 0],
      ]);
    }
    expect(networks.opened).toEqual([]);
    door.set({ state: "closed" });
    await announcer.close();
    expect(said()).toEqual([]);
  });

  it("has one name on all networks, with the addresses that are right on each", () => {
    opened(
      at("http://192.168.1.5:4545/"),
      at("http://[fd00::5]:4545/"),
      at("http://192.168.1.6:4545/"),
      at("http://10.0.0.7:4545/", "wlan0"),
      at("http://172.17.0.1:4545/", "docker0", "virtual"),
    );
    const told = said().map((message) => {
      if (message.type !== "response") throw new Error("a query");
      const list = message.answers.find(({ type }) => type === "PTR");
      return [message.from, list?.data, ...message.answers.slice(3).map(({ data }) => data)];
    });
    expect(told).toEqual([
      ["192.168.1.5", INSTANCE, "192.168.1.5", "fd00::5", "192.168.1.6"],
      ["10.0.0.7", INSTANCE, "10.0.0.7"],
    ]);
  });

  it("is told of on networks that software makes where there are no others", () => {
    opened(at("http://172.17.0.1:4545/", "docker0", "virtual"));
    expect(said().map(({ from }) => from)).toEqual(["172.17.0.1"]);
  });

  it("is told of on a network that comes later, and anew with another port", () => {
    opened(at("http://192.168.1.5:4545/"));
    opened(at("http://192.168.1.5:4545/"));
    expect(said()).toHaveLength(1);
    opened(at("http://192.168.1.5:4545/"), at("http://10.0.0.7:4545/", "wlan0"));
    expect(said().map(({ from }) => from)).toEqual(["192.168.1.5", "10.0.0.7"]);
    door.set({ state: "open", port: 4546, addresses: [at("http://192.168.1.5:4546/")] });
    const [message] = said();
    expect(message).toMatchObject({ answers: [{}, { data: { port: 4546 } }, {}, {}] });
  });

  it("answers who asks, whatever the case of the letters, but no more than once a second", () => {
    opened(at("http://192.168.1.5:4545/"));
    vi.advanceTimersByTime(2000);
    said();
    networks.hear("192.168.1.9", ask(SERVICE.toUpperCase()));
    networks.hear("192.168.1.10", ask(SERVICE));
    expect(said()).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    networks.hear("192.168.1.9", ask(INSTANCE));
    expect(said()).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    networks.hear("192.168.1.9", ask("_services._dns-sd._udp.local"));
    expect(said()).toMatchObject([{ answers: [{ type: "PTR", data: SERVICE }] }]);
  });

  it("does not answer who asks for something else, or knows it for a while yet", () => {
    opened(at("http://192.168.1.5:4545/"));
    vi.advanceTimersByTime(2000);
    said();
    const known = (ttl: number) => [{ name: SERVICE, type: "PTR", ttl, data: INSTANCE }];
    for (const packet of [
      ask("_http._tcp.local"),
      ask(SERVICE, known(60)),
      { type: "response", questions: [{ name: SERVICE, type: "PTR" }], answers: [] },
      { type: "query", questions: [{ name: 5 }, null, "x"], answers: [] },
      { type: "query" },
      null,
      "packet",
      { type: "query", questions: Array.from({ length: 300 }, () => ({ name: SERVICE, type: "PTR" })), answers: [] },
    ]) {
      networks.hear("192.168.1.9", packet);
    }
    expect(said()).toEqual([]);
    networks.hear("192.168.1.9", ask(SERVICE, known(59)));
    expect(said()).toHaveLength(1);
  });

  it("stays open where nothing can be said of it, which is told once", async () => {
    networks.broken.set("192.168.1.5", "bind EADDRINUSE 0.0.0.0:5353");
    networks.broken.set("10.0.0.7", "throws no multicast");
    opened(at("http://192.168.1.5:4545/"), at("http://10.0.0.7:4545/", "wlan0"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(door.state.state).toBe("open");
    expect(warnings.sort()).toEqual([
      "tables nearby, on 10.0.0.7: no multicast",
      "tables nearby, on 192.168.1.5: bind EADDRINUSE 0.0.0.0:5353",
    ]);
    await announcer.close();
  });
});

describe("a table's name", () => {
  it.each([
    ["mias-laptop", "mias-laptop"],
    ["mias-laptop.local", "mias-laptop"],
    ["kitchen.example.org", "kitchen example org"],
    ["  ", "Harvest Table"],
    ["", "Harvest Table"],
    ["a\u202eb\u0000c", "a b c"],
    ["畑".repeat(20), "畑".repeat(16)],
  ])("of a machine called %j is %j", (hostname, name) => {
    expect(tableName(hostname)).toBe(name);
    expect(Buffer.byteLength(instanceOf({ id: ID, name }).replace(`.${SERVICE}`, ""))).toBeLessThanOrEqual(63);
  });

  it("has the same id at every start of a folder, another in another, for this account's eyes alone", () => {
    const folder = mkdtempSync(join(tmpdir(), "harvest-near-"));
    const id = keptTableId(folder, (message) => warnings.push(message));
    expect(keptTableId(folder, (message) => warnings.push(message))).toBe(id);
    expect(JSON.parse(readFileSync(join(folder, "nearby.json"), "utf8"))).toEqual({ id });
    expect(statSync(join(folder, "nearby.json")).mode & 0o777).toBe(0o600);
    expect(keptTableId(mkdtempSync(join(tmpdir(), "harvest-near-")), () => undefined)).not.toBe(id);
    expect(warnings).toEqual([]);
  });
});
