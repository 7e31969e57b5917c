import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import type { Command } from "../../../src/shared/games/diced-tomatoes/commands";
import { type State, vineAt } from "../../../src/shared/games/diced-tomatoes/state";

/** A player in no hurry, so that a game has many moves: plants wherever nothing is harvested, and rolls few dice. */
export function patientCommand(state: State): Command {
  const { activeSeat } = state;
  if (activeSeat === null) throw new Error("the game is over");
  const legal = dicedTomatoes.legalMoves(state, activeSeat).filter(({ type }) => type !== "karma");
  return legal.reduce((best, command) => (haste(state, command) < haste(state, best) ? command : best));
}

function haste(state: State, command: Command): number {
  if (command.type === "roll") return command.dice.filter((die) => die.startsWith("red")).length;
  if (command.type !== "place") return 0;
  const dice = vineAt(state, command.seat, command.vine)?.dice.length ?? 0;
  return dice === 2 ? 10 + (state.players[command.seat]?.track.length ?? 0) : dice;
}
