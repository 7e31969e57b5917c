import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sortedJson, stateHash } from "../../../src/shared/protocol/hash";
import { throwSeed } from "../../../src/shared/protocol/throw-seed";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("hashes", () => {
  it("do not depend on the order of keys", () => {
    expect(sortedJson({ b: [1, { d: null, c: "é" }], a: true, gone: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"é","d":null}]}',
    );
    expect(stateHash({ b: 1, a: 2 })).toBe(sha256('{"a":2,"b":1}'));
    expect(stateHash([1, 2])).not.toBe(stateHash([2, 1]));
  });

  it("give every roll of every table a throw of its own", () => {
    expect(throwSeed("table", "roll-1")).toBe(sha256('["table","roll-1"]'));
    expect(throwSeed("a", "bc")).not.toBe(throwSeed("ab", "c"));
  });
});
