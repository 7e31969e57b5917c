import { describe, expect, it } from "vitest";
import { bestOn, dayOf, dayPlayed, withScore } from "../../../../src/renderer/forage/daily/daily-scores";
import { forage } from "../../../../src/shared/games/forage";
import { CARD_IDS } from "../../../../src/shared/games/forage/cards";
import { dailyDeal } from "../../../../src/shared/games/forage/daily";
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
  it("keep the best of a day and mode, and what it was before", () => {
    const first = withScore([], "2026-12-01", "standard", 31);
    expect(first).toEqual({ scores: [{ day: "2026-12-01", mode: "standard", best: 31 }], before: null });
    const worse = withScore(first.scores, "2026-12-01", "standard", 20);
    expect(worse).toEqual({ scores: first.scores, before: 31 });
    const better = withScore(worse.scores, "2026-12-01", "standard", 40);
    expect(bestOn(better.scores, "2026-12-01", "standard")).toBe(40);
    expect(bestOn(better.scores, "2026-12-01", "recipes")).toBeNull();
  });

  it("forget the oldest of more than sixty days", () => {
    let scores = withScore([], "2026-01-01", "standard", 1).scores;
    for (let day = 1; day <= 60; day += 1) {
      const name = `2026-${String(2 + Math.floor(day / 28)).padStart(2, "0")}-${String(1 + (day % 28)).padStart(2, "0")}`;
      ({ scores } = withScore(scores, name, "standard", day));
    }
    expect(scores).toHaveLength(60);
    expect(bestOn(scores, "2026-01-01", "standard")).toBeNull();
  });
});
