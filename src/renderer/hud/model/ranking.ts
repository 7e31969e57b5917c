/** Places by total, highest first; equal totals share a place and the next place is skipped (1, 1, 3). */
export function ranking(totals: readonly number[]): { seat: number; total: number; place: number }[] {
  return totals
    .map((total, seat) => ({ seat, total, place: 1 + totals.filter((other) => other > total).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
