import type { Event } from "./events";
import { withPlacement } from "./forest";
import { type Placement, type Player, playerAt, type State } from "./state";

/** The state, or an audience's view of it, after one event; neither the old one nor the event is changed. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case "game-started":
      return event.state;
    case "forests-started":
      return state.players.reduce((laid, _, seat) => {
        return withPlayer(withLaid(laid, seat, event.placement), seat, { score: event.score });
      }, state);
    case "card-drawn": {
      const { hand } = playerAt(state, event.seat);
      return withPlayer(state, event.seat, { hand: hand && [...hand, event.card] });
    }
    case "card-placed": {
      const { seat, number, placement, score } = event;
      const { hand } = playerAt(state, seat);
      const kept = hand?.filter((card) => card !== placement.card) ?? null;
      const played = { hand: kept, placed: number, score };
      return withPlayer(withLaid(state, seat, placement), seat, played);
    }
    case "card-placed-unseen":
      return withPlayer(state, event.seat, { placed: event.number, score: event.score });
    case "placement-shown": {
      // Those who saw it when it was made have it already.
      const { placements } = playerAt(state, event.seat).forest;
      return placements.length > event.number ? state : withLaid(state, event.seat, event.placement);
    }
    case "forest-finished":
      return withPlayer(state, event.seat, { finished: true });
    case "game-ended":
      return { ...state, phase: "finished", result: event.result };
  }
}

function withLaid(state: State, seat: number, placement: Placement): State {
  return withPlayer(state, seat, { forest: withPlacement(state.deck, playerAt(state, seat).forest, placement) });
}

function withPlayer(state: State, seat: number, change: Partial<Player>): State {
  const players = [...state.players];
  players[seat] = { ...playerAt(state, seat), ...change };
  return { ...state, players };
}
