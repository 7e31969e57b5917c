import { useCallback, useEffect, useRef, useState } from "react";
import { HAND_CARDS, type State } from "../../../shared/games/forage/state";
import { readFileText, type TableFile } from "../../../shared/table/file";
import { replaySteps } from "../../../shared/table/replay";
import { askSolver } from "./solver";
import type { BestWay } from "./solver-worker";
import { wayFile } from "./way-file";

/** How long the best harvest is looked for, in milliseconds. */
const LIMIT = 6000;

export type BestState =
  | { is: "none" | "failed" }
  | { is: "looking"; done: number; total: number | null }
  | { is: "found"; total: number; own: TableFile; best: TableFile };

export interface BestSearch {
  state: BestState;
  look(): void;
  giveUp(): void;
}

/** Looks for the best harvest of a finished table's very pile; `fetch` gets the table as a file, null where it cannot. */
export function useBest(fetch: () => Promise<{ text: string } | null>): BestSearch {
  const [state, setState] = useState<BestState>({ is: "none" });
  const end = useRef<(() => void) | null>(null);
  const stop = useCallback(() => {
    end.current?.();
    end.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const look = async () => {
    setState({ is: "looking", done: 0, total: null });
    let wanted = true;
    end.current = () => {
      wanted = false;
    };
    const own = ownTable((await fetch())?.text);
    if (!wanted) return;
    const laid = own && laidState(own);
    if (!own || !laid?.pile) return setState({ is: "failed" });
    const question = { ask: "solve", state: laid, pile: laid.pile.slice(1 + HAND_CARDS), limit: LIMIT } as const;
    const found = (best: BestWay | null) =>
      best ? { is: "found" as const, total: best.total, own, best: wayFile(own, laid, best.commands) } : FAILED;
    end.current = askSolver(question, (answer) => {
      if (answer.what === "progress") return setState({ is: "looking", done: answer.done, total: answer.total });
      end.current = null;
      setState(answer.what === "best" ? found(answer.best) : FAILED);
    });
  };
  return {
    state,
    look: () => void look(),
    giveUp() {
      stop();
      setState({ is: "none" });
    },
  };
}

const FAILED: BestState = { is: "failed" };

function ownTable(text: string | undefined): TableFile | null {
  const files = text === undefined ? null : readFileText(text);
  const [file] = Array.isArray(files) ? files : [];
  return file && !("reason" in file) ? file : null;
}

/** The table after the start card is laid and the hands are drawn. */
function laidState(file: TableFile): State | null {
  return (replaySteps(file).findLast(({ move, kind }) => move === null && kind !== "undone")?.state as State) ?? null;
}
