import { compareDice, type DieColour, type DieId, type DieValue } from "../../dice/kinds";
import type { RandomSource } from "../../dice/random";
import type { Event } from "./events";
import { STARTING_KARMA } from "./karma";
import { Move, nextRollId } from "./move";
import { GAME_ID, isSingle, type Options, type Player, type Setup, type State, VINES } from "./state";
import { startTurn } from "./turns";

/** DT-S2: dice that each player adds to the basket. */
const RED_PER_PLAYER = 11;
const BLACK_PER_PLAYER = 2;
const GOLD_PER_PLAYER = 1;

/** Lays the table and rolls for the last player (DT-S1 to DT-S4); null where the source runs out of dice. */
export function start(setup: Setup, random: RandomSource): { state: State; events: Event[] } | null {
  const laid = laidTable(setup);
  const move = new Move(laid);
  move.happens({ type: "game-started", state: laid });
  if (isSingle(laid)) {
    startTurn(move, 0);
    return { state: move.state, events: move.events };
  }
  const lastSeat = rollForLast(move, random);
  if (lastSeat === null) return null;
  move.happens({ type: "last-player-set", seat: lastSeat });
  startTurn(move, (lastSeat + 1) % laid.players.length);
  return { state: move.state, events: move.events };
}

/** Every die that `players` players with these options bring to the table, sorted as the basket is (DT-S2). */
export function diceOf(players: number, options: Options): DieId[] {
  const dice = [
    ...numbered("red", RED_PER_PLAYER * players),
    ...numbered("black", BLACK_PER_PLAYER * players),
    ...numbered("gold", options.goldenSun ? GOLD_PER_PLAYER * players : 0),
  ];
  return dice.sort(compareDice);
}

const numbered = (colour: DieColour, count: number): DieId[] =>
  Array.from({ length: count }, (_, index): DieId => `${colour}-${index + 1}`);

function laidTable({ players, options }: Setup): State {
  return {
    game: GAME_ID,
    options,
    phase: "pick",
    round: 0,
    turn: 0,
    activeSeat: null,
    lastSeat: null,
    finalRound: false,
    basket: diceOf(players.length, options),
    hand: [],
    players: players.map(laidPlayer),
    rolls: 0,
    result: null,
  };
}

const laidPlayer = (name: string): Player => ({
  name,
  karma: STARTING_KARMA,
  shards: 0,
  vines: Array.from({ length: VINES }, () => null),
  track: [],
  firstSixth: false,
});

/** DT-S4: the lowest roll, those tied for it rolling again among themselves until one is left. */
function rollForLast(move: Move, random: RandomSource): number | null {
  let tied = move.state.players.map((_, seat) => seat);
  while (tied.length > 1) {
    const values = random.dice(tied.length);
    if (values === null) return null;
    const rolls = tied.map((seat, index) => ({
      seat,
      die: startingDie(seat),
      value: values[index] as DieValue,
    }));
    move.happens({ type: "starting-rolled", rollId: nextRollId(move.state), rolls });
    const lowest = Math.min(...values);
    tied = rolls.filter(({ value }) => value === lowest).map(({ seat }) => seat);
  }
  return tied[0] ?? null;
}

/** The first of the red dice that a seat brought. */
const startingDie = (seat: number): DieId => `red-${seat * RED_PER_PLAYER + 1}`;
