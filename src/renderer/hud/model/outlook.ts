import type { Command } from "../../../shared/games/diced-tomatoes/commands";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import { rehearse } from "./rehearse";

type Cleared = Extract<Event, { type: "vine-cleared" }>;
type Lost = Extract<Event, { type: "karma-lost" }>;
type Passed = Extract<Event, { type: "dice-passed" }>;
type Ended = Extract<Event, { type: "game-ended" }>;

/** What ending the turn now would bring, in the order of DT-T5. */
export interface Outlook {
  cleared: Cleared[];
  karmaLost: Lost | null;
  passed: Passed | null;
  ended: Ended | null;
  /** Single mode: the basket would be empty while a `clear` could still fill it. */
  emptyBasket: boolean;
}

const only = <T extends Event["type"]>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Null while the turn cannot end. */
export function outlookOf(state: State, legal: readonly Command[]): Outlook | null {
  if (!legal.some(({ type }) => type === "endTurn")) return null;
  const after = rehearse(state, { type: "endTurn" });
  if (!after.ok) return null;
  const canClear = legal.some((command) => command.type === "karma" && command.power === "clear");
  return {
    cleared: only(after.events, "vine-cleared"),
    karmaLost: only(after.events, "karma-lost")[0] ?? null,
    passed: only(after.events, "dice-passed")[0] ?? null,
    ended: only(after.events, "game-ended")[0] ?? null,
    emptyBasket: state.players.length === 1 && after.state.basket.length === 0 && canClear,
  };
}
