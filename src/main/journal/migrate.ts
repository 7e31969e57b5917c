import { commitmentOf } from "../../shared/dice/seed-text";

type Lines = readonly Record<string, unknown>[];

/** Steps from each older version to the one after it, over the lines without their checksums. */
const STEPS: Readonly<Record<number, (lines: Lines) => Lines>> = {
  // Version 1 had the seed in its first line and so no place for a commitment or words.
  1: ([header, ...records]) => {
    const { seed, ...rest } = header ?? {};
    const commitment = typeof seed === "string" ? commitmentOf(seed) : "";
    const seeded = { type: "seeded", at: rest.created, commitment, seed };
    return [{ ...rest, version: 2 }, seeded, ...records];
  },
  // Version 2 knew no commands of guests; its lines stand as they are.
  2: ([header, ...records]) => [{ ...header, version: 3 }, ...records],
};

/** A journal's lines as this version writes them. */
export function migrated(lines: Lines, from: number): Lines {
  let [version, now] = [from, lines];
  for (let step = STEPS[version]; step; step = STEPS[version]) {
    now = step(now);
    version += 1;
  }
  return now;
}
