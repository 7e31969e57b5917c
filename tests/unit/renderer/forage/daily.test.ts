import { describe, expect, it } from "vitest";
import { dayOf, dayPlayed } from "../../../../src/renderer/forage/daily/day-played";
import { forage } from "../../../../src/shared/games/forage";
import { CARD_IDS } from "../../../../src/shared/games/forage/cards";
import { dailyDeal } from "../../../../src/shared/games/forage/daily";
import { bestOn, type DayScore, withScore } from "../../../../src/shared/games/forage/day-scores";
import { cardBehind } from "../../../../src/shared/games/forage/recipes";
import type { Mode, State } from "../../../../src/shared/games/forage/state";

const NOTHING = { dice: () => null, below: () => null };

/** A game for one with the deal of a day, played to its end. */
function played(day: string, mode: Mode): State {
  const setup = { players: ["Ada"], mode, deck: null, deal: dailyDeal(day, mode) };
  const started = forage.start(setup, NOTHING);
  if (!started) throw new Error("not dealt");
  let { state } = started;
  while (state.phase !== "finished") {
    const [command] = forage.legalMoves(state, 0);
    const decision = forage.decide(state, 0, command, NOTHING);
    if (!decision.ok) throw new Error(decision.refusal.reason);
    state = decision.state;
  }
  return forage.view(state, { role: "seat", seat: 0 });
}

describe("the deal of the day", () => {
  it.each(["standard", "recipes"] as const)("is the same for everyone, another every day (%s)", (mode) => {
    const deal = dailyDeal("2026-12-01", mode);
    expect(dailyDeal("2026-12-01", mode)).toEqual(deal);
    expect(dailyDeal("2026-12-02", mode)).not.toEqual(deal);
    // FG-S2, FG-C3: nine cards, and in a challenge two recipes whose cards are not among them.
    expect(new Set([...deal.pile, ...deal.recipes.map(cardBehind)]).size).toBe(9 + (mode === "recipes" ? 2 : 0));
    expect(deal.pile.every((card) => CARD_IDS.includes(card))).toBe(true);
  });

  it("is of a day alone", () => {
    expect(() => dailyDeal("today", "standard")).toThrow("not a day");
  });

  it("is known again in a finished game, by its cards", () => {
    const state = played("2026-12-01", "recipes");
    expect(dayPlayed(state, ["2026-12-02", "2026-12-01"])).toBe("2026-12-01");
    expect(dayPlayed(state, ["2026-12-02", "2026-11-30"])).toBeNull();
    expect(dayPlayed({ ...state, mode: "standard" }, ["2026-12-01"])).toBeNull();
  });

  it("is of the calendar of whoever plays", () => {
    expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe("2026-01-09");
  });
});

describe("scores of the days", () => {
  const score = (day: string, best: number): DayScore => ({ day, mode: "standard", best });

  it("keep the best of a day and mode", () => {
    const first = withScore([], score("2026-12-01", 31));
    expect(first).toEqual([score("2026-12-01", 31)]);
    expect(withScore(first, score("2026-12-01", 20))).toEqual(first);
    const better = withScore(first, score("2026-12-01", 40));
    expect(bestOn(better, "2026-12-01", "standard")).toBe(40);
    expect(bestOn(better, "2026-12-01", "recipes")).toBeNull();
  });

  it("forget the oldest of more than sixty days", () => {
    const days = Array.from(
      { length: 60 },
      (_, day) => `2026-0${2 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, "0")}`,
    );
    const scores = days.reduce((kept, day) => withScore(kept, score(day, 30)), withScore([], score("2026-01-01", 1)));
    expect(scores).toHaveLength(60);
    expect(bestOn(scores, "2026-01-01", "standard")).toBeNull();
  });
});
