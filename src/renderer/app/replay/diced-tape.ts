import type { Event } from "../../../shared/games/diced-tomatoes/events";
import { GAME_ID, type State } from "../../../shared/games/diced-tomatoes/state";
import { isTableEvent } from "../../../shared/table/course";
import type { TableFile } from "../../../shared/table/file";
import { lyingAfter, type TableThrow, throwOf } from "../presenter";
import { type Frame, type Tape, tapeOf } from "./tape";

export type DicedFrame = Frame<State, Event>;
export type DicedTape = Tape<typeof GAME_ID, State, Event>;

const KINDS: { [Type in Event["type"]]?: readonly ("turn" | "highlight")[] } = {
  "turn-started": ["turn"],
  "vine-harvested": ["highlight"],
};

/** The tape of a Diced Tomatoes table; null where its game had not begun. */
export const dicedTape = (file: TableFile): DicedTape | null =>
  tapeOf<typeof GAME_ID, State, Event>(GAME_ID, file, ({ type }) => KINDS[type] ?? []);

/** For each frame the throw that lies in the tray then, so that any moment can be shown as it was. */
export function throwsOf({ file, frames }: DicedTape): (TableThrow | null)[] {
  const bySeq = new Map<number, TableThrow | null>();
  let lying: TableThrow | null = null;
  return frames.map(({ seq, undoneTo, events, flick }) => {
    if (undoneTo !== null) lying = bySeq.get(undoneTo) ?? null;
    for (const event of events) {
      if (!isTableEvent(event)) lying = throwOf(file.table, event, flick) ?? lyingAfter(lying, event);
    }
    bySeq.set(seq, lying);
    return lying;
  });
}
