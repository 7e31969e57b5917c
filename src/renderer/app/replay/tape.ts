import type { Flick } from "../../../shared/dice/throw";
import type { AnyEvent } from "../../../shared/games/game";
import type { GameId } from "../../../shared/games/registry";
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

/** A moment worth finding again: a turn, or one of the game's highlights. */
export interface Mark<Event> {
  /** The frame that it happens in. */
  at: number;
  kind: "turn" | "highlight";
  event: Event;
}

/** A whole table as a replay plays it. */
export interface Tape<Game extends GameId, State, Event> {
  game: Game;
  file: TableFile;
  /** At least one. */
  frames: Frame<State, Event>[];
  /** In the order they happen. */
  marks: Mark<Event>[];
  /** Whether the file tells of steps beyond the last frame that cannot have been so. */
  cut: boolean;
}

/**
 * The tape of a table's file, whatever its game: `State` and `Event` are that game's, `kindsOf` tells how each of its
 * events is marked, given the state before the event's step. Null where the game had not begun, or its very beginning cannot have been so.
 */
export function tapeOf<Game extends GameId, State, Event extends AnyEvent>(
  game: Game,
  file: TableFile,
  kindsOf: (event: Event, before: State) => readonly Mark<Event>["kind"][],
): Tape<Game, State, Event> | null {
  const frames = replaySteps(file).map(({ seq, kind, events, state, flick }): Frame<State, Event> => {
    const undone = kind === "undone" ? events.find(isTableEvent) : undefined;
    // A file's steps are of the game that it names, which its reader has looked at.
    const told = { events: events as (Event | TableEvent)[], state: state as State };
    return { seq, undoneTo: undone?.to ?? null, ...told, ...(flick && { flick }) };
  });
  if (frames.length === 0) return null;
  const marks = frames.flatMap(({ events, state }, at) => {
    const before = frames[at - 1]?.state ?? state;
    return events.flatMap((event) =>
      isTableEvent(event) ? [] : kindsOf(event, before).map((kind) => ({ at, kind, event })),
    );
  });
  return { game, file, frames, marks, cut: (frames.at(-1)?.seq ?? 0) < lastSeq(file) };
}

/** The last seq that a file tells of; a table is laid in one step or two. */
const lastSeq = ({ log }: TableFile): number =>
  log.reduce((last, record) => ("seq" in record ? Math.max(last, record.seq) : last), 0);
