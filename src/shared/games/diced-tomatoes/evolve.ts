import { compareDice, type DieId } from "../../dice/kinds";
import type { Event } from "./events";
import type { Place } from "./placing";
import { type Player, playerAt, type ShownDie, type State, type Vine, vineAt } from "./state";

/** The state after one event; neither the old state nor the event is changed. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case "game-started":
      return event.state;
    case "starting-rolled":
      return { ...state, rolls: state.rolls + 1 };
    case "last-player-set":
      return { ...state, lastSeat: event.seat };
    case "turn-started":
      return { ...state, phase: "pick", activeSeat: event.seat, round: event.round, turn: event.turn };
    case "dice-rolled":
      return {
        ...state,
        phase: "place",
        rolls: state.rolls + 1,
        basket: state.basket.filter((die) => !event.picked.includes(die)),
        hand: event.dice,
      };
    case "die-rerolled":
      return { ...withHandValue(state, event), rolls: state.rolls + 1 };
    case "die-changed":
      return withHandValue(state, event);
    case "die-placed": {
      const hand = state.hand.filter(({ die }) => die !== event.die);
      return withVine({ ...state, hand }, event, grown(vineAt(state, event.seat, event.vine), event));
    }
    case "vine-harvested": {
      const { die, value, score, bonus } = event;
      const player = playerAt(state, event.seat);
      const track = [...player.track, { die, value, score, bonus }];
      const scored = withPlayer(state, event.seat, { track, firstSixth: player.firstSixth || event.firstSixth });
      return withVine(withReturned(scored, event.returned), event, null);
    }
    case "shard-earned":
      return withPlayer(state, event.seat, { shards: event.shards });
    case "karma-earned":
    case "karma-spent":
    case "karma-lost":
      return withPlayer(state, event.seat, { karma: event.karma });
    case "seed-flipped": {
      const seed = { die: event.die, value: event.value };
      return withVine(state, event, { seed, dice: vineAt(state, event.seat, event.vine)?.dice ?? [] });
    }
    case "vine-cleared":
      return withVine(withReturned(state, event.dice), event, null);
    case "final-round":
      return { ...state, finalRound: true };
    case "turn-ended":
      return state;
    case "dice-passed":
      return { ...state, hand: event.dice.map((die) => ({ die, value: null })) };
    case "game-ended":
      return { ...state, phase: "finished", activeSeat: null, result: event.result };
  }
}

const shown = ({ die, value }: ShownDie): ShownDie => ({ die, value });

const grown = (vine: Vine | null, added: ShownDie): Vine =>
  vine === null ? { seed: shown(added), dice: [] } : { seed: vine.seed, dice: [...vine.dice, shown(added)] };

function withHandValue(state: State, changed: ShownDie): State {
  return { ...state, hand: state.hand.map((held) => (held.die === changed.die ? shown(changed) : held)) };
}

function withPlayer(state: State, seat: number, change: Partial<Player>): State {
  return { ...state, players: replaced(state.players, seat, { ...playerAt(state, seat), ...change }) };
}

function withVine(state: State, { seat, vine }: Place, on: Vine | null): State {
  return withPlayer(state, seat, { vines: replaced(playerAt(state, seat).vines, vine, on) });
}

function replaced<T>(list: readonly T[], at: number, item: T): T[] {
  const copy = [...list];
  copy[at] = item;
  return copy;
}

function withReturned(state: State, dice: readonly DieId[]): State {
  return { ...state, basket: [...state.basket, ...dice].sort(compareDice) };
}
