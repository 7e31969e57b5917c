import type { Flick } from "../../shared/dice/throw";
import type { EventOf, GameId } from "../../shared/games/registry";
import { evolved } from "../../shared/protocol/evolved";
import { stateHash } from "../../shared/protocol/hash";
import type { Push, Settings, TableView, WaitingTable } from "../../shared/protocol/messages";

/** What this client knows of the host. */
export interface Synced {
  /** Null until the first snapshot. */
  epoch: string | null;
  seq: number;
  /** Null where no table is open. */
  table: TableView | null;
  /** A table that is set up and whose game has not begun. */
  waiting: WaitingTable | null;
  settings: Settings | null;
}

export const NOTHING_YET: Synced = { epoch: null, seq: 0, table: null, waiting: null, settings: null };

/** Events of one of the games, and how the dice they roll were flicked. */
type Moved = { [Id in GameId]: { type: "moved"; game: Id; events: EventOf<Id>[]; flick?: Flick | undefined } }[GameId];

/** What a push meant. */
export type Effect =
  /** The table is another now, to be shown as it is: the first sight, an undo, a line found again. */
  | { type: "replaced" }
  /** The table moved on by these events. */
  | Moved
  /** Known already. */
  | { type: "repeated" }
  /** What is known here is not what the host has: only a snapshot helps. */
  | { type: "astray"; because: "gap" | "hash" };

/** Takes one push; where it leads astray, what was known stays as it was. */
export function applyPush(synced: Synced, push: Push): { synced: Synced; effect: Effect } {
  if (push.type === "snapshot") {
    if (push.epoch === synced.epoch && push.seq < synced.seq) return { synced, effect: { type: "repeated" } };
    const { epoch, seq, table, waiting, settings } = push;
    return { synced: { epoch, seq, table, waiting, settings }, effect: { type: "replaced" } };
  }
  const { table } = synced;
  if (push.epoch === synced.epoch && push.seq <= synced.seq) return { synced, effect: { type: "repeated" } };
  if (!table || push.epoch !== synced.epoch || push.seq !== synced.seq + 1) {
    return { synced, effect: { type: "astray", because: "gap" } };
  }
  const moved = evolved(table, push);
  if (!stateHash(moved.state).startsWith(push.hash)) return { synced, effect: { type: "astray", because: "hash" } };
  const { game, events, flick } = push;
  return {
    synced: { ...synced, seq: push.seq, table: moved },
    effect: { type: "moved", game, events, ...(flick && { flick }) } as Moved,
  };
}
