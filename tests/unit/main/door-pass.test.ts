import { describe, expect, it } from "vitest";
import { letIn } from "../../../src/main/lan/door-pass";
import { Limits } from "../../../src/main/lan/limits";

const HOST_TOKEN = "h".repeat(43);
const GUEST_TOKEN = "g".repeat(22);
const CODE = "K7MPX4";

function door({ token = HOST_TOKEN, code = CODE }: { token?: string | null; code?: string | null } = {}) {
  const parts = {
    host: { guestOf: (given: string) => (given === GUEST_TOKEN ? "guest-one" : null), code },
    token,
    limits: new Limits(() => 0),
  };
  return (shown: unknown, address = "192.168.1.9") => letIn(shown, address, parts);
}

describe("a pass", () => {
  it("is the host's token on its own machine, and nowhere else", () => {
    expect(door()({ token: HOST_TOKEN })).toEqual({ role: "local", guest: null });
    expect(door({ token: null })({ token: HOST_TOKEN })).toBe("host-token");
    // An empty token is not the missing one.
    expect(door({ token: null })({ token: "" })).toBe("host-token");
    expect(door()({ token: HOST_TOKEN.slice(1) })).toBe("host-token");
  });

  it("is the token of a guest", () => {
    expect(door({ token: null })({ guest: GUEST_TOKEN })).toEqual({ role: "guest", guest: "guest-one" });
    expect(door()({ guest: "x".repeat(22) })).toBe("guest-token");
    expect(door()({ guest: "" })).toBe("guest-token");
  });

  it("is the code, as it is written, while the door is open", () => {
    expect(door({ token: null })({ code: CODE })).toEqual({ role: "guest", guest: null });
    for (const code of ["K7MPX3", "", CODE.toLowerCase(), ` ${CODE}`]) expect(door()({ code })).toBe("wrong-code");
    expect(door({ code: null })({ code: CODE })).toBe("wrong-code");
    expect(door({ code: null })({ code: "" })).toBe("wrong-code");
  });

  it.each([
    undefined,
    null,
    {},
    "K7MPX4",
    [CODE],
    { token: null },
    { token: { length: 43 } },
    { code: CODE, token: HOST_TOKEN },
    { code: CODE, more: 1 },
    { code: `${CODE}${" ".repeat(20)}` },
    { token: "h".repeat(65) },
    { guest: ["g".repeat(22)] },
    JSON.parse('{"__proto__":{"code":"K7MPX4"}}'),
  ])("%j is none", (shown) => {
    expect(door()(shown)).toBe("host-token");
  });

  it("by code may be tried eight times; the ninth is not compared, right or wrong", () => {
    const show = door({ token: null });
    for (let tries = 0; tries < 8; tries += 1) expect(show({ code: "K7MPX3" })).toBe("wrong-code");
    expect([show({ code: "K7MPX3" }), show({ code: CODE })]).toEqual(["too-many-tries", "too-many-tries"]);
    // Others in the house come in, and so do guests who are known.
    expect(show({ code: CODE }, "192.168.1.10")).toEqual({ role: "guest", guest: null });
    expect(show({ guest: GUEST_TOKEN })).toEqual({ role: "guest", guest: "guest-one" });
  });
});
