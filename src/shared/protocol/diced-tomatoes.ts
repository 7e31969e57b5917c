import { z } from "zod";
import type { DieId } from "../dice/kinds";
import type { Event } from "../games/diced-tomatoes/events";
import { GAME_ID, type Options, type Result, type Setup, type State } from "../games/diced-tomatoes/state";
import { playerName, rollId, seat } from "./basics";

// Forms of what the host sends about Diced Tomatoes; `satisfies` keeps them in step with the game's own types.

const count = z.int().min(0);
const vine = z.int().min(0).max(2);
const slot = z.int().min(1).max(6);
const value = z.literal([1, 2, 3, 4, 5, 6]);
const die = z.custom<DieId>((id) => typeof id === "string" && /^(black|gold|red)-[1-9][0-9]?$/.test(id), "not a die");
const dice = z.array(die).max(84);
const shownDie = z.strictObject({ die, value });
const power = z.enum(["reroll", "shift", "clear", "rollover", "flipSeed", "set"]);

const optionsSchema = z.strictObject({
  goldenSun: z.boolean(),
  killerTomatoes: z.boolean(),
  karmaOverload: z.boolean(),
  karmaCap: z.enum(["track", "none"]),
}) satisfies z.ZodType<Options>;

const setupSchema = z.strictObject({
  players: z.array(playerName).min(1).max(6),
  options: optionsSchema,
}) satisfies z.ZodType<Setup>;

const resultSchema = z.union([
  z.strictObject({ winners: z.array(seat), totals: z.array(z.int()) }),
  z.strictObject({ won: z.boolean(), matches: z.int().min(0).max(6) }),
]) satisfies z.ZodType<Result>;

const playerSchema = z.strictObject({
  name: z.string(),
  karma: count,
  shards: z.int().min(0).max(2),
  vines: z.array(z.strictObject({ seed: shownDie, dice: z.array(shownDie).max(3) }).nullable()).length(3),
  track: z.array(z.strictObject({ die, value, score: z.int(), bonus: z.int() })).max(6),
  firstSixth: z.boolean(),
});

const stateSchema = z.strictObject({
  game: z.literal(GAME_ID),
  options: optionsSchema,
  phase: z.enum(["pick", "place", "finished"]),
  round: count,
  turn: count,
  activeSeat: seat.nullable(),
  lastSeat: seat.nullable(),
  finalRound: z.boolean(),
  basket: dice,
  hand: z.array(z.strictObject({ die, value: value.nullable() })),
  players: z.array(playerSchema).min(1).max(6),
  rolls: count,
  result: resultSchema.nullable(),
}) satisfies z.ZodType<State>;

const eventSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("game-started"), state: stateSchema }),
  z.strictObject({
    type: z.literal("starting-rolled"),
    rollId,
    rolls: z.array(z.strictObject({ seat, die, value })).max(6),
  }),
  z.strictObject({ type: z.literal("last-player-set"), seat }),
  z.strictObject({ type: z.literal("turn-started"), seat, round: count, turn: count }),
  z.strictObject({ type: z.literal("dice-rolled"), rollId, seat, dice: z.array(shownDie), picked: dice }),
  z.strictObject({ type: z.literal("die-rerolled"), rollId, seat, die, from: value, value }),
  z.strictObject({
    type: z.literal("die-changed"),
    seat,
    power: z.enum(["shift", "rollover", "set"]),
    die,
    from: value,
    value,
  }),
  z.strictObject({ type: z.literal("die-placed"), by: seat, seat, vine, die, value, asSeed: z.boolean() }),
  z.strictObject({
    type: z.literal("vine-harvested"),
    by: seat,
    seat,
    vine,
    slot,
    die,
    value,
    score: z.int(),
    bonus: z.int(),
    returned: dice,
    firstSixth: z.boolean(),
  }),
  z.strictObject({ type: z.literal("shard-earned"), seat, shards: z.int().min(0).max(2) }),
  z.strictObject({
    type: z.literal("karma-earned"),
    seat,
    reason: z.enum(["harvest", "shards"]),
    amount: count,
    lost: count,
    karma: count,
  }),
  z.strictObject({ type: z.literal("karma-spent"), seat, power, cost: count, karma: count }),
  z.strictObject({ type: z.literal("karma-lost"), seat, amount: count, karma: count }),
  z.strictObject({ type: z.literal("seed-flipped"), by: seat, seat, vine, die, from: value, value }),
  z.strictObject({
    type: z.literal("vine-cleared"),
    by: seat,
    seat,
    vine,
    reason: z.enum(["worthless", "overripe", "karma"]),
    dice,
  }),
  z.strictObject({ type: z.literal("final-round"), seat }),
  z.strictObject({ type: z.literal("turn-ended"), seat }),
  z.strictObject({ type: z.literal("dice-passed"), from: seat, to: seat, dice }),
  z.strictObject({
    type: z.literal("game-ended"),
    reason: z.enum(["last-round", "empty-basket", "won", "out-of-dice", "conceded"]),
    result: resultSchema,
  }),
]) satisfies z.ZodType<Event>;

/** Everything of Diced Tomatoes that crosses a process or the network; its commands are judged by the game itself. */
export const dicedTomatoesForms = {
  game: z.literal(GAME_ID),
  setup: setupSchema,
  view: stateSchema,
  event: eventSchema,
};
