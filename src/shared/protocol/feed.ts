import { z } from "zod";
import { id, seat, seq } from "./basics";
import { gameId } from "./games";

// What the feed tells a streamer's own tools: small, flat, and the same for years (docs/streaming.md).

/** Raised when a field is taken away or means something else; new fields and types may come within a version. */
export const FEED_VERSION = 1;

/** No line of the feed is longer than this, in characters. */
export const FEED_LINE_LIMIT = 4096;

const name = z.string().max(64);
const dieValue = z.int().min(1).max(6);
const points = z.int();
const die = z.string().max(16);

/** Every event says which table and which of its steps it belongs to. */
const at = { v: z.literal(FEED_VERSION), table: id, game: gameId, seq };

const playerState = z.strictObject({
  seat,
  name,
  /** Points, as if the game ended now. */
  total: points,
  /** Diced Tomatoes: karma now, and tomatoes harvested (0 to 6). */
  karma: z.int().min(0).optional(),
  tomatoes: z.int().min(0).max(6).optional(),
  /** Forage: cards placed. */
  placed: z.int().min(0).max(8).optional(),
});

export const feedEventSchema = z.discriminatedUnion("type", [
  /** The whole of it: first of all, after steps were taken back, and where what was missed is gone. */
  z.strictObject({
    type: z.literal("state"),
    v: z.literal(FEED_VERSION),
    seq,
    /** `none`: no table is open. `waiting`: laid, not begun. */
    phase: z.enum(["none", "waiting", "playing", "finished"]),
    table: id.nullable(),
    game: gameId.nullable(),
    /** From 1; 0 before the first. */
    round: z.int().min(0),
    /** Whose turn it is; null between turns, and in Forage, where all play at once. */
    activeSeat: seat.nullable(),
    players: z.array(playerState).max(6),
    /** Seats; null until the game is finished. */
    winners: z.array(seat).max(6).nullable(),
  }),
  z.strictObject({ type: z.literal("turn"), ...at, seat, name, round: z.int().min(1), turn: z.int().min(1) }),
  z.strictObject({
    type: z.literal("roll"),
    ...at,
    rollId: z.string().max(64),
    /** `starting`: each player's one die for the last place, its seat with it; `reroll`: one die for karma. */
    roll: z.enum(["starting", "turn", "reroll"]),
    /** Whose roll; null where it is everybody's. */
    seat: seat.nullable(),
    dice: z.array(z.strictObject({ die, colour: z.enum(["black", "gold", "red"]), value: dieValue, seat })).max(64),
  }),
  /** Diced Tomatoes: a die of `by` on a vine of `seat`. */
  z.strictObject({
    type: z.literal("placement"),
    ...at,
    game: z.literal("diced-tomatoes"),
    by: seat,
    seat,
    vine: z.int().min(0).max(2),
    die,
    value: dieValue,
    /** The first die of a vine. */
    asSeed: z.boolean(),
  }),
  /** Forage: a card of `seat`; its place is null until everybody may see it. */
  z.strictObject({
    type: z.literal("card"),
    ...at,
    game: z.literal("forage"),
    seat,
    /** Which placement of the seat, from 1. */
    number: z.int().min(1).max(8),
    /** `shown`: told before without its place. */
    told: z.enum(["placed", "hidden", "shown"]),
    place: z
      .strictObject({
        card: z.string().max(4),
        x: z.int(),
        y: z.int(),
        rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
      })
      .nullable(),
  }),
  z.strictObject({
    type: z.literal("harvest"),
    ...at,
    game: z.literal("diced-tomatoes"),
    by: seat,
    seat,
    vine: z.int().min(0).max(2),
    /** Which tomato of the seat, 1 to 6. */
    slot: z.int().min(1).max(6),
    die,
    score: points,
    bonus: points,
    /** The first sixth tomato of the game. */
    firstSixth: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("karma"),
    ...at,
    seat,
    /** Above 0: earned; below: spent or lost. */
    change: z.int(),
    karma: z.int().min(0),
  }),
  /** After a step that changed anybody's points. */
  z.strictObject({
    type: z.literal("score"),
    ...at,
    scores: z.array(z.strictObject({ seat, name, total: points })).max(6),
  }),
  z.strictObject({
    type: z.literal("end"),
    ...at,
    /** Seats; a game for one that is lost has none. */
    winners: z.array(seat).max(6),
    scores: z.array(z.strictObject({ seat, name, total: points })).max(6),
  }),
]);
export type FeedEvent = z.infer<typeof feedEventSchema>;
