import type { Options } from "./state";

/** DT-S3. */
export const STARTING_KARMA = 3;
/** DT-K4. */
export const SHARDS_PER_KARMA = 3;

/** DT-K3: what karma never rises above. */
export const karmaCap = (options: Options): number => (options.karmaCap === "track" ? 12 : Number.POSITIVE_INFINITY);

/** DT-K3: what is kept at the end of a turn. */
export const karmaKept = (options: Options): number => (options.karmaCap === "track" ? 6 : Number.POSITIVE_INFINITY);

/** DT-K4: whether dice placed on an opponent's area earn shards. */
export const earnsShards = (options: Options): boolean => options.karmaOverload || options.goldenSun;

/** DT-K1, DT-K2: karma for completing a vine of that slot score (Killer bonus excluded). */
export function harvestKarma(options: Options, score: number): number {
  if (score <= 0) return 0;
  if (options.karmaOverload) return score;
  return Math.min(3, Math.ceil(score / 2));
}
