import { beforeEach, describe, expect, it } from "vitest";
import { Limits, Pace } from "../../../src/main/lan/limits";
import { Clock } from "../../harness/clock";

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

let clock: Clock;
let limits: Limits;

beforeEach(() => {
  clock = new Clock();
  limits = new Limits(() => clock.now);
});

describe.each([
  ["lines", 48, 256],
  ["connections", 96, 384],
] as const)("%s", (kind, ofOne, inAll) => {
  it(`are ${ofOne} of one address and ${inAll} in all, and free again when they are left`, () => {
    const crowd = limits[kind];
    for (const _ of times(ofOne)) expect(crowd.came("192.168.1.9")).toBe(true);
    expect(crowd.came("192.168.1.9")).toBe(false);
    for (const index of times(inAll - ofOne)) expect(crowd.came(`192.168.2.${index}`)).toBe(true);
    expect(crowd.came("192.168.3.1")).toBe(false);
    crowd.left("192.168.1.9");
    expect([crowd.came("192.168.3.1"), crowd.came("192.168.1.9")]).toEqual([true, false]);
    crowd.left("192.168.3.1");
    expect(crowd.came("192.168.1.9")).toBe(true);
  });

  it("of one address leave room for every other", () => {
    const crowd = limits[kind];
    for (const _ of times(1000)) crowd.came("192.168.1.9");
    expect(crowd.came("192.168.1.10")).toBe(true);
  });
});

describe("wrong codes", () => {
  it("are eight in a minute, counted for each address by itself", () => {
    for (const _ of times(8)) {
      expect(limits.mayTry("192.168.1.9")).toBe(true);
      limits.triedWrong("192.168.1.9");
    }
    expect([limits.mayTry("192.168.1.9"), limits.mayTry("192.168.1.10")]).toEqual([false, true]);
    clock.pass(59_999);
    expect(limits.mayTry("192.168.1.9")).toBe(false);
    clock.pass(1);
    expect(limits.mayTry("192.168.1.9")).toBe(true);
  });

  it("are counted from the last one", () => {
    for (const _ of times(7)) limits.triedWrong("192.168.1.9");
    clock.pass(50_000);
    limits.triedWrong("192.168.1.9");
    clock.pass(59_999);
    expect(limits.mayTry("192.168.1.9")).toBe(false);
  });

  it("of a thousand other addresses do not make room for more guesses of one that goes on", () => {
    for (const _ of times(8)) limits.triedWrong("192.168.1.9");
    for (const index of times(1023)) limits.triedWrong(`10.0.${index >> 8}.${index & 255}`);
    expect(limits.mayTry("192.168.1.9")).toBe(false);
  });
});

describe("the pace of a line", () => {
  it("is a burst of 120 requests, then 60 a second", () => {
    const pace = new Pace(() => clock.now);
    const spent = (tries: number) => times(tries).filter(() => pace.spend()).length;
    expect(spent(200)).toBe(120);
    clock.pass(500);
    expect(spent(200)).toBe(30);
    clock.pass(16);
    expect(spent(5)).toBe(0);
    clock.pass(1);
    expect(spent(5)).toBe(1);
    clock.pass(3_600_000);
    expect(spent(200)).toBe(120);
  });
});
