/** Strokes of the card painter: SVG text from numbers. Lengths are hundredths of an area's edge. */

export type Point = readonly [x: number, y: number];

/** A repeatable stream of numbers in 0…1 that gives every picture its unevenness. */
export type Chance = () => number;

export const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low);

export const oneOf = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[Math.floor(chance() * items.length)] as Item;

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A polygon's outline. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;

/** A soft curve through the points (Catmull-Rom), closed unless said. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point;
  let path = `M${short(at(0)[0])} ${short(at(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const into: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...out, ...into, ...to].map(short).join(" ")}`;
  }
  return closed ? `${path}Z` : path;
}

/** An uneven round outline. */
export function blob(chance: Chance, [x, y]: Point, rx: number, ry: number, uneven = 0.15, corners = 9): string {
  const turn = chance() * Math.PI * 2;
  return smooth(
    Array.from({ length: corners }, (_, corner) => {
      const angle = turn + (corner / corners) * Math.PI * 2;
      const far = 1 + between(chance, -uneven, uneven);
      return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
    }),
  );
}

export const fill = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const line = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const dot = ([x, y]: Point, radius: number, colour: string, opacity = 1): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const oval = ([x, y]: Point, rx: number, ry: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

/** The drawing moved, turned (degrees clockwise) and sized. */
export const put = ([x, y]: Point, turn: number, size: number, drawing: string): string =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${Math.round(size * 100) / 100})">${drawing}</g>`;

/** A point of a cubic curve and the direction there, as a unit vector. */
export function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): { at: Point; along: Point } {
  const s = 1 - t;
  const mix = (axis: 0 | 1) =>
    s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
  const slope = (axis: 0 | 1) =>
    s * s * (b[axis] - a[axis]) + 2 * s * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
  const length = Math.hypot(slope(0), slope(1)) || 1;
  return { at: [mix(0), mix(1)], along: [slope(0) / length, slope(1) / length] };
}

export const curve = ([a, b, c, d]: readonly [Point, Point, Point, Point]): string =>
  `M${a.map(short).join(" ")}C${[...b, ...c, ...d].map(short).join(" ")}`;
