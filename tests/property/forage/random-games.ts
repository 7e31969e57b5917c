import { seededDice } from "../../../src/shared/dice/random-stream";
import { forage } from "../../../src/shared/games/forage";
import type { Command } from "../../../src/shared/games/forage/commands";
import type { Event } from "../../../src/shared/games/forage/events";
import type { Mode, Setup, State } from "../../../src/shared/games/forage/state";
import { type Chooser, chooser } from "../diced-tomatoes/random-games";

const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

export const setupFor = (players: number, mode: Mode): Setup => ({
  players: NAMES.slice(0, players),
  mode,
  deck: null,
  deal: null,
});

export interface Step {
  before: State;
  seat: number;
  legal: Command[];
  command: Command;
  after: State;
  events: Event[];
}

/** A game from its start to its end, seats in any order. */
export function* randomGame(setup: Setup, seed: string): Generator<Step, void> {
  const choose = chooser(seed);
  const random = seededDice(seed);
  const started = forage.start(setup, random);
  if (started === null) throw new Error("a stream never runs out");
  let { state } = started;
  while (state.phase !== "finished") {
    const open = state.players.flatMap(({ finished }, seat) => (finished ? [] : [seat]));
    const seat = open[choose(open.length)] ?? 0;
    const legal = forage.legalMoves(state, seat);
    const command = chosen(legal, choose);
    const decision = forage.decide(state, seat, command, random);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${decision.refusal.reason}`);
    yield { before: state, seat, legal, command, after: decision.state, events: decision.events };
    state = decision.state;
  }
}

/** Half the time a placement that leaves something to choose: shortages and mice come up often then. */
function chosen(legal: readonly Command[], choose: Chooser): Command {
  const choosy = legal.filter(({ mouse, order }) => mouse !== undefined || order !== undefined);
  const some = choosy.length > 0 && choose(2) === 0 ? choosy : legal;
  const command = some[choose(some.length)];
  if (command === undefined) throw new Error("no legal move");
  return command;
}
