import type { Flick } from "../../../shared/dice/throw";
import type { AnyEvent } from "../../../shared/games/game";
import type { TableEvent } from "../../../shared/protocol/messages";
import { isTableEvent } from "../../../shared/table/course";
import type { TableFile } from "../../../shared/table/file";
import { replaySteps } from "../../../shared/table/replay";

/** One step of a table with the state it led to, in the types of the table's game. */
export interface Frame<State, Event> {
  seq: number;
  /** The seq whose state stands again, where the step took others back; else null. */
  undoneTo: number | null;
  events: (Event | TableEvent)[];
  state: State;
  flick?: Flick | undefined;
}

/** A moment worth finding again: a turn begins, or something is harvested. */
export interface Mark<Event> {
  /** The frame that it happens in. */
  at: number;
  kind: "turn" | "harvest";
  event: Event;
}

/** A whole table as a replay plays it. */
export interface Tape<State, Event> {
  file: TableFile;
  /** At least one. */
  frames: Frame<State, Event>[];
  /** In the order they happen. */
  marks: Mark<Event>[];
  /** Whether the file tells of steps beyond the last frame that cannot have been so. */
  cut: boolean;
}

/**
 * The tape of a table's file, whatever its game: `State` and `Event` are that game's, `kindOf` tells which of its events
 * are marked. Null where the game had not begun, or its very beginning cannot have been so.
 */
export function tapeOf<State, Event extends AnyEvent>(
  file: TableFile,
  kindOf: (event: Event) => Mark<Event>["kind"] | null,
): Tape<State, Event> | null {
  const frames = replaySteps(file).map(({ seq, kind, events, state, flick }): Frame<State, Event> => {
    const undone = kind === "undone" ? events.find(isTableEvent) : undefined;
    // A file's steps are of the game that it names, which its reader has looked at.
    const told = { events: events as (Event | TableEvent)[], state: state as State };
    return { seq, undoneTo: undone?.to ?? null, ...told, ...(flick && { flick }) };
  });
  if (frames.length === 0) return null;
  const marks = frames.flatMap(({ events }, at) =>
    events.flatMap((event) => {
      if (isTableEvent(event)) return [];
      const kind = kindOf(event);
      return kind ? [{ at, kind, event }] : [];
    }),
  );
  return { file, frames, marks, cut: (frames.at(-1)?.seq ?? 0) < lastSeq(file) };
}

/** The last seq that a file tells of; a table is laid in one step or two. */
const lastSeq = ({ log }: TableFile): number =>
  log.reduce((last, record) => ("seq" in record ? Math.max(last, record.seq) : last), 0);
