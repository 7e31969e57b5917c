import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { FoundTables } from "../../../../src/main/nearby/found";
import { type OutRecord, recordsOf, SERVICE } from "../../../../src/main/nearby/service";
import { PROTOCOL } from "../../../../src/shared/protocol/channels";
import { nearbyStateSchema } from "../../../../src/shared/protocol/nearby";

const OWN = "ffffffffffff";
const ON = "192.168.1.2";
const table = (id = "0123456789ab", name = "Kitchen", protocol = PROTOCOL) => ({ id, name, protocol, port: 4545 });
const packetOf = (records: readonly OutRecord[]) => ({
  type: "response",
  answers: records.map((record) =>
    record.type === "TXT" ? { ...record, data: record.data.map((text) => Buffer.from(text)) } : record,
  ),
});
const heard = (addresses: string[], told = table(), gone = false) => packetOf(recordsOf(told, addresses, gone));

let found: FoundTables;
beforeEach(() => {
  found = new FoundTables(OWN);
});

const urls = () => found.list().map((one) => one.urls);

describe("tables that were heard of", () => {
  it("are listed with name, protocol and address", () => {
    found.hear(heard(["192.168.1.5"]), "192.168.1.5", ON, 0);
    found.hear(heard(["192.168.1.8"], table("aaaaaaaaaaaa", "Attic", PROTOCOL + 1)), "192.168.1.8", ON, 0);
    expect(found.list()).toEqual([
      { id: "aaaaaaaaaaaa", name: "Attic", sameProtocol: false, urls: ["http://192.168.1.8:4545"] },
      { id: "0123456789ab", name: "Kitchen", sameProtocol: true, urls: ["http://192.168.1.5:4545"] },
    ]);
  });

  it("are one on several networks, and the own one is none", () => {
    found.hear(heard(["192.168.1.5", "fd00::5"]), "192.168.1.5", ON, 0);
    found.hear(heard(["10.0.0.7"]), "10.0.0.7", "10.0.0.2", 0);
    found.hear(heard(["192.168.1.2"], table(OWN, "Mine")), ON, ON, 0);
    expect(urls()).toEqual([["http://192.168.1.5:4545", "http://10.0.0.7:4545", "http://[fd00::5]:4545"]]);
  });

  it("are gone with a goodbye, and where nothing was heard for too long", () => {
    found.hear(heard(["192.168.1.5"]), "192.168.1.5", ON, 0);
    found.hear(heard(["192.168.1.8"], table("aaaaaaaaaaaa", "Attic")), "192.168.1.8", ON, 60_000);
    found.hear(heard(["192.168.1.8"], table("aaaaaaaaaaaa", "Attic"), true), "192.168.1.8", ON, 61_000);
    expect(found.list().map(({ name }) => name)).toEqual(["Kitchen"]);
    found.sweep(119_999);
    expect(found.list()).toHaveLength(1);
    found.sweep(120_000);
    expect(found.list()).toEqual([]);
  });

  it("are not gone because somebody else says so", () => {
    found.hear(heard(["192.168.1.5"]), "192.168.1.5", ON, 0);
    found.hear(heard(["192.168.1.5"], table(), true), "192.168.1.66", ON, 1);
    expect(found.list()).toHaveLength(1);
  });

  it("may be told of in parts", () => {
    const { answers } = heard(["192.168.1.5"]);
    for (const answer of answers) {
      expect(found.list()).toEqual([]);
      found.hear({ type: "response", answers: [], additionals: [answer] }, "192.168.1.5", ON, 0);
    }
    expect(found.list()).toHaveLength(1);
  });

  it.each([
    ["loopback", ["127.0.0.1", "::1"], []],
    ["multicast, nothing and broadcast", ["224.0.0.1", "239.1.1.1", "255.255.255.255", "0.0.0.0", "ff02::1", "::"], []],
    ["IPv6 of one adapter alone", ["fe80::1"], []],
    ["IPv4 in other clothes", ["::ffff:192.168.1.5"], []],
    ["link-local beside another", ["169.254.3.4", "192.168.1.5"], ["http://192.168.1.5:4545"]],
    ["link-local where there is no other", ["169.254.3.4"], ["http://169.254.3.4:4545"]],
    ["the sender's own first", ["10.9.9.9", "192.168.1.5"], ["http://192.168.1.5:4545", "http://10.9.9.9:4545"]],
  ])("%s", (_what, addresses, expected) => {
    found.hear(heard(addresses), "192.168.1.5", ON, 0);
    expect(urls()).toEqual(expected.length > 0 ? [expected] : []);
  });

  it("on loopback are this machine's", () => {
    found.hear(heard(["127.0.0.1"]), "127.0.0.1", "127.0.0.1", 0);
    expect(urls()).toEqual([["http://127.0.0.1:4545"]]);
  });
});

