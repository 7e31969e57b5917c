import { BeamSearch, type Line, type Position } from "./beam";
import { TASTES, type Taste } from "./weights";

/** How far a search has come. */
export interface Progress {
  /** The best way to the end so far; null before the first. */
  best: Line | null;
  /** Placements looked at. */
  nodes: number;
}

/** Forests kept of each layer by the first look. */
const FIRST_WIDTH = 100;
/** A search as wide as this takes half a minute, and the memory of a few pictures. */
const WIDEST = 10_000;
/** Forests that are looked at twice for each that is kept: more choose better, and leave time for fewer, as measured. */
const WIDER = 20;

/** Of the time that is left, what a look may take: another one shall fit beside it, and then one that fills the rest. */
const SHARES = [0.6, 0.85];

/** Wider by this with every round of all tastes, where nobody tells the time. */
const GROWTH = 4;

/**
 * Looks for the best way to the end of a forest whose every card is known: with one taste after another, and more and
 * more widely. Pauses often with what is found so far, so that whoever runs it can watch a clock and give it up. Told
 * at every pause which share of the time is over, it makes its looks as wide as fit in what is left; ends by itself
 * after the widest.
 */
export function* solve(position: Position): Generator<Progress, Progress, number | undefined> {
  let best: Line | null = null;
  let nodes = 0;
  let spent: number | undefined;
  let width = FIRST_WIDTH;
  for (let look = 0, widest = 0; widest < TASTES.length; look += 1) {
    const begun = spent ?? 0;
    const search = new BeamSearch(width, WIDER);
    const before = nodes;
    const running = search.run(position, tasteOf(look));
    let step = running.next();
    for (; step.done !== true; step = running.next()) {
      nodes = before + search.nodes;
      spent = yield { best, nodes };
    }
    nodes = before + search.nodes;
    if (best === null || step.value.total > best.total) best = step.value;
    spent = yield { best, nodes };
    if (width === WIDEST) widest += 1;
    const next = spent === undefined ? widthOf(look + 1) : widthFor(look, (spent - begun) / width, 1 - spent);
    width = Math.max(FIRST_WIDTH, Math.min(WIDEST, next));
  }
  return { best, nodes };
}

/** The first look says how long looks take, and is with the best taste as the next is. */
const tasteOf = (look: number): Taste => TASTES[Math.max(0, look - 1) % TASTES.length] as Taste;

const widthOf = (look: number): number => FIRST_WIDTH * GROWTH ** Math.ceil(look / TASTES.length);

/** How wide the next look may be, by what one forest more of width takes and the share of the time that is left. */
function widthFor(look: number, each: number, left: number): number {
  const share = SHARES[look % SHARES.length] as number;
  return Math.floor((share * left) / Math.max(each, Number.MIN_VALUE));
}
