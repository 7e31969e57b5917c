import { describe, expect, it } from "vitest";
import { checkOptions } from "../../../scripts/lib/check-options.mjs";

const defaults = { throws: 2000, dice: [1, 3, 6] };
const read = (...args: string[]) => checkOptions(args, defaults);

describe("options of the checks of throws", () => {
  it("are what was asked for, or the usual", () => {
    expect(read()).toEqual({ throws: 2000, dice: [1, 3, 6], seed: "check" });
    expect(read("--throws", "5", "--dice", "1,20", "--seed", "tomato")).toEqual({
      throws: 5,
      dice: [1, 20],
      seed: "tomato",
    });
  });

  it("that make no sense are named", () => {
    for (const [args, name] of [
      [["--throws", "0"], "--throws"],
      [["--throws", "1e3"], "--throws"],
      [["--throws", "-1"], "--throws"],
      [["--dice", "6,"], "--dice"],
      [["--dice", "101"], "--dice"],
      [["--seed", ""], "--seed"],
      [["--seed", "x".repeat(201)], "--seed"],
      [["--nonsense"], "--nonsense"],
      [["10"], "10"],
    ] as const)
      expect(() => read(...args)).toThrow(name);
  });
});
