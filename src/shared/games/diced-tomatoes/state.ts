import type { DieId, DieValue } from "../../dice/kinds";

export const GAME_ID = "diced-tomatoes";

/** Tomato tokens of each player (DT-S3). */
export const VINES = 3;
/** Slots of a score track (DT-S3). */
export const SLOTS = 6;
/** Dice that complete a vine (DT-P4). */
export const FULL_VINE = 4;

export interface Options {
  goldenSun: boolean;
  killerTomatoes: boolean;
  karmaOverload: boolean;
  /** `track`: 12 within the turn and 6 kept (DT-K3); `none`: no cap. */
  karmaCap: "track" | "none";
}

export const DEFAULT_OPTIONS: Options = {
  goldenSun: false,
  killerTomatoes: false,
  karmaOverload: false,
  karmaCap: "track",
};

export interface Setup {
  players: string[];
  options: Options;
}

/** A die with the value it shows. */
export interface ShownDie {
  die: DieId;
  value: DieValue;
}

/** A tomato token with its seed die and the dice attached to it, in the order attached. */
export interface Vine {
  seed: ShownDie;
  dice: ShownDie[];
}

/** A filled slot of a score track. */
export interface Slot {
  /** The seed die that lies on it. */
  die: DieId;
  /** The value the seed die shows. */
  value: DieValue;
  score: number;
  /** Killer Tomatoes (DT-H3). */
  bonus: number;
}

/** A die in hand; passed dice have no value until they are rolled (DT-T2). */
export interface HandDie {
  die: DieId;
  value: DieValue | null;
}

export interface Player {
  name: string;
  karma: number;
  shards: number;
  /** Three tomato tokens; null is an empty one. */
  vines: (Vine | null)[];
  track: Slot[];
  /** Owns the first sixth tomato of the game (DT-H4). */
  firstSixth: boolean;
}

export type Result = { winners: number[]; totals: number[] } | { won: boolean; matches: number };

/** The whole state: nothing in Diced Tomatoes is hidden, so it is also every audience's view. */
export interface State {
  game: typeof GAME_ID;
  options: Options;
  phase: "pick" | "place" | "finished";
  round: number;
  turn: number;
  /** Null when finished. */
  activeSeat: number | null;
  /** The seat with the ketchup splatter; null in single mode. */
  lastSeat: number | null;
  finalRound: boolean;
  /** Sorted by `compareDice`. */
  basket: DieId[];
  hand: HandDie[];
  players: Player[];
  /** Rolls made so far; the next roll is `roll-${rolls + 1}`. */
  rolls: number;
  result: Result | null;
}

/** One player alone (DT-M1). */
export const isSingle = (state: State): boolean => state.players.length === 1;

/** Throws a RangeError where there is no such seat. */
export function playerAt(state: State, seat: number): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** The vine on a token, null where the token is empty. Throws a RangeError where there is no such seat or token. */
export function vineAt(state: State, seat: number, vine: number): Vine | null {
  const found = playerAt(state, seat).vines[vine];
  if (found === undefined) throw new RangeError(`no vine ${vine}`);
  return found;
}
