import { BufferGeometry, Float32BufferAttribute } from "three";

/** A closed way around a rounded rectangle, by arc length, with its outward normal. */
export interface Loop {
  length: number;
  at(distance: number): { x: number; z: number; nx: number; nz: number };
}

/** Anticlockwise seen from above, starting on the right side. */
export function roundedLoop(width: number, depth: number, radius: number): Loop {
  const straightX = width - 2 * radius;
  const straightZ = depth - 2 * radius;
  const arc = (Math.PI / 2) * radius;
  const length = 2 * (straightX + straightZ) + 4 * arc;
  const corner = (cx: number, cz: number, from: number, along: number) => {
    const angle = from + along / radius;
    const [nx, nz] = [Math.cos(angle), -Math.sin(angle)];
    return { x: cx + nx * radius, z: cz + nz * radius, nx, nz };
  };
  return {
    length,
    at(distance) {
      let d = ((distance % length) + length) % length;
      const [hx, hz] = [straightX / 2, straightZ / 2];
      if (d < straightZ) return { x: width / 2, z: hz - d, nx: 1, nz: 0 };
      d -= straightZ;
      if (d < arc) return corner(hx, -hz, 0, d);
      d -= arc;
      if (d < straightX) return { x: hx - d, z: -depth / 2, nx: 0, nz: -1 };
      d -= straightX;
      if (d < arc) return corner(-hx, -hz, Math.PI / 2, d);
      d -= arc;
      if (d < straightZ) return { x: -width / 2, z: -hz + d, nx: -1, nz: 0 };
      d -= straightZ;
      if (d < arc) return corner(-hx, hz, Math.PI, d);
      d -= arc;
      if (d < straightX) return { x: -hx + d, z: depth / 2, nx: 0, nz: 1 };
      d -= straightX;
      return corner(hx, hz, Math.PI * 1.5, d);
    },
  };
}

export interface SweepOptions {
  loop: Loop;
  /** Distances along the loop at which the section is put; the last closes to the first. */
  stops: number[];
  /** The outline of the section at a stop: offsets outwards (`out`) and upwards (`up`), in order seen along the way. */
  section(distance: number, index: number): { out: number; up: number }[];
  closed?: boolean;
  colour?(distance: number, index: number): readonly [number, number, number];
  /** Length of way and of section that one repeat of the texture covers. */
  texture?: number;
}

/** Sweeps a section around a loop: rims, reeds and ropes. */
export function sweep(options: SweepOptions): BufferGeometry {
  const { loop, stops } = options;
  const positions: number[] = [];
  const uvs: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  const repeat = options.texture ?? 1;
  const round = options.closed ?? true;
  let ringSize = 0;
  const all = [...stops, loop.length + (stops[0] ?? 0)];
  all.forEach((distance, index) => {
    const { x, z, nx, nz } = loop.at(distance);
    const outline = options.section(distance % loop.length, index % stops.length);
    const ring = round ? [...outline, outline[0] as { out: number; up: number }] : outline;
    ringSize = ring.length;
    const colour = options.colour?.(distance % loop.length, index % stops.length) ?? ([1, 1, 1] as const);
    let around = 0;
    ring.forEach(({ out, up }, point) => {
      const before = ring[point - 1];
      if (before) around += Math.hypot(out - before.out, up - before.up);
      positions.push(x + nx * out, up, z + nz * out);
      uvs.push(distance / repeat, around / repeat);
      colours.push(colour[0], colour[1], colour[2]);
    });
  });
  for (let stop = 0; stop < all.length - 1; stop++) {
    for (let point = 0; point < ringSize - 1; point++) {
      const a = stop * ringSize + point;
      const b = a + ringSize;
      indices.push(a, a + 1, b, a + 1, b + 1, b);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}

export const evenStops = (length: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index / count) * length);

/** A rounded bar's section: from inside bottom over the top to outside bottom. */
export function barSection(thick: number, height: number, round: number): { out: number; up: number }[] {
  const points = [{ out: 0, up: 0 }];
  const arc = (cx: number, cy: number, from: number) => {
    for (let step = 0; step <= 4; step++) {
      const angle = from - (step / 4) * (Math.PI / 2);
      points.push({ out: cx + Math.cos(angle) * round, up: cy + Math.sin(angle) * round });
    }
  };
  arc(round, height - round, Math.PI);
  arc(thick - round, height - round, Math.PI / 2);
  points.push({ out: thick, up: 0 });
  return points;
}
