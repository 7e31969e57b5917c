import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnAddress } from "../../../src/main/lan/addresses";
import { Door } from "../../../src/main/lan/door";

const own = (address: string, kind: OwnAddress["kind"] = "lan"): OwnAddress => ({ address, adapter: "eth0", kind });

/** Listeners that listen on nothing; `faults` says which ports of which addresses cannot be had, and why. */
class PaperNetwork {
  addresses: OwnAddress[] = [own("192.168.1.5")];
  /** `port`, `address` or `address port` → error code. */
  readonly faults = new Map<string, string>();
  readonly listening: string[] = [];
  readonly warnings: string[] = [];
  readonly states: string[] = [];
  lastPort: number | null = null;
  readonly door: Door;

  constructor() {
    this.door = new Door({
      listen: async ({ address, port }) => {
        const fault = [`${address} ${port}`, `${port}`, address, "*"].map((at) => this.faults.get(at)).find(Boolean);
        if (fault) throw Object.assign(new Error(`listen ${fault} ${address}:${port}`), { code: fault });
        const at = `${address} ${port}`;
        this.listening.push(at);
        return {
          origin: `http://${address}:${port}`,
          port,
          close: async () => {
            this.listening.splice(this.listening.indexOf(at), 1);
          },
        };
      },
      lastPort: () => this.lastPort,
      onPort: (port) => {
        this.lastPort = port;
      },
      addresses: () => this.addresses,
      warn: (message) => this.warnings.push(message),
    });
    this.door.onChange(() => this.states.push(this.door.state.state));
  }

  async open(): Promise<void> {
    this.door.open();
    await this.door.settled();
  }

  /** Until the machine's addresses are looked at again. */
  async lookAgain(): Promise<void> {
    vi.advanceTimersByTime(5000);
    await this.door.settled();
  }
}

let network: PaperNetwork;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  network = new PaperNetwork();
});

afterEach(async () => {
  network.door.close();
  await network.door.settled();
  expect(network.listening).toEqual([]);
  vi.useRealTimers();
});

describe("opening", () => {
  it("serves port 4545 of every address, the best first", async () => {
    network.addresses = [own("192.168.1.5"), own("fd00::7"), own("10.8.0.2", "virtual")];
    await network.open();
    expect(network.listening).toEqual(["192.168.1.5 4545", "fd00::7 4545", "10.8.0.2 4545"]);
    expect(network.door.state).toEqual({
      state: "open",
      port: 4545,
      addresses: [
        { url: "http://192.168.1.5:4545/", adapter: "eth0", kind: "lan" },
        { url: "http://fd00::7:4545/", adapter: "eth0", kind: "lan" },
        { url: "http://10.8.0.2:4545/", adapter: "eth0", kind: "virtual" },
      ],
    });
    expect(network.states).toEqual(["opening", "open"]);
    expect(network.lastPort).toBe(4545);
  });

  it("takes the next port where somebody has it", async () => {
    network.faults.set("4545", "EADDRINUSE").set("4546", "EADDRINUSE");
    await network.open();
    expect(network.door.state).toMatchObject({ state: "open", port: 4547 });
    expect(network.warnings).toEqual([]);
  });

  it("takes the port of last time before the others", async () => {
    network.lastPort = 4560;
    await network.open();
    expect(network.door.state).toMatchObject({ port: 4560 });
  });

  it("takes another port than that of last time where it is gone", async () => {
    network.lastPort = 4560;
    network.faults.set("4560", "EADDRINUSE");
    await network.open();
    expect([network.door.state, network.lastPort]).toMatchObject([{ port: 4545 }, 4545]);
  });

  it("leaves out an address that cannot be served, and says so once", async () => {
    network.addresses = [own("192.168.1.5"), own("10.0.0.7")];
    network.faults.set("10.0.0.7", "EADDRINUSE");
    await network.open();
    for (let looks = 0; looks < 5; looks += 1) await network.lookAgain();
    expect(network.listening).toEqual(["192.168.1.5 4545"]);
    expect(network.warnings).toEqual(["the table cannot be served on 10.0.0.7: listen EADDRINUSE 10.0.0.7:4545"]);
    network.faults.clear();
    await network.lookAgain();
    expect(network.listening).toEqual(["192.168.1.5 4545", "10.0.0.7 4545"]);
  });

  it("twice is opening once", async () => {
    network.door.open();
    await network.open();
    expect(network.listening).toEqual(["192.168.1.5 4545"]);
  });
});

describe("failing", () => {
  it.each([
    ["EADDRINUSE", "no-port"],
    ["EACCES", "not-permitted"],
    ["EPERM", "not-permitted"],
    ["ENOBUFS", "lan-error"],
  ])("%s is told as %s, tried again, and said once", async (code, reason) => {
    network.faults.set("*", code);
    await network.open();
    await network.lookAgain();
    expect(network.door.state).toEqual({ state: "failed", reason });
    expect(network.warnings).toHaveLength(1);
    network.faults.clear();
    await network.lookAgain();
    expect(network.door.state).toMatchObject({ state: "open", port: 4545 });
  });

  it("is tried at once where the host asks again", async () => {
    network.faults.set("*", "EACCES");
    await network.open();
    network.faults.clear();
    await network.open();
    expect(network.door.state).toMatchObject({ state: "open", port: 4545 });
    expect(network.states).toEqual(["opening", "failed", "opening", "open"]);
  });

  it("without a network waits for one", async () => {
    network.addresses = [];
    await network.open();
    expect(network.door.state).toEqual({ state: "failed", reason: "no-address" });
    network.addresses = [own("192.168.1.5")];
    await network.lookAgain();
    expect(network.door.state).toMatchObject({ state: "open" });
  });
});

describe("a machine that changes its network", () => {
  it("is served on the new address and no longer on the old one, on the same port", async () => {
    network.faults.set("4545", "EADDRINUSE");
    await network.open();
    network.addresses = [own("10.0.0.7")];
    network.faults.clear();
    await network.lookAgain();
    expect(network.listening).toEqual(["10.0.0.7 4546"]);
    expect(network.states).toEqual(["opening", "open", "open"]);
  });

  it("takes another port where the old one is taken at the new address", async () => {
    await network.open();
    network.addresses = [own("10.0.0.7")];
    network.faults.set("10.0.0.7 4545", "EADDRINUSE");
    await network.lookAgain();
    expect(network.listening).toEqual(["10.0.0.7 4546"]);
  });

  it("tells nothing where nothing changed", async () => {
    await network.open();
    await network.lookAgain();
    expect(network.states).toEqual(["opening", "open"]);
  });
});

describe("closing", () => {
  it("lets go of everything, and is not undone by a look that was on its way", async () => {
    network.door.open();
    network.door.close();
    await network.door.settled();
    await network.lookAgain();
    expect([network.listening, network.door.state]).toEqual([[], { state: "closed" }]);
    await network.open();
    expect(network.door.state).toMatchObject({ state: "open", port: 4545 });
  });
});
