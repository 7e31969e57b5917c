import { dieColour } from "../../dice/kinds";
import { isSingle, type Options, type Player, playerAt, type Result, type State } from "./state";
import { vineDice } from "./vines";

/** A player's score, line by line (DT-E3). */
export interface Score {
  track: number;
  bonus: number;
  firstSixth: number;
  karma: number;
  vines: number;
  total: number;
}

/** DT-H3: with Killer Tomatoes a slot score equal to its slot number (1 to 6) counts 7 in all. */
export const killerBonus = (options: Options, slot: number, score: number): number =>
  options.killerTomatoes && score === slot ? 7 - slot : 0;

/** DT-M1: slots whose score is their number. */
export const matchesOf = (player: Player): number =>
  player.track.filter(({ score }, index) => score === index + 1).length;

/** What a seat would score if the game ended now, the table as it lies. Single mode counts matches only (DT-M1). */
export function scoreOf(state: State, seat: number): Score {
  const player = playerAt(state, seat);
  if (isSingle(state)) {
    return { track: 0, bonus: 0, firstSixth: 0, karma: 0, vines: 0, total: matchesOf(player) };
  }
  const track = player.track.reduce((sum, slot) => sum + slot.score, 0);
  const bonus = player.track.reduce((sum, slot) => sum + slot.bonus, 0);
  const firstSixth = player.firstSixth ? 2 : 0;
  const karma = Math.floor(player.karma / 2);
  const vines = unfinishedVines(state.options, player);
  return { track, bonus, firstSixth, karma, vines, total: track + bonus + firstSixth + karma + vines };
}

/** DT-E5; in single mode DT-M2. */
export function resultOf(state: State, won: boolean): Result {
  if (isSingle(state)) return { won, matches: matchesOf(playerAt(state, 0)) };
  const totals = state.players.map((_, seat) => scoreOf(state, seat).total);
  const best = Math.max(...totals);
  return { winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])), totals };
}

/** DT-E4. */
function unfinishedVines(options: Options, player: Player): number {
  const vines = player.vines.filter((vine) => vine !== null);
  if (!options.killerTomatoes) return vines.filter((vine) => vineDice(vine).length === 3).length;
  const red = vines.flatMap(vineDice).filter(({ die }) => dieColour(die) === "red");
  return Math.floor(red.length / 3);
}
