/** Repeatable value noise for textures that are drawn at run time. */

function lattice(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295;
}

const wrapped = (cell: number, period: number): number => ((cell % period) + period) % period;
const eased = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise in 0…1 by place; the period (whole lattice cells) makes it tile. */
export function noiseField(seed: number, periodX: number, periodY: number): (x: number, y: number) => number {
  const cells = new Float32Array(periodX * periodY);
  for (let row = 0; row < periodY; row++)
    for (let column = 0; column < periodX; column++) cells[row * periodX + column] = lattice(column, row, seed);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const [left, right] = [wrapped(column, periodX), wrapped(column + 1, periodX)];
    const [far, near] = [wrapped(row, periodY) * periodX, wrapped(row + 1, periodY) * periodX];
    const across = eased(x - column);
    const between = (from: number) =>
      (cells[from + left] as number) * (1 - across) + (cells[from + right] as number) * across;
    const along = eased(y - row);
    return between(far) * (1 - along) + between(near) * along;
  };
}

/** The same noise along one line of a picture, where y stays: a fraction of the work. */
export function noiseLine(y: number, seed: number, periodX: number, periodY: number): (x: number) => number {
  const row = Math.floor(y);
  const [far, near] = [wrapped(row, periodY), wrapped(row + 1, periodY)];
  const along = eased(y - row);
  const cells = new Float32Array(periodX + 1);
  for (let column = 0; column <= periodX; column++) {
    const at = column % periodX;
    cells[column] = lattice(at, far, seed) * (1 - along) + lattice(at, near, seed) * along;
  }
  return (x) => {
    const column = Math.floor(x);
    const from = wrapped(column, periodX);
    const across = eased(x - column);
    return (cells[from] as number) * (1 - across) + (cells[from + 1] as number) * across;
  };
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
