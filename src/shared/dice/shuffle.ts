import type { RandomSource } from "./random";

/** A shuffled copy (Fisher–Yates, from the end); null, drawing nothing, where the source cannot shuffle. */
export function shuffled<T>(items: readonly T[], random: RandomSource): T[] | null {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    if (other === null) return null;
    const item = copy[last] as T;
    copy[last] = copy[other] as T;
    copy[other] = item;
  }
  return copy;
}
