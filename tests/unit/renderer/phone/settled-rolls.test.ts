import { describe, expect, it } from "vitest";
import { SettledRolls } from "../../../../src/renderer/phone/settled-rolls";

function clocked() {
  let now = 1000;
  const rolls = new SettledRolls(() => now);
  return {
    rolls,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe("the values of a roll on a screen without dice that roll", () => {
  it("are kept back for three and a half seconds at most", () => {
    const { rolls, pass } = clocked();
    rolls.rolled("roll-1");
    expect(rolls.wait("roll-1")).toBe(3500);
    pass(3000);
    expect(rolls.wait("roll-1")).toBe(500);
    pass(501);
    expect(rolls.wait("roll-1")).toBe(0);
  });

  it("are shown as soon as the dice lie still elsewhere", () => {
    const { rolls, pass } = clocked();
    rolls.rolled("roll-1");
    pass(900);
    rolls.settled("roll-1");
    expect(rolls.wait("roll-1")).toBe(0);
  });

  it("are shown at once where the word came before the roll", () => {
    const { rolls } = clocked();
    rolls.settled("roll-2");
    rolls.rolled("roll-2");
    expect(rolls.wait("roll-2")).toBe(0);
  });

  it("wait each for their own dice", () => {
    const { rolls } = clocked();
    rolls.rolled("roll-1");
    rolls.rolled("roll-2");
    rolls.settled("roll-1");
    expect([rolls.wait("roll-1"), rolls.wait("roll-2")]).toEqual([0, 3500]);
  });

  it("do not wait where nothing was told of the roll, such as after a snapshot or at another table", () => {
    const { rolls } = clocked();
    expect(rolls.wait("roll-9")).toBe(0);
    rolls.rolled("roll-1");
    rolls.clear();
    expect(rolls.wait("roll-1")).toBe(0);
  });
});
