import { type Board, WIDTH } from "./board";
import type { Shape } from "./shapes";

/**
 * Goes over every place where a card touches the forest's rectangle, and stops at those where the best that can be
 * gained is over `floor`. Most of a search's time is spent in here.
 */
export class Sweep {
  /** Whoever is stopped at a place may raise it. */
  floor = Number.NEGATIVE_INFINITY;

  /** `gains` as of an outlook. Answers how many places there were. */
  over(
    { cells, edges }: Board,
    shapes: readonly Shape[],
    gains: Float64Array,
    stop: (shape: Shape, at: number, rotation: number) => void,
  ): number {
    const [left, right, top, bottom] = edges as unknown as Four;
    let places = 0;
    for (let rotation = 0; rotation < 4; rotation += 1) {
      const shape = shapes[rotation] as Shape;
      const [o0, o1, o2, o3, o4, o5] = shape.offsets as unknown as Six;
      const [t0, t1, t2, t3, t4, t5] = shape.tables as unknown as Six;
      const fromX = Math.max(0, left - shape.width + 1);
      const toX = Math.min(WIDTH - shape.width, right);
      const toY = Math.min(WIDTH - shape.height, bottom);
      for (let y = Math.max(0, top - shape.height + 1); y <= toY; y += 1) {
        places += toX - fromX + 1;
        for (let at = y * WIDTH + fromX; at <= y * WIDTH + toX; at += 1) {
          const gain =
            (gains[t0 | (cells[at + o0] as number)] as number) +
            (gains[t1 | (cells[at + o1] as number)] as number) +
            (gains[t2 | (cells[at + o2] as number)] as number) +
            (gains[t3 | (cells[at + o3] as number)] as number) +
            (gains[t4 | (cells[at + o4] as number)] as number) +
            (gains[t5 | (cells[at + o5] as number)] as number);
          if (gain > this.floor) stop(shape, at, rotation);
        }
      }
    }
    return places;
  }
}

type Four = readonly [number, number, number, number];
type Six = readonly [number, number, number, number, number, number];
