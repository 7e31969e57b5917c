import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "../../../../src/main/nearby/announcer";
import { Finder } from "../../../../src/main/nearby/finder";
import { SERVICE } from "../../../../src/main/nearby/service";
import { PaperDoor } from "../../../harness/local-host";
import { PaperNetworks } from "../../../harness/paper-wire";

let networks: PaperNetworks;
let addresses: string[];
let warnings: string[];
let changes: number;
let finder: Finder;

beforeEach(() => {
  vi.useFakeTimers();
  networks = new PaperNetworks();
  addresses = ["192.168.1.2"];
  warnings = [];
  changes = 0;
  finder = new Finder({
    ownId: "ffffffffffff",
    openWire: networks.open,
    addresses: () => addresses,
    warn: (message) => warnings.push(message),
    onChange: () => {
      changes += 1;
    },
  });
});
afterEach(() => {
  finder.rest();
  vi.useRealTimers();
});

/** A table elsewhere, at 192.168.1.5 once it is open. */
function tableElsewhere() {
  const door = new PaperDoor();
  const warn = (message: string) => warnings.push(message);
  const announcer = new Announcer({ door, name: "Kitchen", id: "0123456789ab", openWire: networks.open, warn });
  return { door, announcer };
}

const names = () => finder.tables.map(({ name }) => name);
const asks = () => networks.said.filter(({ message }) => message.type === "query").length;

describe("looking for tables", () => {
  it("finds one that is open, one that opens, and loses one that closes", async () => {
    const { door } = tableElsewhere();
    door.open();
    await vi.advanceTimersByTimeAsync(5000);
    finder.look();
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(["Kitchen"]);
    expect(finder.tables[0]?.urls).toEqual(["http://192.168.1.5:4545"]);
    door.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual([]);
    door.open();
    expect(names()).toEqual(["Kitchen"]);
    expect(changes).toBe(3);
  });

  it("loses one that died without a word, two minutes after it was heard last", async () => {
    const { door } = tableElsewhere();
    const stopped = vi.spyOn(networks, "hear");
    finder.look();
    door.open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(names()).toEqual(["Kitchen"]);
    stopped.mockImplementation(() => undefined);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(names()).toEqual(["Kitchen"]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(names()).toEqual([]);
  });

  it("asks soon, then now and then, and not at all while nobody wants to know", async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asks(), networks.opened]).toEqual([0, []]);
    finder.look();
    finder.look();
    await vi.advanceTimersByTimeAsync(9000);
    expect(asks()).toBe(4);
    expect(networks.said[0]?.message).toEqual({ type: "query", questions: [{ name: SERVICE, type: "PTR" }] });
    await vi.advanceTimersByTimeAsync(51_000);
    expect(asks()).toBe(7);
    finder.rest();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asks(), networks.opened]).toEqual([7, []]);
  });

  it("follows the machine to another network", async () => {
    addresses = [];
    finder.look();
    expect(finder.fault).toBe("no-network");
    addresses = ["192.168.1.2"];
    const { door } = tableElsewhere();
    door.open();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([finder.fault, names()]).toEqual([null, ["Kitchen"]]);
  });

  it("says that nothing can be heard, once, and goes on where another network can be", async () => {
    networks.broken.set("192.168.1.2", "bind EADDRINUSE 0.0.0.0:5353");
    finder.look();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(finder.fault).toBe("no-multicast");
    expect(warnings).toEqual(["tables nearby, on 192.168.1.2: bind EADDRINUSE 0.0.0.0:5353"]);
    addresses = ["192.168.1.2", "10.0.0.2"];
    await vi.advanceTimersByTimeAsync(2000);
    expect(finder.fault).toBeNull();
    finder.rest();
    expect(finder.fault).toBeNull();
  });
});
