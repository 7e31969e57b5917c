import { z } from "zod";
import { type Flick, HARDEST_FLICK } from "../dice/throw";

// Forms that messages of every kind are made of.

/** Names a request or a table: made by chance, so that no two are alike. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
export const epoch = z.string().max(64);
export const seat = z.int().min(0).max(5);
export const seq = z.int().min(0);
export const rollId = z.string().max(64);
/** SHA-256 in hex; empty where there is nothing to hash. */
export const hash = z.string().max(64);
/** The beginning of such a hash, with every update: whoever went astray by mistake is found out by less than all of it. */
export const shortHash = z.string().regex(/^[0-9a-f]{16}$/);
const alongFlick = z.int().min(-HARDEST_FLICK).max(HARDEST_FLICK);
/** How a player flicked the dice of a roll: seen on every screen, and nothing to the values. */
export const flick = z.strictObject({ x: alongFlick, z: alongFlick }) satisfies z.ZodType<Flick>;
export const playerName = z.string().trim().min(1).max(24);
