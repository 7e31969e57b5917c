import { describe, expect, it } from "vitest";
import { fileParts } from "../../../../../src/renderer/app/shelf/file-parts";
import { MOST_PARTS, PART_CHARACTERS } from "../../../../../src/shared/protocol/messages";

describe("the parts of a file", () => {
  it.each([
    ["", 1],
    ["{}", 1],
    ["x".repeat(PART_CHARACTERS), 1],
    ["x".repeat(PART_CHARACTERS + 1), 2],
    ["とまと".repeat(PART_CHARACTERS), 3],
  ])("are all of it, in order, each of a size that is taken (%#)", (text, count) => {
    const parts = fileParts(text);
    expect(parts).toHaveLength(count);
    expect(parts?.join("")).toBe(text);
    for (const part of parts ?? []) expect(part.length).toBeLessThanOrEqual(PART_CHARACTERS);
  });

  it("are none where the host would not take so many", () => {
    expect(fileParts("x".repeat(PART_CHARACTERS * MOST_PARTS + 1))).toBeNull();
  });
});
