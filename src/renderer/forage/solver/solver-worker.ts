import type { CardId } from "../../../shared/games/forage/cards";
import type { Command } from "../../../shared/games/forage/commands";
import { hint } from "../../../shared/games/forage/solver/hint";
import type { Hint } from "../../../shared/games/forage/solver/hint-reason";
import { positionOf } from "../../../shared/games/forage/solver/position";
import { solve } from "../../../shared/games/forage/solver/solve";
import { commandsOf } from "../../../shared/games/forage/solver/to-commands";
import type { State } from "../../../shared/games/forage/state";

export type SolverQuestion =
  /** Advice for a seat by what it may know. */
  | { ask: "hint"; state: State; seat: number }
  /** The best harvest of a forest for one from `state` on, with the cards still to be drawn known; for so many milliseconds. */
  | { ask: "solve"; state: State; pile: CardId[]; limit: number };

/** The best way found: its score and the placements that lead there. */
export interface BestWay {
  total: number;
  commands: Command[];
}

export type SolverAnswer =
  | { what: "hint"; hint: Hint | null }
  /** `done` is the share of the time that is over. */
  | { what: "progress"; done: number; total: number | null; nodes: number }
  | { what: "best"; best: BestWay | null }
  | { what: "failed"; error: string };

/** How often a search tells how far it has come, in milliseconds. */
const TELL = 120;

/** What this file needs of a worker's global scope; the renderer is typed for pages. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<SolverQuestion>) => void) | null;
  postMessage(message: SolverAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  try {
    if (data.ask === "hint") scope.postMessage({ what: "hint", hint: advise(data.state, data.seat) });
    else scope.postMessage({ what: "best", best: bestOf(data) });
  } catch (error) {
    scope.postMessage({ what: "failed", error: error instanceof Error ? error.message : String(error) });
  }
};

function advise(state: State, seat: number): Hint | null {
  const search = hint(state, seat);
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}

function bestOf({ state, pile, limit }: Extract<SolverQuestion, { ask: "solve" }>): BestWay | null {
  const begun = performance.now();
  let told = begun;
  const search = solve(positionOf(state, 0, pile));
  for (;;) {
    const now = performance.now();
    const spent = (now - begun) / limit;
    const { value, done } = search.next(spent);
    if (done === true || (spent >= 1 && value.best !== null)) {
      return value.best && { total: value.best.total, commands: commandsOf(state, 0, pile, value.best.moves) };
    }
    if (now - told < TELL) continue;
    told = now;
    scope.postMessage({
      what: "progress",
      done: Math.min(1, spent),
      total: value.best?.total ?? null,
      nodes: value.nodes,
    });
  }
}
