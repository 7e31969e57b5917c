import type { DieColour, DieValue } from "./kinds";

/** Raised whenever the same throw would come to rest in other poses than before. */
export const PLAN_VERSION = 1;

export interface ThrowDie {
  id: string;
  kind: DieColour;
  value: DieValue;
}

/** Everything a screen needs to show the very same throw as every other screen at the table. */
export interface ThrowSpec {
  rollId: string;
  /** SHA-256(table id, rollId) in hex; never touches the game's random stream. */
  seed: string;
  dice: ThrowDie[];
  planVersion: number;
}
