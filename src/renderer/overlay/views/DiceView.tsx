import type { ViewProps } from "../Overlay";
import { FlatDice } from "./FlatDice";

/** The dice alone. */
export function DiceView({ shown, reduced }: ViewProps) {
  return <FlatDice shown={shown} reduced={reduced} />;
}
