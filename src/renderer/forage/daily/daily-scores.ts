import { z } from "zod";
import { dailyDeal } from "../../../shared/games/forage/daily";
import type { Mode, State } from "../../../shared/games/forage/state";

const KEY = "harvest-table:forage-days";

/** Days that are remembered; the oldest give way. */
const MOST_DAYS = 60;

const keptSchema = z.array(
  z.strictObject({ day: z.string().max(10), mode: z.enum(["standard", "recipes"]), best: z.int() }),
);

/** The best harvest of a day's deal on this device. */
export type DayScore = z.infer<typeof keptSchema>[number];

/** The day by the calendar of whoever plays, `2026-12-01`. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Which of these days a finished game for one was the deal of; null for none. Every card of its pile is known by then. */
export function dayPlayed(state: State, days: readonly string[]): string | null {
  const [player, ...others] = state.players;
  if (!player || others.length > 0) return null;
  const cards = [...player.forest.placements.map(({ card }) => card), ...(player.hand ?? [])];
  const same = (day: string) => {
    const { pile, recipes } = dailyDeal(day, state.mode);
    const drawn = pile.slice(0, cards.length);
    return (
      recipes.join() === state.recipes.join() && pile[0] === cards[0] && drawn.every((card) => cards.includes(card))
    );
  };
  return days.find(same) ?? null;
}

/** The scores with one more; `best` is what was best before, null where the day was not played to its end. */
export function withScore(
  scores: readonly DayScore[],
  day: string,
  mode: Mode,
  total: number,
): { scores: DayScore[]; before: number | null } {
  const before = bestOn(scores, day, mode);
  const others = scores.filter((score) => score.day !== day || score.mode !== mode);
  const best = before === null ? total : Math.max(before, total);
  const all = [...others, { day, mode, best }].sort((one, other) => one.day.localeCompare(other.day));
  return { scores: all.slice(-MOST_DAYS), before };
}

export const bestOn = (scores: readonly DayScore[], day: string, mode: Mode): number | null =>
  scores.find((score) => score.day === day && score.mode === mode)?.best ?? null;

/** The scores of this device; none where there are none or they cannot be read. */
export function readScores(): DayScore[] {
  try {
    return keptSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "[]")).data ?? [];
  } catch {
    return [];
  }
}

export function keepScores(scores: readonly DayScore[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(scores));
  } catch (error) {
    console.warn("The scores of the days could not be kept.", error);
  }
}
