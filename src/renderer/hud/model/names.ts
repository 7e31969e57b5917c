import type { Player } from "../../../shared/games/diced-tomatoes/state";

/** Names as shown: players of the same name are told apart by a number in seat order. */
export function seatNames(players: readonly Pick<Player, "name">[]): string[] {
  return players.map(({ name }, seat) => {
    const alike = players.filter((player) => player.name === name);
    if (alike.length === 1) return name;
    return `${name} (${players.slice(0, seat + 1).filter((player) => player.name === name).length})`;
  });
}
