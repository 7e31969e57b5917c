import { dailyDeal } from "../../../shared/games/forage/daily";
import type { State } from "../../../shared/games/forage/state";

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
