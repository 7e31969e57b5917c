/** Repeatable value noise for textures that are drawn at run time. */

function lattice(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295;
}

/** Smooth noise in 0…1; `period` (whole lattice cells) makes it tile. */
export function noise(x: number, y: number, seed: number, periodX: number, periodY: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const wrap = (value: number, period: number) => ((value % period) + period) % period;
  const x0 = wrap(column, periodX);
  const x1 = wrap(column + 1, periodX);
  const y0 = wrap(row, periodY);
  const y1 = wrap(row + 1, periodY);
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const far = lattice(x0, y0, seed) * (1 - sx) + lattice(x1, y0, seed) * sx;
  const near = lattice(x0, y1, seed) * (1 - sx) + lattice(x1, y1, seed) * sx;
  return far * (1 - sy) + near * sy;
}

/** A small repeatable random stream (mulberry32) for decoration; never for the game. */
export function decorRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
