import type { Vec } from "../quaternion";
import type { KindLook } from "../sets/dice-set";
import { type Paint, type Surface, unit } from "./surface";

const SIGNS = [-1, 1] as const;

/** Directions from one side to the next, as they are spread over the corners too. */
const spread = (step: number, steps: number): [number, number] => {
  const length = Math.hypot(steps - step, step);
  return [(steps - step) / length, step / length];
};

/** The twelve edges, rounded in so many steps or cut off. */
export function addEdges(surface: Surface, edge: KindLook["edge"], roundSteps: number, paint: Paint): void {
  const steps = edge.chamfered ? 1 : roundSteps;
  const half = 0.5 - edge.size;
  for (let axis = 0; axis < 3; axis++)
    for (const first of SIGNS)
      for (const second of SIGNS) {
        const put = (along: number, a: number, b: number): Vec => {
          const at: [number, number, number] = [0, 0, 0];
          at[axis] = along;
          at[(axis + 1) % 3] = a * first;
          at[(axis + 2) % 3] = b * second;
          return at;
        };
        const row = (step: number) => {
          const [a, b] = spread(step, steps);
          const normal = edge.chamfered ? unit(put(0, 1, 1)) : put(0, a, b);
          return SIGNS.map((end) =>
            surface.vertex(put(end * half, half + edge.size * a, half + edge.size * b), normal, paint),
          );
        };
        let previous = row(0);
        for (let step = 1; step <= steps; step++) {
          const next = row(step);
          surface.quad(previous[0] as number, previous[1] as number, next[1] as number, next[0] as number);
          previous = next;
        }
      }
}

/** The eight corners between them. */
export function addCorners(surface: Surface, edge: KindLook["edge"], roundSteps: number, paint: Paint): void {
  const steps = edge.chamfered ? 1 : roundSteps;
  const half = 0.5 - edge.size;
  for (const x of SIGNS)
    for (const y of SIGNS)
      for (const z of SIGNS) {
        const vertex = (i: number, j: number) => {
          const [a, b, c] = unit([steps - i - j, i, j]);
          const normal: Vec = edge.chamfered ? unit([x, y, z]) : [a * x, b * y, c * z];
          const at: Vec = [x * (half + edge.size * a), y * (half + edge.size * b), z * (half + edge.size * c)];
          return surface.vertex(at, normal, paint);
        };
        for (let i = 0; i < steps; i++)
          for (let j = 0; j < steps - i; j++) {
            surface.triangle(vertex(i, j), vertex(i + 1, j), vertex(i, j + 1));
            if (i + j < steps - 1) surface.triangle(vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1));
          }
      }
}
