/** A cell's share of a forest's hash: cells add up, so a move changes a hash by a few of these. */
export const cellHash = (at: number, byte: number): number => mix((at << 8) | byte);

/** A hand's share; the same for the same cards in either order. */
export const handHash = (one: number, other: number): number => mix(0x1000000 | (1 << one) | (1 << other));

/** Spreads a whole number over 32 bits. */
export function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return mixed ^ (mixed >>> 15);
}
