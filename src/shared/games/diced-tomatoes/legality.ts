import type { DieId } from "../../dice/kinds";
import type { Refusal } from "../game";
import type { Command } from "./commands";
import { blockingDice, type Place, placeFault } from "./placing";
import { karmaRefusal } from "./powers";
import { refusal } from "./refusals";
import { isSingle, type State } from "./state";

/** DT-T1: dice to pick for a roll made now. */
export const dicePerRoll = (state: State): number => Math.min(3, state.basket.length);

/** Why a well-formed command of a seat is refused: the first line of the rules' table that applies, or null. */
export function commandRefusal(state: State, seat: number, command: Command): Refusal | null {
  if ("seat" in command && command.seat >= state.players.length) {
    return refusal("no-such-seat", { seat: command.seat });
  }
  if (state.phase === "finished") return refusal("game-finished");
  if (command.type === "concede" && !isSingle(state)) return refusal("concede-at-table");
  if (seat !== state.activeSeat) return refusal("not-your-turn");
  switch (command.type) {
    case "roll":
      return rollRefusal(state, command.dice);
    case "place":
      return placingRefusal(state, command.die, command);
    case "karma":
      return karmaRefusal(state, command);
    case "endTurn":
      return endTurnRefusal(state);
    case "concede":
      return null;
  }
}

function rollRefusal(state: State, dice: readonly DieId[]): Refusal | null {
  if (state.phase !== "pick") return refusal("already-rolled");
  const count = dicePerRoll(state);
  if (dice.length !== count) return refusal("wrong-number-of-dice", { count });
  const twice = dice.find((die, index) => dice.indexOf(die) !== index);
  if (twice !== undefined) return refusal("die-picked-twice", { die: twice });
  const missing = dice.find((die) => !state.basket.includes(die));
  return missing === undefined ? null : refusal("die-not-in-basket", { die: missing });
}

function placingRefusal(state: State, die: DieId, place: Place): Refusal | null {
  if (state.phase === "pick") return refusal("roll-first");
  const fault = placeFault(state, die, place);
  return fault === null ? null : refusal(fault, { die, seat: place.seat, vine: place.vine });
}

/** DT-T4. `params` names the first die that can still be placed, one place for it, and how many such dice there are. */
function endTurnRefusal(state: State): Refusal | null {
  if (state.phase === "pick") return refusal("roll-first");
  const blocking = blockingDice(state);
  const [first] = blocking;
  const [place] = first?.places ?? [];
  if (first === undefined || place === undefined) return null;
  return refusal("die-can-be-placed", { die: first.die, ...place, count: blocking.length });
}
