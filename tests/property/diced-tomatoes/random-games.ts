import { DIE_COLOURS, DIE_VALUES, type DieId, dieColour } from "../../../src/shared/dice/kinds";
import type { PositionedSource } from "../../../src/shared/dice/random";
import { seededDice } from "../../../src/shared/dice/random-stream";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import { type Command, POWERS } from "../../../src/shared/games/diced-tomatoes/commands";
import type { Event } from "../../../src/shared/games/diced-tomatoes/events";
import type { Options, Setup, State } from "../../../src/shared/games/diced-tomatoes/state";

/** Every mixture of the options. */
export const OPTION_MIXTURES: readonly Options[] = [false, true].flatMap((goldenSun) =>
  [false, true].flatMap((killerTomatoes) =>
    [false, true].flatMap((karmaOverload) =>
      (["track", "none"] as const).map((karmaCap) => ({ goldenSun, killerTomatoes, karmaOverload, karmaCap })),
    ),
  ),
);

const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

export const setupFor = (players: number, options: Options): Setup => ({ players: NAMES.slice(0, players), options });

/** A whole number below `limit`, drawn from a stream apart from the game's own. */
export type Chooser = (limit: number) => number;

export function chooser(seed: string): Chooser {
  const stream = seededDice(`choices of ${seed}`);
  return (limit) => {
    const dice = stream.dice(6) ?? [];
    return dice.reduce<number>((sum, value) => sum * 6 + value - 1, 0) % limit;
  };
}

/** Karma powers and concessions are legal nearly always; taken seldom, they leave a game its usual length. */
export function chooseMove(moves: readonly Command[], choose: Chooser): Command {
  const usual = moves.filter(({ type }) => type !== "karma" && type !== "concede");
  const some = usual.length > 0 && choose(8) > 0 ? usual : moves;
  const move = some[choose(some.length)];
  if (move === undefined) throw new Error("no legal move");
  return move.type === "concede" && choose(50) > 0 ? chooseMove(usual, choose) : move;
}

/** A step of a random game: the state before it, what was done and what came of it. */
export interface Step {
  before: State;
  legal: Command[];
  command: Command;
  events: Event[];
  after: State;
}

/** Plays random legal moves to the end of the game, at most `most` of them. */
export function* randomGame(setup: Setup, seed: string, most = 2000): Generator<Step> {
  const random: PositionedSource = seededDice(seed);
  const choose = chooser(seed);
  const started = dicedTomatoes.start(setup, random);
  if (started === null) throw new Error("a stream never runs out");
  let state = started.state;
  for (let count = 0; count < most && state.activeSeat !== null; count += 1) {
    const legal = dicedTomatoes.legalMoves(state, state.activeSeat);
    const command = chooseMove(legal, choose);
    const decision = dicedTomatoes.decide(state, state.activeSeat, command, random);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${decision.refusal.reason}`);
    yield { before: state, legal, command, events: decision.events, after: decision.state };
    state = decision.state;
  }
}

/** Commands of every form that could be given on a state, legal or not. */
export function commandUniverse(state: State, choose: Chooser): Command[] {
  const strangers: DieId[] = ["red-0", "red-99", "black-1", "gold-1", "red-1"];
  const dice = [...new Set([...state.hand.map(({ die }) => die), ...state.basket.slice(0, 2), ...strangers])];
  const places = [...state.players, null].flatMap((_, seat) => [-1, 0, 1, 2, 3].map((vine) => ({ seat, vine })));
  return [
    { type: "endTurn" },
    { type: "concede" },
    ...dice.flatMap((die) => places.map((place): Command => ({ type: "place", die, ...place }))),
    ...POWERS.flatMap((power): Command[] => {
      if (power === "clear" || power === "flipSeed") {
        return places.map((place) => ({ type: "karma", power, ...place }));
      }
      if (power === "reroll" || power === "rollover") return dice.map((die) => ({ type: "karma", power, die }));
      return dice.flatMap((die) => [0, 7, ...DIE_VALUES].map((value) => ({ type: "karma", power, die, value })));
    }),
    ...Array.from({ length: 40 }, (_, index): Command => {
      const pool = index % 4 === 0 ? [...state.basket, ...dice] : state.basket;
      const count = choose(5);
      const picked = Array.from({ length: pool.length === 0 ? 0 : count }, () => pool[choose(pool.length)] as DieId);
      return { type: "roll", dice: picked };
    }),
  ];
}

/** A name shared by alike commands of one state: dice of one colour are alike for a roll, if they can be rolled. */
export function alike(state: State, command: Command): string {
  if (command.type !== "roll") return JSON.stringify(command, Object.keys(command).sort());
  const rollable =
    new Set(command.dice).size === command.dice.length && command.dice.every((die) => state.basket.includes(die));
  if (!rollable) return "a roll of dice that cannot be rolled";
  const colours = DIE_COLOURS.map((colour) => command.dice.filter((die) => dieColour(die) === colour).length);
  return `roll ${colours.join()}`;
}
