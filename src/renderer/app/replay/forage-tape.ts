import type { Event } from "../../../shared/games/forage/events";
import { targetOf } from "../../../shared/games/forage/scoring";
import { type DieChange, GAME_ID, playerAt, type State } from "../../../shared/games/forage/state";
import type { TableFile } from "../../../shared/table/file";
import { type Frame, type Tape, tapeOf } from "./tape";

export type ForageFrame = Frame<State, Event>;
export type ForageTape = Tape<typeof GAME_ID, State, Event>;

/** What makes a placement worth finding again: the target reached, a die that grew to 10 or 15, or the mouse token. */
export type Highlight = { change: "target"; target: number } | TallDie | MouseToken;
type TallDie = Extract<DieChange, { change: "grown" }>;
type MouseToken = Extract<DieChange, { change: "token" }>;

/** From here on a die is told of, and on to which faces it may have grown. */
const TALL = 10;

/** The highlights of an event: the target first, then dice, the tallest before, and the mouse token last. */
export function highlightsIn(event: Event, before: State): Highlight[] {
  if (event.type !== "card-placed") return [];
  const { dice } = event.placement;
  const target = targetOf(before);
  const reached = target !== null && playerAt(before, event.seat).score.total < target && event.score.total >= target;
  return [
    ...(reached ? [{ change: "target", target } as const] : []),
    ...dice
      // A 15 that is covered again stays one, which is no news.
      .filter((die): die is TallDie => die.change === "grown" && die.face >= TALL && die.face !== die.from)
      .sort((one, other) => other.face - one.face),
    ...dice.filter((die): die is MouseToken => die.change === "token"),
  ];
}

/** The tape of a Forage table, a turn for every card that is laid; null where its game had not begun. */
export function forageTape(file: TableFile): ForageTape | null {
  const tape = tapeOf<typeof GAME_ID, State, Event>(GAME_ID, file, (event, before) => {
    if (event.type !== "card-placed") return [];
    return highlightsIn(event, before).length > 0 ? ["turn", "highlight"] : ["turn"];
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
