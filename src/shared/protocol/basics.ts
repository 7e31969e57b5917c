import { z } from "zod";

// Forms that messages of every kind are made of.

/** Names a request or a table: made by chance, so that no two are alike. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
export const epoch = z.string().max(64);
export const seat = z.int().min(0).max(5);
export const seq = z.int().min(0);
export const rollId = z.string().max(64);
/** SHA-256 in hex; empty where there is nothing to hash. */
export const hash = z.string().max(64);
export const playerName = z.string().trim().min(1).max(24);
