/**
 * How likely six evenly likely sides fall at least as unevenly as these counts (Pearson's χ², five degrees of freedom).
 * 1 where nothing was counted.
 */
export function evennessP(counts: readonly number[]): number {
  if (counts.length !== 6) throw new RangeError("six sides are counted");
  const expected = counts.reduce((sum, count) => sum + count, 0) / 6;
  if (expected === 0) return 1;
  const x = counts.reduce((sum, count) => sum + (count - expected) ** 2, 0) / expected;
  // The upper tail for an odd number of degrees has a closed form in erfc.
  return erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3);
}

/** Complementary error function for x ≥ 0, to about 1e-7 of its value: its series near 0, its continued fraction beyond. */
function erfc(x: number): number {
  if (x < 2.5) {
    let term = x;
    let sum = x;
    for (let n = 1; n < 60; n++) {
      term *= -(x * x) / n;
      sum += term / (2 * n + 1);
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = x;
  for (let n = 60; n > 0; n--) fraction = x + n / 2 / fraction;
  return Math.exp(-x * x) / (fraction * Math.sqrt(Math.PI));
}
