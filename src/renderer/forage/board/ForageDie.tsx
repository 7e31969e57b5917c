import type { Face, Woodland } from "../../../shared/games/forage/woodland";
import { DieFace } from "../../hud/dice/DieFace";

/** A drawn Forage die, as wide as its box. Decoration only: whoever shows it names it. */
export function ForageDie({ colour, face }: { colour: Woodland; face: Face | "mouse" }) {
  return <DieFace colour={colour} value={face} size="fill" />;
}
