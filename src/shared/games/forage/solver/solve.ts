import { BeamSearch, type Line, type Position } from "./beam";
import { TASTES, type Taste, weightsOf } from "./weights";

/** How far a search has come. */
export interface Progress {
  /** The best way to the end so far; null before the first. */
  best: Line | null;
  /** Placements looked at. */
  nodes: number;
}

const FIRST_WIDTH = 100;
/** A beam so wide holds 64 MiB of forests. */
const LAST_WIDTH = 16_384;

/**
 * Looks for the best way to the end of a forest whose every card is known. Each round looks twice as wide as the one
 * before, with another taste, and then once more from along the best way. Pauses often with what is found so far, so
 * that whoever runs it can watch a clock and give it up; ends by itself after the widest rounds.
 */
export function* solve(position: Position): Generator<Progress, Progress> {
  let best: Line | null = null;
  let nodes = 0;
  const depth = position.hand.length + position.pile.length;
  let width = FIRST_WIDTH;
  for (let round = 0; width <= LAST_WIDTH; round += 1) {
    const taste = TASTES[round % TASTES.length] as Taste;
    const search = new BeamSearch(width);
    const before = nodes;
    const running = search.run(position, weightsOf(taste, depth));
    for (let step = running.next(); ; step = running.next()) {
      nodes = before + search.nodes;
      if (step.done === true) {
        best = better(best, step.value);
        break;
      }
      yield { best, nodes };
    }
    yield { best, nodes };
    width *= 2;
  }
  return { best, nodes };
}

function better(one: Line | null, other: Line): Line {
  return one === null || other.total > one.total ? other : one;
}
