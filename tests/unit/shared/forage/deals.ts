import { seededDice } from "../../../../src/shared/dice/random-stream";
import { forage } from "../../../../src/shared/games/forage";
import { dealt as deal } from "../../../../src/shared/games/forage/setup";
import type { Deal, Mode, State } from "../../../../src/shared/games/forage/state";

const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/** The deal of a seed. */
export function dealt(mode: Mode, seed: string): Deal {
  const found = deal(mode, seededDice(seed));
  if (found === null) throw new Error("a stream never runs out");
  return found;
}

/** A race at its start. */
export function race(players: number, seed = "race", mode: Mode = "standard"): State {
  const started = forage.start({ players: NAMES.slice(0, players), mode, deck: null, deal: null }, seededDice(seed));
  if (started === null) throw new Error("a stream never runs out");
  return started.state;
}
