import type { DieId, DieValue } from "../../dice/kinds";
import type { RandomSource } from "../../dice/random";
import type { Decision } from "../game";
import { type Command, commandSchema, type KarmaCommand, POWER_COST } from "./commands";
import type { Event } from "./events";
import { earnsShards, harvestKarma, karmaCap, SHARDS_PER_KARMA } from "./karma";
import { commandRefusal } from "./legality";
import { Move, nextRollId } from "./move";
import { type Place, rolledValue } from "./placing";
import { reachableValues, underside } from "./powers";
import { refusal } from "./refusals";
import { killerBonus } from "./scoring";
import { FULL_VINE, isSingle, playerAt, type ShownDie, SLOTS, type State, type Vine, vineAt } from "./state";
import { endGame, endTurn } from "./turns";
import { vineDice, vineValue } from "./vines";

/** Checks the form, then the rules, then draws; a refused command draws nothing. */
export function decide(state: State, seat: number, input: unknown, random: RandomSource): Decision<State, Event> {
  const parsed = commandSchema.safeParse(input);
  if (!parsed.success) return { ok: false, refusal: refusal("malformed-command") };
  const refused = commandRefusal(state, seat, parsed.data);
  if (refused !== null) return { ok: false, refusal: refused };
  const move = new Move(state);
  if (!carryOut(move, seat, parsed.data, random)) return { ok: false, refusal: refusal("out-of-dice") };
  return { ok: true, state: move.state, events: move.events };
}

/** Carries out a legal command; false where the dice it needs could not be drawn. */
function carryOut(move: Move, seat: number, command: Command, random: RandomSource): boolean {
  switch (command.type) {
    case "roll":
      return roll(move, seat, command.dice, random);
    case "karma":
      return spendKarma(move, seat, command, random);
    case "place":
      place(move, seat, command.die, command);
      return true;
    case "endTurn":
      endTurn(move, seat);
      return true;
    case "concede":
      endGame(move, "conceded");
      return true;
  }
}

/** DT-T2. */
function roll(move: Move, seat: number, picked: DieId[], random: RandomSource): boolean {
  const ids = [...move.state.hand.map(({ die }) => die), ...picked];
  const values = random.dice(ids.length);
  if (values === null) return false;
  const dice = values.map((value, index): ShownDie => ({ die: ids[index] as DieId, value }));
  move.happens({ type: "dice-rolled", rollId: nextRollId(move.state), seat, dice, picked });
  return true;
}

/** DT-P1 to DT-P4. */
function place(move: Move, by: number, die: DieId, { seat, vine }: Place): void {
  const value = handValue(move.state, die);
  const asSeed = vineAt(move.state, seat, vine) === null;
  move.happens({ type: "die-placed", by, seat, vine, die, value, asSeed });
  if (seat !== by && earnsShards(move.state.options)) earnShard(move, by);
  const grown = knownVine(move.state, { seat, vine });
  if (vineDice(grown).length === FULL_VINE) harvest(move, by, { seat, vine }, grown);
}

/** DT-H1 to DT-H4, with what follows at once: karma, the last round, the end of a single game. */
function harvest(move: Move, by: number, { seat, vine }: Place, { seed, dice }: Vine): void {
  const { options, players } = move.state;
  const slot = playerAt(move.state, seat).track.length + 1;
  const score = vineValue({ seed, dice });
  const sixth = slot === SLOTS;
  move.happens({
    type: "vine-harvested",
    by,
    seat,
    vine,
    slot,
    die: seed.die,
    value: seed.value,
    score,
    bonus: killerBonus(options, slot, score),
    returned: dice.map(({ die }) => die),
    firstSixth: sixth && !players.some(({ firstSixth }) => firstSixth),
  });
  if (seat !== by || isSingle(move.state)) earnKarma(move, by, "harvest", harvestKarma(options, score));
  if (sixth && !move.state.finalRound) move.happens({ type: "final-round", seat });
  if (sixth && isSingle(move.state)) endGame(move, "won");
}

/** DT-K4. */
function earnShard(move: Move, seat: number): void {
  const shards = (playerAt(move.state, seat).shards + 1) % SHARDS_PER_KARMA;
  move.happens({ type: "shard-earned", seat, shards });
  if (shards === 0) earnKarma(move, seat, "shards", 1);
}

/** Karma up to the cap (DT-K3). */
function earnKarma(move: Move, seat: number, reason: "harvest" | "shards", earned: number): void {
  if (earned === 0) return;
  const before = playerAt(move.state, seat).karma;
  const karma = Math.min(before + earned, karmaCap(move.state.options));
  const amount = karma - before;
  move.happens({ type: "karma-earned", seat, reason, amount, lost: earned - amount, karma });
}

/** DT-K5. */
function spendKarma(move: Move, seat: number, command: KarmaCommand, random: RandomSource): boolean {
  const drawn = command.power === "reroll" ? random.dice(1) : [];
  if (drawn === null) return false;
  const { power } = command;
  const cost = POWER_COST[power];
  move.happens({ type: "karma-spent", seat, power, cost, karma: playerAt(move.state, seat).karma - cost });
  switch (power) {
    case "reroll": {
      const value = drawn[0] as DieValue;
      const from = handValue(move.state, command.die);
      move.happens({ type: "die-rerolled", rollId: nextRollId(move.state), seat, die: command.die, from, value });
      return true;
    }
    case "shift":
    case "set":
    case "rollover": {
      const from = handValue(move.state, command.die);
      const wanted = power === "rollover" ? underside(from) : command.value;
      const value = reachableValues(power, from).find((reached) => reached === wanted);
      if (value === undefined) throw new RangeError(`${power} cannot turn ${from} to ${wanted}`);
      move.happens({ type: "die-changed", seat, power, die: command.die, from, value });
      return true;
    }
    case "clear": {
      const dice = vineDice(knownVine(move.state, command)).map(({ die }) => die);
      move.happens({ type: "vine-cleared", by: seat, seat: command.seat, vine: command.vine, reason: "karma", dice });
      return true;
    }
    case "flipSeed": {
      const { seed } = knownVine(move.state, command);
      const flipped = { die: seed.die, from: seed.value, value: underside(seed.value) };
      move.happens({ type: "seed-flipped", by: seat, seat: command.seat, vine: command.vine, ...flipped });
      return true;
    }
  }
}

function handValue(state: State, die: DieId): DieValue {
  const value = rolledValue(state, die);
  if (value === null) throw new RangeError(`${die} is not rolled`);
  return value;
}

function knownVine(state: State, { seat, vine }: Place): Vine {
  const found = vineAt(state, seat, vine);
  if (found === null) throw new RangeError(`no vine on token ${vine} of seat ${seat}`);
  return found;
}
