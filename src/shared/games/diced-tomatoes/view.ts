import type { Event } from "./events";
import type { Player, State } from "./state";

/** What anybody may see: named property by property, so that a property added to the state is not shown by itself. */
export function view(state: State): State {
  return {
    game: state.game,
    options: state.options,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    activeSeat: state.activeSeat,
    lastSeat: state.lastSeat,
    finalRound: state.finalRound,
    basket: state.basket,
    hand: state.hand,
    players: state.players.map(viewPlayer),
    rolls: state.rolls,
    result: state.result,
  };
}

const viewPlayer = ({ name, karma, shards, vines, track, firstSixth }: Player): Player => ({
  name,
  karma,
  shards,
  vines,
  track,
  firstSixth,
});

/** Every event is public; the state that the first one carries is shown as `view` shows it. */
export const viewEvents = (events: Event[]): Event[] =>
  events.map((event) => (event.type === "game-started" ? { ...event, state: view(event.state) } : event));

/** Draws, changes of turn and the end of the game cannot be taken back. */
export function undoable(event: Event): boolean {
  switch (event.type) {
    case "game-started":
    case "starting-rolled":
    case "last-player-set":
    case "turn-started":
    case "dice-rolled":
    case "die-rerolled":
    case "turn-ended":
    case "dice-passed":
    case "game-ended":
      return false;
    default:
      return true;
  }
}
