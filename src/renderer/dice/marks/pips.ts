import type { DieValue } from "../../../shared/dice/kinds";
import { around, type Point } from "./outline";

/** How a pip is cut; the shape tells the kind of a die as its colour does. */
export type PipShape = "round" | "square" | "star";

/** A square with round corners; a quarter of the points round each. */
const roundedSquare = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const perCorner = count / 4;
    const corner = Math.floor(i / perCorner);
    const angle = (corner + (i % perCorner) / (perCorner - 1)) * (Math.PI / 2);
    const middle = (corner + 0.5) * (Math.PI / 2);
    const square = 0.52 * Math.SQRT2;
    return [square * Math.cos(middle) + 0.38 * Math.cos(angle), square * Math.sin(middle) + 0.38 * Math.sin(angle)];
  });

/** A star with five rays, one of them up. */
const star = (): Point[] => around(10, (i) => (i % 2 === 0 ? 1.22 : 0.56), Math.PI / 2);

/** The outline of a pip around its middle, anticlockwise, at radius 1; `smooth` for close-ups. */
export function pipOutline(shape: PipShape, smooth: boolean): Point[] {
  if (shape === "star") return star();
  const points = smooth ? 16 : 8;
  return shape === "round" ? around(points, () => 1) : roundedSquare(points);
}

const FAR = 0.235;
const CORNERS: Point[] = [
  [-FAR, -FAR],
  [FAR, FAR],
  [-FAR, FAR],
  [FAR, -FAR],
];

/** Where the pips of each value lie on a face. */
export const PIPS: Readonly<Record<DieValue, readonly Point[]>> = {
  1: [[0, 0]],
  2: CORNERS.slice(0, 2),
  3: [...CORNERS.slice(0, 2), [0, 0]],
  4: CORNERS,
  5: [...CORNERS, [0, 0]],
  6: [...CORNERS, [-FAR, 0], [FAR, 0]],
};
