/**
 * Quaternions as [x, y, z, w], made with + − × ÷ √ only: those give the same bits in every engine,
 * which trigonometry does not.
 */
export type Quat = readonly [x: number, y: number, z: number, w: number];
export type Vec = readonly [x: number, y: number, z: number];

/** The rotation `b` first, then `a`. */
export function multiply(a: Quat, b: Quat): Quat {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function normalise(q: Quat): Quat {
  const length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  return [q[0] / length, q[1] / length, q[2] / length, q[3] / length];
}

export function rotate(q: Quat, [x, y, z]: Vec): Vec {
  const [qx, qy, qz, qw] = q;
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  return [x + qw * tx + (qy * tz - qz * ty), y + qw * ty + (qz * tx - qx * tz), z + qw * tz + (qx * ty - qy * tx)];
}

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The shortest turn that takes the unit vector `from` to the unit vector `to`. */
export function turnBetween(from: Vec, to: Vec): Quat {
  const cosine = dot(from, to);
  // Opposite vectors have no shortest turn: half a turn about any axis across them will do.
  if (cosine < -0.999999) {
    const across = cross(Math.abs(from[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0], from);
    return normalise([across[0], across[1], across[2], 0]);
  }
  const [x, y, z] = cross(from, to);
  return normalise([x, y, z, 1 + cosine]);
}

/** Normalised linear blend along the shorter way; good for the small turns between two steps. */
export function blend(a: Quat, b: Quat, t: number): Quat {
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -t : t;
  const keep = 1 - t;
  return normalise([
    a[0] * keep + b[0] * sign,
    a[1] * keep + b[1] * sign,
    a[2] * keep + b[2] * sign,
    a[3] * keep + b[3] * sign,
  ]);
}

export const quatAt = (array: ArrayLike<number>, index: number): Quat => [
  array[index * 4] as number,
  array[index * 4 + 1] as number,
  array[index * 4 + 2] as number,
  array[index * 4 + 3] as number,
];

export const vecAt = (array: ArrayLike<number>, index: number): Vec => [
  array[index * 3] as number,
  array[index * 3 + 1] as number,
  array[index * 3 + 2] as number,
];
