import type { ViewProps } from "../Overlay";
import { DicedBoard } from "./DicedBoard";
import { ForageBoard } from "./ForageBoard";

/** The side panel: what lies before every player. */
export function BoardView({ shown }: ViewProps) {
  if (shown.presentation) return <DicedBoard state={shown.presentation.shown} />;
  return shown.forage ? <ForageBoard state={shown.forage.state} /> : null;
}
