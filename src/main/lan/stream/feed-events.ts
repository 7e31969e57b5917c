import { dieColour } from "../../../shared/dice/kinds";
import type { Event as DicedEvent } from "../../../shared/games/diced-tomatoes/events";
import type { Event as ForageEvent } from "../../../shared/games/forage/events";
import { gameOf } from "../../../shared/games/registry";
import { FEED_VERSION, type FeedEvent } from "../../../shared/protocol/feed";
import type { Push, TableView } from "../../../shared/protocol/messages";
import type { Snapshot } from "./tape";

type Update = Extract<Push, { type: "update" }>;
type Diced = TableView<"diced-tomatoes">;
type StateEvent = Extract<FeedEvent, { type: "state" }>;

/** What every event of a step says of itself. */
interface At {
  v: typeof FEED_VERSION;
  table: string;
  game: TableView["game"];
  seq: number;
}

/** The whole of a table, for a tool that has just come. */
export function stateEvent(snapshot: Snapshot | null): StateEvent {
  const nothing = { game: null, round: 0, activeSeat: null, winners: null };
  const { table = null, waiting = null, seq = 0 } = snapshot ?? {};
  if (!table) {
    const players = waiting?.players.map((name, seat) => ({ seat, name, total: 0 })) ?? [];
    const phase = waiting ? "waiting" : "none";
    return {
      type: "state",
      v: FEED_VERSION,
      seq,
      phase,
      table: waiting?.tableId ?? null,
      ...nothing,
      game: waiting?.game ?? null,
      players,
    };
  }
  const { round, finished, totals, winners } = standingOf(table);
  const over = finished || table.ended;
  return {
    type: "state",
    v: FEED_VERSION,
    seq,
    phase: over ? "finished" : "playing",
    table: table.tableId,
    game: table.game,
    round,
    activeSeat: table.game === "diced-tomatoes" ? table.state.activeSeat : null,
    players:
      table.game === "diced-tomatoes"
        ? table.state.players.map(({ name, karma, track }, seat) => {
            return { seat, name, total: totals[seat] ?? 0, karma, tomatoes: track.length };
          })
        : table.state.players.map(({ name, placed }, seat) => ({ seat, name, total: totals[seat] ?? 0, placed })),
    winners,
  };
}

/** What one step means to a tool; `before` and `after` are the table around it. */
export function stepEvents(before: TableView, update: Update, after: TableView): FeedEvent[] {
  const at: At = { v: FEED_VERSION, table: after.tableId, game: after.game, seq: update.seq };
  const told =
    update.game === "diced-tomatoes"
      ? update.events.flatMap((event) => dicedEvent(at, event, after as Diced))
      : update.events.flatMap((event) => forageEvent(at, event));
  const scores = scoresOf(after);
  const changed = scoresOf(before).some(({ total }, seat) => total !== scores[seat]?.total);
  const { winners, finished } = standingOf(after);
  return [
    ...told,
    ...(changed ? [{ type: "score" as const, ...at, scores }] : []),
    ...(finished && !standingOf(before).finished
      ? [{ type: "end" as const, ...at, winners: winners ?? [], scores }]
      : []),
  ];
}

function dicedEvent(at: At, event: DicedEvent, { state }: Diced): FeedEvent[] {
  const game = "diced-tomatoes";
  switch (event.type) {
    case "turn-started": {
      const { seat, round, turn } = event;
      return [{ type: "turn", ...at, seat, name: state.players[seat]?.name ?? "", round, turn }];
    }
    case "starting-rolled": {
      const dice = event.rolls.map(({ seat, die, value }) => ({ die, colour: dieColour(die), value, seat }));
      return [{ type: "roll", ...at, rollId: event.rollId, roll: "starting", seat: null, dice }];
    }
    case "dice-rolled": {
      const { rollId, seat } = event;
      const dice = event.dice.map(({ die, value }) => ({ die, colour: dieColour(die), value, seat }));
      return dice.length === 0 ? [] : [{ type: "roll", ...at, rollId, roll: "turn", seat, dice }];
    }
    case "die-rerolled": {
      const { rollId, seat, die, value } = event;
      const dice = [{ die, colour: dieColour(die), value, seat }];
      return [{ type: "roll", ...at, rollId, roll: "reroll", seat, dice }];
    }
    case "die-placed": {
      const { by, seat, vine, die, value, asSeed } = event;
      return [{ type: "placement", ...at, game, by, seat, vine, die, value, asSeed }];
    }
    case "vine-harvested": {
      const { by, seat, vine, slot, die, score, bonus, firstSixth } = event;
      return [{ type: "harvest", ...at, game, by, seat, vine, slot, die, score, bonus, firstSixth }];
    }
    case "karma-earned":
      return event.amount === 0
        ? []
        : [{ type: "karma", ...at, seat: event.seat, change: event.amount, karma: event.karma }];
    case "karma-spent":
      return [{ type: "karma", ...at, seat: event.seat, change: -event.cost, karma: event.karma }];
    case "karma-lost":
      return [{ type: "karma", ...at, seat: event.seat, change: -event.amount, karma: event.karma }];
    default:
      return [];
  }
}

function forageEvent(at: At, event: ForageEvent): FeedEvent[] {
  const game = "forage";
  switch (event.type) {
    case "card-placed":
    case "placement-shown": {
      const { seat, number } = event;
      const { card, x, y, rotation } = event.placement;
      const told = event.type === "card-placed" ? "placed" : "shown";
      return [{ type: "card", ...at, game, seat, number, told, place: { card, x, y, rotation } }];
    }
    case "card-placed-unseen":
      return [{ type: "card", ...at, game, seat: event.seat, number: event.number, told: "hidden", place: null }];
    default:
      return [];
  }
}

const standingOf = ({ game, state }: TableView) => gameOf(game).standing(state);

function scoresOf(table: TableView): { seat: number; name: string; total: number }[] {
  const { totals } = standingOf(table);
  return table.state.players.map(({ name }, seat) => ({ seat, name, total: totals[seat] ?? 0 }));
}
