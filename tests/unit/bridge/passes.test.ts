import { describe, expect, it } from "vitest";
import { passIn } from "../../../src/renderer/bridge/passes";

describe("what stands in an address's fragment", () => {
  it.each([
    ["#token=abc", { token: "abc" }],
    ["#K7MPX4", { code: "K7MPX4" }],
    ["#K7M%20PX4", { code: "K7MPX4" }],
    ["", null],
    ["#K7M", null],
  ])("%j is read", (hash, pass) => {
    expect(passIn({ hash })).toEqual(pass);
  });

  it.each(["#%", "#K7MPX4%", "#%E0%A4%A", "#%ff"])("%j is no pass, and no reason to fail", (hash) => {
    expect(passIn({ hash })).toBeNull();
  });
});
