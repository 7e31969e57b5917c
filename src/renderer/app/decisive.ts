import type { DieId } from "../../shared/dice/kinds";
import type { Event } from "../../shared/games/diced-tomatoes/events";
import { placesFor } from "../../shared/games/diced-tomatoes/placing";
import { FULL_VINE, type State, vineAt } from "../../shared/games/diced-tomatoes/state";

/** What hangs on a roll: a harvest that its dice make possible, or the game. */
export type Decides = "harvest" | "game";

/**
 * What the dice of a roll decide, `state` being the table with their values; null where little hangs on them, or where
 * the event is no roll. A roll decides a harvest when one of its dice completes a vine (DT-H1), and the game when it is
 * such a roll of the last round, or the last player's own (DT-E1).
 */
export function decides(state: State, event: Event): Decides | null {
  const dice = thrownDice(event);
  if (dice.length === 0) return null;
  if (state.finalRound && state.activeSeat === state.lastSeat) return "game";
  const harvest = dice.some((die) =>
    placesFor(state, die).some(({ seat, vine }) => {
      const growing = vineAt(state, seat, vine);
      return growing !== null && growing.dice.length + 2 === FULL_VINE;
    }),
  );
  if (!harvest) return null;
  return state.finalRound ? "game" : "harvest";
}

function thrownDice(event: Event): DieId[] {
  if (event.type === "dice-rolled") return event.dice.map(({ die }) => die);
  return event.type === "die-rerolled" ? [event.die] : [];
}
