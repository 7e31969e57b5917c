import type { Player } from "../../../shared/games/forage/state";

/**
 * Who forages next at a screen shared by several: the seat that has laid the fewest cards, the nearest after `seat`
 * among equals; `seat` itself while nobody is behind it, null once all are finished.
 */
export function nextForager(players: readonly Player[], seats: readonly number[], seat: number): number | null {
  const after = (other: number) => (other - seat + players.length) % players.length;
  const [first, ...others] = seats.filter((each) => players[each]?.finished === false);
  if (first === undefined) return null;
  const placed = (each: number) => players[each]?.placed ?? 0;
  return others.reduce(
    (best, each) =>
      placed(each) < placed(best) || (placed(each) === placed(best) && after(each) < after(best)) ? each : best,
    first,
  );
}

/** The seats that the others wait for: those that have laid the fewest cards and are not finished (FG-C4). */
export function slowest(players: readonly Player[]): number[] {
  const going = players.flatMap((player, seat) => (player.finished ? [] : [{ seat, placed: player.placed }]));
  const fewest = Math.min(...going.map(({ placed }) => placed));
  return going.flatMap(({ seat, placed }) => (placed === fewest ? [seat] : []));
}
