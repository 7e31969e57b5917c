import type { RandomSource } from "../../../shared/dice/random";
import type { Command } from "../../../shared/games/diced-tomatoes/commands";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import { dicedTomatoes } from "../../../shared/games/diced-tomatoes/index";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { Refusal } from "../../../shared/games/game";

/** A rehearsal draws nothing, so that it can never foretell a die. */
const NO_DICE: RandomSource = { dice: (count) => (count === 0 ? [] : null), below: () => null };

export type Rehearsal = { ok: true; state: State; events: Event[] } | { ok: false; refusal: Refusal };

/** What a command would do if it were given now, by the game's own rules; commands that roll come back `out-of-dice`. */
export function rehearse(state: State, command: Command): Rehearsal {
  return dicedTomatoes.decide(state, state.activeSeat ?? 0, command, NO_DICE);
}
