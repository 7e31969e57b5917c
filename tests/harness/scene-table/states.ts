import { diceOfGame } from "../../../src/renderer/scene/layout";
import { compareDice, type DieId, type DieValue, dieColour } from "../../../src/shared/dice/kinds";
import { PLAN_VERSION, type ThrowSpec } from "../../../src/shared/dice/throw";
import type { HandDie, Options, Player, ShownDie, State } from "../../../src/shared/games/diced-tomatoes/state";

const NAMES = ["Rosa", "Henriette", "さくら", "Bartholomäus der Gärtner", "Ilse", "田中 健太"];

/** A table in the middle of a game, with something of everything on every mat. */
export function midGame(players: number, options: Partial<Options>, fill = 0.7): State {
  const all: Options = { goldenSun: false, killerTomatoes: false, karmaOverload: false, karmaCap: "track", ...options };
  const basket = diceOfGame(players, all.goldenSun);
  let turn = 7;
  const next = () => {
    turn = (turn * 16807) % 2147483647;
    return turn;
  };
  const take = (colour: string, value: number): ShownDie => {
    const choices = basket.filter((die) => dieColour(die) === colour);
    const die = choices[next() % choices.length] as DieId;
    basket.splice(basket.indexOf(die), 1);
    return { die, value: value as DieValue };
  };
  const seats = Array.from({ length: players }, (_, seat): Player => {
    const filled = Math.round(((seat * 2 + 1) % 6) * fill);
    return {
      name: NAMES[seat] as string,
      karma: (seat * 3 + 2) % 13,
      shards: seat % 3,
      vines: [
        { seed: take("red", 3), dice: [take("red", 4), take("red", 5)] },
        seat % 2 ? null : { seed: take("red", 2), dice: [take(seat % 4 ? "red" : "black", 2)] },
        seat % 3 === 1 ? { seed: take("red", 6), dice: [take("red", 6), take("red", 6)] } : null,
      ],
      track: Array.from({ length: filled }, (_, slot) => {
        const seed = take("red", ((slot + seat) % 6) + 1);
        return { ...seed, score: seed.value, bonus: seed.value === slot + 1 && all.killerTomatoes ? 6 - slot : 0 };
      }),
      firstSixth: seat === 2,
    };
  });
  return {
    game: "diced-tomatoes",
    options: all,
    phase: "pick",
    round: 5,
    turn: 25,
    activeSeat: Math.min(1, players - 1),
    lastSeat: players > 1 ? players - 1 : null,
    finalRound: false,
    basket: basket.sort(compareDice),
    hand: [],
    players: seats,
    rolls: 31,
    result: null,
  };
}

/** Rolls dice from the basket: the state after it, and the throw. */
export function rolled(
  state: State,
  dice: readonly DieId[],
  values: readonly number[],
): { state: State; spec: ThrowSpec } {
  const hand: HandDie[] = dice.map((die, index) => ({ die, value: values[index] as DieValue }));
  const rolls = state.rolls + 1;
  return {
    state: {
      ...state,
      phase: "place",
      rolls,
      basket: state.basket.filter((die) => !dice.includes(die)),
      hand,
    },
    spec: {
      rollId: `roll-${rolls}`,
      seed: `harness-${rolls}`.padEnd(64, "0"),
      dice: hand.map(({ die, value }) => ({ id: die, kind: dieColour(die), value: value as DieValue })),
      planVersion: PLAN_VERSION,
    },
  };
}
