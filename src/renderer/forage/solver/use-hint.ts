import { useCallback, useEffect, useRef, useState } from "react";
import type { Hint } from "../../../shared/games/forage/solver/hint-reason";
import type { State } from "../../../shared/games/forage/state";
import { askSolver } from "./solver";

export type HintState = { is: "none" | "thinking" | "nothing" | "failed" } | { is: "there"; hint: Hint };

export interface Hints {
  state: HintState;
  /** Asks for advice; while it is thought about, gives that up. */
  ask(): void;
}

const NONE: HintState = { is: "none" };

/** Advice for a seat as its forest is now; with the next card it is forgotten. `onHint` is told of it once. */
export function useHint(table: State, seat: number, onHint: (hint: Hint) => void): Hints {
  const [state, setState] = useState<HintState>(NONE);
  const giveUp = useRef<(() => void) | null>(null);
  const told = useRef(onHint);
  told.current = onHint;
  const forget = useCallback(() => {
    giveUp.current?.();
    giveUp.current = null;
    setState(NONE);
  }, []);
  // In a race the others lay their cards meanwhile, which makes no advice old: only the seat's own forest and hand do.
  const own = table.players[seat];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another forest, hand or seat is what makes advice old
  useEffect(() => forget, [own, seat, forget]);
  const ask = () => {
    if (giveUp.current) return forget();
    setState({ is: "thinking" });
    giveUp.current = askSolver({ ask: "hint", state: table, seat }, (answer) => {
      if (answer.what === "progress") return;
      giveUp.current = null;
      if (answer.what === "hint" && answer.hint) {
        setState({ is: "there", hint: answer.hint });
        told.current(answer.hint);
      } else setState({ is: answer.what === "failed" ? "failed" : "nothing" });
    });
  };
  return { state, ask };
}
