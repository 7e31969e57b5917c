import type { Score } from "../../../shared/games/forage/state";

export type ScoreLine = Exclude<keyof Score, "total">;

/** The lines that a harvest is told in (FG-C1, FG-C3). */
export const scoreLines = (recipes: boolean): ScoreLine[] =>
  recipes ? ["dice", "split", "mice", "token", "recipes"] : ["dice", "split", "mice", "token"];

/** A whole harvest: "12", "−14". */
export const totalText = (total: number): string => (total < 0 ? `−${-total}` : String(total));

/** "12", "−2", and "+6" for what recipes add. */
export function scoreLineText(line: ScoreLine, points: number): string {
  if (points < 0) return `−${-points}`;
  return line === "recipes" && points > 0 ? `+${points}` : String(points);
}
