import { useEffect, useMemo, useState } from "react";
import type { State } from "../../../shared/games/forage/state";
import { dayOf, dayPlayed, keepScores, readScores, withScore } from "./daily-scores";

const ONE_DAY = 24 * 60 * 60 * 1000;

/** What a finished game means as a deal of the day. */
export interface DayResult {
  day: string;
  /** The best before this game; null for the first. */
  before: number | null;
  best: number;
}

/** Notes a finished game for one that was the deal of today, or of yesterday where midnight passed; null where none is. */
export function useDayScore(state: State, now: () => Date = () => new Date()): DayResult | null {
  const total = state.phase === "finished" ? (state.players[0]?.score.total ?? null) : null;
  const [days] = useState(() => [dayOf(now()), dayOf(new Date(now().getTime() - ONE_DAY))]);
  const day = useMemo(() => (total === null ? null : dayPlayed(state, days)), [state, total, days]);
  const [before] = useState(readScores);
  const noted = day !== null && total !== null ? withScore(before, day, state.mode, total) : null;
  useEffect(() => {
    if (day !== null && total !== null) keepScores(withScore(readScores(), day, state.mode, total).scores);
  }, [day, total, state.mode]);
  if (!noted || day === null || total === null) return null;
  return { day, before: noted.before, best: Math.max(noted.before ?? total, total) };
}
