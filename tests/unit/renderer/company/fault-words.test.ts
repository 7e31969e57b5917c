import { describe, expect, it } from "vitest";
import { shownFault } from "../../../../src/renderer/company/fault-words";

describe("a page that is not let in", () => {
  it.each(["127.0.0.1", "localhost", "[::1]"])("at %s is told of the host's own address", (hostname) => {
    expect(shownFault("host-token", { hostname })).toBe("host-token");
  });

  it.each(["192.168.1.5", "[fd00::7]", "10.0.0.2"])("at %s is told to join", (hostname) => {
    expect(shownFault("host-token", { hostname })).toBe("not-joined");
    expect(shownFault("wrong-code", { hostname })).toBe("wrong-code");
  });
});
