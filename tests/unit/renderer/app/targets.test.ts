import { describe, expect, it } from "vitest";
import {
  keepAim,
  NO_AIM,
  pickCount,
  quickPick,
  targetsOf,
  withDie,
  withPower,
} from "../../../../src/renderer/app/targets";
import type { Command } from "../../../../src/shared/games/diced-tomatoes/commands";

const place = (die: "red-1" | "black-1", vine: number): Command => ({ type: "place", die, seat: 0, vine });
const clear = (seat: number, vine: number): Command => ({ type: "karma", power: "clear", seat, vine });
const legal: Command[] = [place("red-1", 0), place("red-1", 2), place("black-1", 2), clear(1, 0)];

describe("targetsOf", () => {
  it("lists every legal place of the selected die and no other", () => {
    expect(targetsOf(legal, { ...NO_AIM, selected: "red-1" }).map(({ seat, vine }) => [seat, vine])).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });

  it("lists vines only for a power that is aimed at vines", () => {
    expect(targetsOf(legal, { ...NO_AIM, power: "clear" })).toEqual([
      { kind: "clear", seat: 1, vine: 0, command: clear(1, 0) },
    ]);
    expect(targetsOf(legal, { ...NO_AIM, selected: "red-1", power: "shift" })).toEqual([]);
  });

  it("is empty without an aim", () => {
    expect(targetsOf(legal, NO_AIM)).toEqual([]);
  });
});

describe("keepAim", () => {
  it("drops a die that can no longer be placed and basket dice that are gone", () => {
    const aim = { picked: ["red-3", "red-4"] as const, selected: "red-9" as const, power: "reroll" as const };
    const kept = keepAim({ ...aim, picked: [...aim.picked] }, [{ type: "roll", dice: ["red-3"] }], ["red-3"]);
    expect(kept).toEqual({ picked: ["red-3"], selected: null, power: null });
  });
});

describe("the next roll (DT-T1)", () => {
  it("takes three dice, or all where fewer are left", () => {
    expect(pickCount(["red-1", "red-2", "red-3", "red-4"])).toBe(3);
    expect(pickCount(["black-1", "red-2"])).toBe(2);
    expect(pickCount([])).toBe(0);
  });

  it("offers red dice first, then black, then gold", () => {
    expect(quickPick(["black-1", "gold-1", "red-1", "red-2"])).toEqual(["red-1", "red-2", "black-1"]);
  });
});

describe("aiming a karma power (DT-K5)", () => {
  it("a power for dice is aimed at the die that is chosen, whichever came first", () => {
    for (const power of ["reroll", "shift", "rollover", "set"] as const) {
      expect(withDie(withPower(NO_AIM, power), "red-1")).toEqual({ ...NO_AIM, power, selected: "red-1" });
      expect(withPower(withDie(NO_AIM, "red-1"), power)).toEqual({ ...NO_AIM, power, selected: "red-1" });
      expect(withDie({ ...NO_AIM, power, selected: "red-1" }, null).power).toBe(power);
    }
  });

  it("a power for vines and a die in the fingers let each other go", () => {
    for (const power of ["clear", "flipSeed"] as const) {
      expect(withPower({ ...NO_AIM, selected: "red-1" }, power)).toEqual({ ...NO_AIM, power });
      expect(withDie({ ...NO_AIM, power }, "red-1")).toEqual({ ...NO_AIM, selected: "red-1" });
    }
  });

  it("a power that is let go leaves the die in the fingers", () => {
    expect(withPower({ ...NO_AIM, power: "shift", selected: "red-1" }, null)).toEqual({ ...NO_AIM, selected: "red-1" });
  });
});
