import type { Mode } from "./state";

/** The best harvest of a day's deal. */
export interface DayScore {
  /** As it stands in a calendar, `2026-12-01`. */
  day: string;
  mode: Mode;
  best: number;
}

/** Days that are remembered; the oldest give way. */
export const MOST_DAYS = 60;

export const bestOn = (scores: readonly DayScore[], day: string, mode: Mode): number | null =>
  scores.find((score) => score.day === day && score.mode === mode)?.best ?? null;

/** The scores with one more; the better one stays where the day was played before. */
export function withScore(scores: readonly DayScore[], { day, mode, best }: DayScore): DayScore[] {
  const before = bestOn(scores, day, mode);
  const others = scores.filter((score) => score.day !== day || score.mode !== mode);
  const better = before === null ? best : Math.max(before, best);
  const all = [...others, { day, mode, best: better }].sort((one, other) => one.day.localeCompare(other.day));
  return all.slice(-MOST_DAYS);
}
