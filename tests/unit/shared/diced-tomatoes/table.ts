import { compareDice, type DieId, type DieValue } from "../../../../src/shared/dice/kinds";
import { writtenDice } from "../../../../src/shared/dice/random-written";
import { dicedTomatoes } from "../../../../src/shared/games/diced-tomatoes";
import type { Event } from "../../../../src/shared/games/diced-tomatoes/events";
import { diceOf } from "../../../../src/shared/games/diced-tomatoes/setup";
import {
  DEFAULT_OPTIONS,
  type Options,
  type Player,
  type ShownDie,
  type Slot,
  type State,
  type Vine,
} from "../../../../src/shared/games/diced-tomatoes/state";
import type { Decision } from "../../../../src/shared/games/game";

/** Dice written as "red-4:2 black-1:3". */
export const shown = (text: string): ShownDie[] =>
  text
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => {
      const [die, value] = word.split(":");
      return { die: die as DieId, value: Number(value) as DieValue };
    });

/** A vine, its seed first; "" is an empty token. */
function vine(text: string): Vine | null {
  const [seed, ...dice] = shown(text);
  return seed === undefined ? null : { seed, dice };
}

interface Written {
  players?: number;
  options?: Partial<Options>;
  phase?: State["phase"];
  /** Seat 0 unless said; the splatter lies with the last seat, so that seat 0 goes first. */
  active?: number;
  last?: number;
  finalRound?: boolean;
  /** In phase pick the values are forgotten. */
  hand?: string;
  /** Vines of each seat. */
  vines?: string[][];
  karma?: number[];
  shards?: number[];
  /** Slot scores of each seat; the seed dice are taken from the end of the red ones. */
  tracks?: number[][];
  /** Dice left in the basket; all the others by themselves where it is left out. */
  basket?: DieId[];
}

/** A table laid as written, in the middle of round 2. */
export function table(written: Written): State {
  const { players = 2, phase = "place", active = 0, hand = "", last = players - 1 } = written;
  const options: Options = { ...DEFAULT_OPTIONS, ...written.options };
  const all = diceOf(players, options);
  const reds = all.filter((die) => die.startsWith("red-"));
  const slot = (score: number): Slot => ({ die: reds.pop() as DieId, value: 1, score, bonus: 0 });
  const seats = Array.from({ length: players }, (_, seat): Player => {
    const vines = [0, 1, 2].map((index) => vine(written.vines?.[seat]?.[index] ?? ""));
    return {
      name: `Player ${seat + 1}`,
      karma: written.karma?.[seat] ?? 3,
      shards: written.shards?.[seat] ?? 0,
      vines,
      track: (written.tracks?.[seat] ?? []).map(slot),
      firstSixth: false,
    };
  });
  const held = shown(hand);
  const away = new Set<DieId>([
    ...held.map(({ die }) => die),
    ...seats.flatMap(({ vines, track }) => [
      ...vines.flatMap((grown) => (grown === null ? [] : [grown.seed, ...grown.dice].map(({ die }) => die))),
      ...track.map(({ die }) => die),
    ]),
  ]);
  return {
    game: "diced-tomatoes",
    options,
    phase,
    round: 2,
    turn: players + 1 + active,
    activeSeat: active,
    lastSeat: players === 1 ? null : last,
    finalRound: written.finalRound ?? false,
    basket: written.basket ?? all.filter((die) => !away.has(die)).sort(compareDice),
    hand: phase === "pick" ? held.map(({ die }) => ({ die, value: null })) : held,
    players: seats,
    rolls: 9,
    result: null,
  };
}

/** What the active player's command comes to; `drawn` are the dice that the engine may draw. */
export const give = (state: State, command: object, drawn: DieValue[] = []): Decision<State, Event> =>
  dicedTomatoes.decide(state, state.activeSeat ?? 0, command, writtenDice(drawn));

/** The state and events after a command that must be legal. */
export function played(state: State, command: object, drawn: DieValue[] = []): { state: State; events: Event[] } {
  const decision = give(state, command, drawn);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${decision.refusal.reason}`);
  return decision;
}

/** Why a command is refused: its rule and reason; "legal" where it is not. */
export function refusedBy(state: State, command: object, drawn: DieValue[] = []): [string | null, string] | "legal" {
  const decision = give(state, command, drawn);
  return decision.ok ? "legal" : [decision.refusal.rule, decision.refusal.reason];
}

export const place = (die: string, seat: number, vine: number) => ({ type: "place", die, seat, vine });
export const END_TURN = { type: "endTurn" };
