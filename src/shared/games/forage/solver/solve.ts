import { BeamSearch, type Line, type Position } from "./beam";
import { TASTES, type Taste } from "./weights";

/** How far a search has come. */
export interface Progress {
  /** The best way to the end so far; null before the first. */
  best: Line | null;
  /** Placements looked at. */
  nodes: number;
}

/** Widths of the rounds; a beam of the last one holds 64 MiB of forests. */
const WIDTHS = [150, 1000, 3000, 10_000, 30_000];

interface Eye {
  taste: Taste;
  /** The total it found in the round before. */
  total: number;
}

/**
 * Looks for the best way to the end of a forest whose every card is known. Each round looks with every taste, those
 * that did best before it first, and more widely than the one before. Pauses often with what is found so far, so that
 * whoever runs it can watch a clock and give it up; ends by itself after the widest round.
 */
export function* solve(position: Position): Generator<Progress, Progress> {
  const eyes = TASTES.map((taste): Eye => ({ taste, total: Number.NEGATIVE_INFINITY }));
  let best: Line | null = null;
  let nodes = 0;
  for (const width of WIDTHS) {
    const search = new BeamSearch(width, 8);
    eyes.sort((one, other) => other.total - one.total);
    for (const eye of eyes) {
      const running = search.run(position, eye.taste);
      const before: number = nodes - search.nodes;
      let step = running.next();
      for (; step.done !== true; step = running.next()) {
        nodes = before + search.nodes;
        yield { best, nodes };
      }
      nodes = before + search.nodes;
      eye.total = step.value.total;
      if (best === null || eye.total > best.total) best = step.value;
      yield { best, nodes };
    }
  }
  return { best, nodes };
}
