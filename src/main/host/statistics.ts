import type { PlayerStatistics } from "../../shared/protocol/tables";
import type { Played } from "./glance";

/** What each name has done, whoever played most first; names are told apart as they are written. */
export function statisticsOf(games: readonly Played[]): PlayerStatistics[] {
  const players = new Map<string, PlayerStatistics>();
  for (const { game, kind, seats } of games) {
    for (const { name, total, won, dice } of seats) {
      const player = players.get(name) ?? { name, games: 0, wins: 0, kinds: [], dice: { count: 0, sum: 0 } };
      players.set(name, player);
      player.games += 1;
      player.wins += won ? 1 : 0;
      player.dice = { count: player.dice.count + dice.count, sum: player.dice.sum + dice.sum };
      const tally = player.kinds.find((one) => one.game === game && one.kind === kind);
      if (!tally) {
        player.kinds.push({ game, kind, games: 1, wins: won ? 1 : 0, average: total, best: total });
        continue;
      }
      tally.average = (tally.average * tally.games + total) / (tally.games + 1);
      tally.games += 1;
      tally.wins += won ? 1 : 0;
      tally.best = Math.max(tally.best, total);
    }
  }
  return [...players.values()].sort((a, b) => b.games - a.games || (a.name < b.name ? -1 : 1));
}
