import type { Event } from "../../../shared/games/forage/events";
import { type DieChange, GAME_ID, type State } from "../../../shared/games/forage/state";
import type { TableFile } from "../../../shared/table/file";
import { type Frame, type Tape, tapeOf } from "./tape";

export type ForageFrame = Frame<State, Event>;
export type ForageTape = Tape<typeof GAME_ID, State, Event>;

/** What makes a placement worth finding again: a die that grew to 10 or 15, or the mouse token. */
export type Highlight = Extract<DieChange, { change: "grown" | "token" }>;

/** From here on a die is told of, and on to which faces it may have grown. */
const TALL = 10;

/** The highlights of an event, the tallest die first and the mouse token last. */
export function highlightsIn(event: Event): Highlight[] {
  if (event.type !== "card-placed") return [];
  const height = (change: Highlight) => (change.change === "grown" ? change.face : 0);
  return event.placement.dice
    .filter(
      (change): change is Highlight =>
        change.change === "token" ||
        // A 15 that is covered again stays one, which is no news.
        (change.change === "grown" && change.face >= TALL && change.face !== change.from),
    )
    .sort((one, other) => height(other) - height(one));
}

/** The tape of a Forage table, a turn for every card that is laid; null where its game had not begun. */
export function forageTape(file: TableFile): ForageTape | null {
  const tape = tapeOf<typeof GAME_ID, State, Event>(GAME_ID, file, (event) => {
    if (event.type !== "card-placed") return [];
    return highlightsIn(event).length > 0 ? ["turn", "highlight"] : ["turn"];
  });
  return tape && { ...tape, frames: tape.frames.map(withoutShowing) };
}

/** A replay has shown every placement when it was made: that others may see it by now is no news (FG-C4). */
const withoutShowing = (frame: ForageFrame): ForageFrame => ({
  ...frame,
  events: frame.events.filter(({ type }) => type !== "placement-shown"),
});

/** For each frame the seat whose forest it is about: who laid a card or took one back, else whoever did before. */
export function seatsOf({ frames }: ForageTape): number[] {
  let seat = 0;
  return frames.map(({ events }) => {
    for (const event of events) {
      if (event.type === "card-placed") seat = event.seat;
      else if (event.type === "undone" && event.seat !== null) seat = event.seat;
    }
    return seat;
  });
}
