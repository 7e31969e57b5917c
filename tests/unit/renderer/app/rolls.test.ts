import { beforeEach, describe, expect, it } from "vitest";
import { RollsReport } from "../../../../src/renderer/app/rolls-report";
import { REVEAL_LIMIT, SettledRolls } from "../../../../src/renderer/app/settled-rolls";
import type { Sight } from "../../../../src/renderer/app/sight";

const SCENE: Sight = { playsThrows: true, sceneIsThere: true, instant: false };

describe("SettledRolls", () => {
  let now: number;
  let rolls: SettledRolls;
  beforeEach(() => {
    now = 0;
    rolls = new SettledRolls(() => now);
  });

  it("keeps a roll back until its dice lie still somewhere", () => {
    rolls.rolled("roll-1");
    expect(rolls.wait("roll-1")).toBe(REVEAL_LIMIT);
    rolls.settled("roll-1");
    expect(rolls.wait("roll-1")).toBe(0);
  });

  it("keeps it back for 3.5 s at most", () => {
    expect(REVEAL_LIMIT).toBe(3500);
    rolls.rolled("roll-1");
    now = 3000;
    expect(rolls.wait("roll-1")).toBe(500);
    now = 4000;
    expect(rolls.wait("roll-1")).toBe(0);
  });

  it("takes the word of the dice before it hears of the roll", () => {
    rolls.settled("roll-1");
    rolls.rolled("roll-1");
    expect(rolls.wait("roll-1")).toBe(0);
  });

  it("shows a roll at once that it was never told of, and forgets those of another table", () => {
    expect(rolls.wait("roll-9")).toBe(0);
    rolls.rolled("roll-1");
    rolls.clear();
    expect(rolls.wait("roll-1")).toBe(0);
  });
});

describe("RollsReport", () => {
  let told: boolean[];
  let report: RollsReport;
  beforeEach(() => {
    told = [];
    report = new RollsReport((rolls) => told.push(rolls));
    report.line(true);
  });

  it("tells when dice begin and end to be seen rolling, each once", () => {
    report.shows(null, false);
    report.shows({ ...SCENE, sceneIsThere: false }, false);
    expect(told).toEqual([]);
    report.shows(SCENE, false);
    report.shows(SCENE, false);
    report.shows({ ...SCENE, playsThrows: false }, false);
    expect(told).toEqual([true, false]);
  });

  it("counts a hidden page and reduced motion as showing none", () => {
    report.shows(SCENE, false);
    report.shows(SCENE, true);
    report.shows(SCENE, false);
    report.shows({ ...SCENE, instant: true }, false);
    expect(told).toEqual([true, false, true, false]);
  });

  it("tells again on every line", () => {
    report.shows(SCENE, false);
    report.line(false);
    report.line(true);
    expect(told).toEqual([true, true]);
  });

  it("has nothing to say without a line", () => {
    report.line(false);
    report.shows(SCENE, false);
    expect(told).toEqual([]);
  });
});
