import { describe, expect, it } from "vitest";
import { allowedHosts, originFault } from "../../../src/main/lan/origins";

const hosts = allowedHosts("127.0.0.1", 4000);

describe("who may come in", () => {
  it.each([
    [{ host: "127.0.0.1:4000" }, null],
    [{ host: "localhost:4000", origin: "http://localhost:4000" }, null],
    [{}, "host"],
    [{ host: "127.0.0.1" }, "host"],
    [{ host: "127.0.0.1:4001" }, "host"],
    [{ host: "evil.example:4000" }, "host"],
    [{ host: "127.0.0.1:4000", origin: "http://evil.example" }, "origin"],
    [{ host: "127.0.0.1:4000", origin: "http://localhost:4000" }, "origin"],
    [{ host: "127.0.0.1:4000", origin: "https://127.0.0.1:4000" }, "origin"],
    [{ host: "127.0.0.1:4000", origin: "null" }, "origin"],
  ])("%j: %s", (headers, fault) => {
    expect(originFault(headers, hosts)).toBe(fault);
  });

  it("names no port where it is the usual one", () => {
    expect([...allowedHosts("127.0.0.1", 80)]).toEqual(["127.0.0.1", "127.0.0.1:80", "localhost", "localhost:80"]);
  });
});
