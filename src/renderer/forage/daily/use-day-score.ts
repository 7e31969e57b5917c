import { useEffect, useMemo, useState } from "react";
import { bestOn, type DayScore } from "../../../shared/games/forage/day-scores";
import type { State } from "../../../shared/games/forage/state";
import { dayOf, dayPlayed } from "./day-played";

const ONE_DAY = 24 * 60 * 60 * 1000;

/** What a finished game means as a deal of the day. */
export interface DayResult {
  day: string;
  /** The best before this game; null for the first. */
  before: number | null;
  best: number;
}

/** The best harvests of the days' deals, and where to note one; `scores` is null until the host has told, and to guests. */
export interface Days {
  scores: readonly DayScore[] | null;
  keep(score: DayScore): void;
}

/** Notes a finished game for one that was the deal of today, or of yesterday where midnight passed; null where none is. */
export function useDayScore(
  state: State,
  { scores, keep }: Days,
  now: () => Date = () => new Date(),
): DayResult | null {
  const total = state.phase === "finished" ? (state.players[0]?.score.total ?? null) : null;
  const [days] = useState(() => [dayOf(now()), dayOf(new Date(now().getTime() - ONE_DAY))]);
  const day = useMemo(() => (total === null ? null : dayPlayed(state, days)), [state, total, days]);
  // As they were first told: they change as soon as this game is noted.
  const [told, setTold] = useState(scores);
  if (told === null && scores !== null) setTold(scores);
  const before = told && day !== null ? bestOn(told, day, state.mode) : null;
  const isNews = told !== null && total !== null && (before === null || total > before);
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted once, whoever does it
  useEffect(() => {
    if (day !== null && isNews) keep({ day, mode: state.mode, best: total });
  }, [day, isNews, total, state.mode]);
  if (told === null || day === null || total === null) return null;
  return { day, before, best: Math.max(before ?? total, total) };
}
