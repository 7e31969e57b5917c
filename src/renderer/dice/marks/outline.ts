/** A point of a die's face: from its middle, to the right and up, in die edges where nothing else is said. */
export type Point = readonly [u: number, v: number];

/** A drawn shape: a contour with what is left standing inside it. */
export interface Outline {
  outer: readonly Point[];
  islands: readonly (readonly Point[])[];
}

export const around = (count: number, radius: (index: number) => number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + turn;
    return [Math.cos(angle) * radius(i), Math.sin(angle) * radius(i)];
  });

/**
 * The contours of a path in SVG's words, of which absolute M, L, C and Z are known; y goes down as there.
 * A curve becomes `steps` lines. Throws a SyntaxError for any other word.
 */
export function contoursOf(path: string, steps: number): Point[][] {
  const words = path.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
  const contours: Point[][] = [];
  let at = 0;
  let command = "";
  const number = () => Number(words[at++]);
  const point = (): Point => [number(), number()];
  while (at < words.length) {
    const word = words[at] as string;
    if (/[A-Za-z]/.test(word)) {
      command = word;
      at++;
    }
    const contour = contours.at(-1) ?? [];
    if (command === "M") contours.push([point()]);
    else if (command === "L") contour.push(point());
    else if (command === "C") contour.push(...curve(contour.at(-1) as Point, point(), point(), point(), steps));
    else if (command !== "Z") throw new SyntaxError(`a figure's path says ${command}`);
  }
  return contours.map(withoutReturn);
}

function curve(from: Point, a: Point, b: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps;
    const s = 1 - t;
    const along = (axis: 0 | 1) =>
      s * s * s * from[axis] + 3 * s * s * t * a[axis] + 3 * s * t * t * b[axis] + t * t * t * to[axis];
    return [along(0), along(1)];
  });
}

/** A contour closes by itself: its last point is not its first again. */
function withoutReturn(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const returns = first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
  return returns ? contour.slice(0, -1) : contour;
}
