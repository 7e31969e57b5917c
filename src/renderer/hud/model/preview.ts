import type { DieValue } from "../../../shared/dice/kinds";
import type { Command } from "../../../shared/games/diced-tomatoes/commands";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { State, Vine } from "../../../shared/games/diced-tomatoes/state";
import { vineDice, vineValue } from "../../../shared/games/diced-tomatoes/vines";
import { rehearse } from "./rehearse";

/** How a vine looks after a move, told by its values. */
export type Shape =
  | { kind: "single"; value: DieValue }
  | { kind: "set"; value: DieValue; count: number }
  | { kind: "run"; low: DieValue; high: DieValue };

export interface Preview {
  /** The vine afterwards; null once harvested or cleared. */
  shape: Shape | null;
  /** Worth of the vine afterwards (DT-V1). */
  value: number | null;
  harvest: Extract<Event, { type: "vine-harvested" }> | null;
  /** Karma that the move earns, shards turned into karma included. */
  karma: number;
  cleared: Extract<Event, { type: "vine-cleared" }> | null;
}

export function shapeOf(values: readonly DieValue[]): Shape {
  const low = Math.min(...values) as DieValue;
  const high = Math.max(...values) as DieValue;
  if (values.length === 1) return { kind: "single", value: low };
  return low === high ? { kind: "set", value: low, count: values.length } : { kind: "run", low, high };
}

export const valuesOf = (vine: Vine): DieValue[] => vineDice(vine).map(({ value }) => value);

/** What a move on a vine would make of it. Null where the rules refuse it. */
export function previewOf(state: State, command: Command, seat: number, vine: number): Preview | null {
  const after = rehearse(state, command);
  if (!after.ok) return null;
  const left = after.state.players[seat]?.vines[vine] ?? null;
  const before = state.players[seat]?.vines[vine] ?? null;
  const harvest = after.events.find((event) => event.type === "vine-harvested") ?? null;
  const cleared = after.events.find((event) => event.type === "vine-cleared") ?? null;
  const karma = after.events.reduce((sum, event) => (event.type === "karma-earned" ? sum + event.amount : sum), 0);
  // A harvested vine is off the table: its shape is the old one with the die that completed it.
  const placed = after.events.find((event) => event.type === "die-placed");
  const values = left ? valuesOf(left) : before && placed ? [...valuesOf(before), placed.value] : null;
  return {
    shape: values ? shapeOf(values) : null,
    value: left ? vineValue(left) : null,
    harvest,
    karma,
    cleared,
  };
}
