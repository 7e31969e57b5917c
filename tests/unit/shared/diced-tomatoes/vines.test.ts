import { expect, test } from "vitest";
import { DIE_VALUES, type DieValue } from "../../../../src/shared/dice/kinds";
import type { ShownDie } from "../../../../src/shared/games/diced-tomatoes/state";
import { isSetOrRun } from "../../../../src/shared/games/diced-tomatoes/vines";

const dice = (values: readonly DieValue[]): ShownDie[] => values.map((value) => ({ die: "red-1", value }));

/** Every set and every run of two to four dice, sorted, written out. */
const VINES = new Set([
  ...["11", "22", "33", "44", "55", "66", "111", "222", "333", "444", "555", "666"],
  ...["1111", "2222", "3333", "4444", "5555", "6666"],
  ...["12", "23", "34", "45", "56", "123", "234", "345", "456", "1234", "2345", "3456"],
]);

test("a vine is a set or a run, in whatever order its dice were attached (DT-P2)", () => {
  let checked = 0;
  const grow = (values: DieValue[]): void => {
    const [seed, ...attached] = values;
    if (seed !== undefined && values.length > 1) {
      const expected = VINES.has([...values].sort().join(""));
      expect(isSetOrRun(seed, dice(attached)), values.join()).toBe(expected);
      expect(isSetOrRun(seed, dice(attached.slice(0, -1)), attached.at(-1)), values.join()).toBe(expected);
      checked += 1;
    }
    if (values.length < 4) for (const value of DIE_VALUES) grow([...values, value]);
  };
  grow([]);
  expect(checked).toBe(6 ** 2 + 6 ** 3 + 6 ** 4);
  expect(isSetOrRun(4, [])).toBe(true);
});