describe("what is wrong or hostile", () => {
  const [list, service, text, address] = heard(["192.168.1.5"]).answers;

  it.each<[string, unknown[]]>([
    ["no port", [list, { ...service, data: { port: 0, target: "harvest-table-0123456789ab.local" } }, text, address]],
    ["a machine's name", [list, { ...service, data: { port: 4545, target: "evil.example.org" } }, text, address]],
    [
      "another's machine",
      [list, { ...service, data: { port: 4545, target: "harvest-table-aaaaaaaaaaaa.local" } }, text, address],
    ],
    ["a name for an address", [list, service, text, { ...address, data: "evil.example.org" }]],
    ["no id", [list, service, { ...text, data: [Buffer.from("protocol=4"), Buffer.from("name=x")] }, address]],
    [
      "an id of another form",
      [
        list,
        service,
        { ...text, data: ["id=__proto__", "protocol=4", "name=x"].map((line) => Buffer.from(line)) },
        address,
      ],
    ],
    ["another service", [{ ...list, name: "_http._tcp.local" }, service, text, address]],
    ["no records", [null, 5, "PTR", {}, { type: "PTR" }, { type: "OPT", data: [] }]],
  ])("is no table: %s", (_what, answers) => {
    found.hear({ type: "response", answers }, "192.168.1.5", ON, 0);
    expect(found.list()).toEqual([]);
  });

  it("neither crashes nor leaves the form of what is told to the page", () => {
    const label = fc.constantFrom(
      SERVICE,
      `Kitchen (0123).${SERVICE}`,
      "harvest-table-0123456789ab.local",
      "__proto__",
      "",
    );
    const data = fc.oneof(
      label,
      fc.ipV4(),
      fc.ipV6(),
      fc.anything(),
      fc.record({ port: fc.integer(), target: label }),
      fc.array(
        fc
          .constantFrom("id=0123456789ab", "protocol=4", "name=\u202e\u0000", "name=", "=x", "id=", "constructor=1")
          .map((line) => Buffer.from(line)),
      ),
    );
    const record = fc.record({
      name: label,
      type: fc.constantFrom("PTR", "SRV", "TXT", "A", "AAAA", "ANY"),
      ttl: fc.oneof(fc.nat(10_000), fc.double(), fc.constant(-1)),
      data,
    });
    const packet = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constant("response"), answers: fc.array(fc.oneof(record, fc.anything())) }),
    );
    fc.assert(
      fc.property(fc.array(packet, { maxLength: 8 }), (packets) => {
        const one = new FoundTables(OWN);
        for (const [at, each] of packets.entries()) one.hear(each, "192.168.1.5", ON, at);
        nearbyStateSchema.shape.tables.parse(one.list());
      }),
      { numRuns: 300 },
    );
  });

  it("takes no more room than there is, and crowds nobody out who spoke before", () => {
    found.hear(heard(["192.168.1.5"]), "192.168.1.5", ON, 0);
    const id = (at: number) => at.toString(16).padStart(12, "0");
    for (let at = 1; at < 500; at += 1) {
      found.hear(
        heard([`10.0.${at % 250}.1`], table(id(at), `Flood ${at}`)),
        `10.1.${at % 250}.${Math.floor(at / 250)}`,
        ON,
        0,
      );
      found.hear(heard([`10.0.${at % 250}.1`], table(id(at), `Flood ${at}`)), "192.168.1.66", ON, 0);
    }
    const tables = found.list();
    expect(tables).toHaveLength(32);
    expect(tables.map(({ name }) => name)).toContain("Kitchen");
  });

  it("is shown as a name that can be read", () => {
    found.hear(heard(["192.168.1.5"], table("0123456789ab", `a\u202e\u0007${"x".repeat(100)}`)), "192.168.1.5", ON, 0);
    expect(found.list()[0]?.name).toBe(`a ${"x".repeat(30)}`);
  });
});
