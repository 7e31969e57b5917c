import type { Audience } from "../game";
import type { Event } from "./events";
import { forestAfter } from "./forest";
import { isRace, type Player, type State } from "./state";

/** Whether the audience plays the seat, and so sees its hand and its whole forest. */
function plays(audience: Audience, seat: number): boolean {
  switch (audience.role) {
    case "seat":
      return audience.seat === seat;
    case "seats":
      return audience.seats.includes(seat);
    default:
      return false;
  }
}

/** FG-C4: how many placements of each forest all may see: as many as the slowest seat has made that is not finished. */
export function placementsShown({ players }: State): number {
  return Math.min(...players.map(({ finished, placed }) => (finished ? Number.POSITIVE_INFINITY : placed)));
}

/**
 * What an audience may see, named property by property. The pile never leaves the host. In a race others see no hand,
 * and a forest only as far as all have come (FG-C4); a game for one is open to all who look on.
 */
export function view(state: State, audience: Audience): State {
  const open = !isRace(state);
  const shown = placementsShown(state);
  return {
    game: state.game,
    mode: state.mode,
    deck: state.deck,
    recipes: state.recipes,
    phase: state.phase,
    pile: null,
    players: state.players.map((player, seat): Player => {
      const own = open || plays(audience, seat);
      return {
        name: player.name,
        hand: own ? player.hand : null,
        placed: player.placed,
        forest: own ? player.forest : forestAfter(state.deck, player.forest, shown),
        score: player.score,
        finished: player.finished,
      };
    }),
    result: state.result,
  };
}

/** Events as an audience may see them; a view evolves by them as the state does by all. */
export function viewEvents(events: Event[], audience: Audience): Event[] {
  return events.flatMap((event): Event[] => {
    switch (event.type) {
      case "game-started":
        return [{ ...event, state: view(event.state, audience) }];
      case "card-drawn":
        return event.open || plays(audience, event.seat) ? [event] : [];
      case "card-placed": {
        if (event.open || plays(audience, event.seat)) return [event];
        const { seat, number, score } = event;
        return [{ type: "card-placed-unseen", seat, number, score }];
      }
      default:
        return [event];
    }
  });
}

/**
 * All forage from the same pile (FG-C4), so whoever has laid a card in a race knows what is to come for those behind.
 * Nobody goes to such a seat, or from it to another, as long as the race is on.
 */
export function bound(state: State): number[] {
  if (!isRace(state) || state.phase === "finished") return [];
  return state.players.flatMap(({ placed }, seat) => (placed > 0 ? [seat] : []));
}

/** A placement can be taken back until it has drawn a card, shown something to others or finished the forest. */
export function undoable(event: Event): boolean {
  return event.type === "card-placed" || event.type === "card-placed-unseen";
}
