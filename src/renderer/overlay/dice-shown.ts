import type { DieFace, DieKind } from "../../shared/dice/forage-faces";
import { dieColour } from "../../shared/dice/kinds";
import type { DieChange, State as ForageState } from "../../shared/games/forage/state";
import type { TableView } from "../../shared/protocol/messages";
import type { Shown } from "./show";

/** A die as an overlay shows it; `value` is null while it is in the air. */
export interface ShownDie {
  id: string;
  kind: DieKind;
  value: DieFace | null;
  /** In the air. */
  rolling: boolean;
}

/** The dice that a table is about now: those thrown last, those in hand, or those that the last card grew. */
export function diceShown({ test, presentation, forage }: Shown): ShownDie[] {
  if (test) return test.thrown.spec.dice.map(({ id, kind, value }) => ({ id, kind, value, rolling: test.rolling }));
  if (presentation) {
    const { thrown, rolling, shown } = presentation;
    if (thrown && (rolling || thrown.kind === "starting")) {
      return thrown.spec.dice.map(({ id, kind, value }) => ({ id, kind, value, rolling }));
    }
    return shown.hand.map(({ die, value }) => ({ id: die, kind: dieColour(die), value, rolling: false }));
  }
  return forage ? grownLast(forage) : [];
}

/** What the newest placement that everybody may see did to dice. */
function grownLast({ log, state }: TableView<"forage">): ShownDie[] {
  for (const { events } of [...log].reverse()) {
    for (const event of [...events].reverse()) {
      if (event.type === "card-placed" || event.type === "placement-shown") return grown(event.placement.dice, state);
    }
  }
  return [];
}

function grown(dice: readonly DieChange[], { players }: ForageState): ShownDie[] {
  return dice.flatMap((change, index): ShownDie[] => {
    const id = `${players.length}-${index}-${change.cell}`;
    switch (change.change) {
      case "grown":
      case "moved":
        return [{ id, kind: change.colour, value: change.face, rolling: false }];
      case "new":
        return [{ id, kind: change.colour, value: 1, rolling: false }];
      case "mouse":
        return [{ id, kind: change.colour, value: "mouse", rolling: false }];
      default:
        return [];
    }
  });
}
