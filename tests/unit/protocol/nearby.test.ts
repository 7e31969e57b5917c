import { describe, expect, it } from "vitest";
import { originSchema, readAddress, shownName } from "../../../src/shared/protocol/nearby";

describe("an address that somebody typed or pasted", () => {
  it.each([
    ["http://192.168.1.5:4545/#K7MPX4", "http://192.168.1.5:4545", "K7MPX4"],
    ["http://192.168.1.5:4545/", "http://192.168.1.5:4545", null],
    ["  192.168.1.5:4546 ", "http://192.168.1.5:4546", null],
    ["192.168.1.5", "http://192.168.1.5:4545", null],
    ["192.168.1.5:4545/join#k7m-px4", "http://192.168.1.5:4545", "K7MPX4"],
    ["http://192.168.1.5:4545/#token=abc", "http://192.168.1.5:4545", null],
    ["[FD00::7]:4545", "http://[fd00::7]:4545", null],
    ["http://[fd00::7]/", "http://[fd00::7]:4545", null],
  ])("%j is %j with the code %j", (typed, origin, code) => {
    expect(readAddress(typed)).toEqual({ origin, code });
    expect(originSchema.safeParse(origin).success).toBe(true);
  });

  it.each([
    "",
    "kitchen.local:4545",
    "localhost:4545",
    "192.168.1.5:0",
    "192.168.1.5:65536",
    "192.168.1:4545",
    "192.168.1.500",
    "https://192.168.1.5:4545",
    "http://192.168.1.5:4545@evil.example.org/",
    "http://evil.example.org/#192.168.1.5",
    "fd00::7",
    "[fd00::zz]",
    "[fe80::1%eth0]:4545",
    "192.168.1.5 4545",
  ])("%j is none", (typed) => {
    expect(readAddress(typed)).toBeNull();
  });
});

it("a table's name is shown without what cannot be seen, and never empty", () => {
  expect(shownName("Kitchen\u202e\u200b laptop")).toBe("Kitchen laptop");
  expect(shownName("\u0000\u200b")).toBe("Harvest Table");
  expect(shownName("畑".repeat(99))).toBe("畑".repeat(32));
});
