import type { DieKind, DieFace as Face } from "../../../shared/dice/forage-faces";
import { DieFace } from "../../hud/dice/DieFace";

/** A drawn die, as wide as its box says. */
export const OverlayDie = ({ kind, value }: { kind: DieKind; value: Face | null }) => (
  <span className="ht-die" data-kind={kind} data-value={value ?? undefined}>
    <DieFace colour={kind} value={value} size="fill" />
  </span>
);
