import { dieColour } from "../../../src/shared/dice/kinds";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import type { Command } from "../../../src/shared/games/diced-tomatoes/commands";
import type { State } from "../../../src/shared/games/diced-tomatoes/state";

/** A player who wants to get home: grows the longest vine, rolls red dice, ends the turn as soon as it may end. */
export function chooseCommand(state: State): Command {
  const seat = state.activeSeat;
  if (seat === null) throw new Error("the game is over");
  const legal = dicedTomatoes.legalMoves(state, seat);
  const rolls = legal.filter((command) => command.type === "roll");
  if (rolls.length > 0) return best(rolls, (roll) => roll.dice.filter((die) => dieColour(die) === "red").length);
  const places = legal.filter((command) => command.type === "place");
  if (places.length > 0) return best(places, (place) => worth(state, seat, place));
  const end = legal.find(({ type }) => type === "endTurn");
  if (!end) throw new Error("nothing to place and no end of turn");
  return end;
}

/** A vine near its harvest first; seeds on the own mat; no black die where it would clear the vine. */
function worth(state: State, seat: number, place: Extract<Command, { type: "place" }>): number {
  const vine = state.players[place.seat]?.vines[place.vine];
  const own = place.seat === seat ? 0.5 : 0;
  return (vine ? 1 + vine.dice.length : 0.2) + own;
}

function best<T>(items: readonly T[], score: (item: T) => number): T {
  return items.reduce((top, item) => (score(item) > score(top) ? item : top));
}
