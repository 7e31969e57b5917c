import type { CSSProperties } from "react";
import { diceShown } from "../dice-shown";
import { OverlayDie } from "../parts/OverlayDie";
import type { Shown } from "../show";

/** The dice in a row, tumbling while they are in the air: for pictures without WebGL. */
export function FlatDice({ shown, reduced }: { shown: Shown; reduced: boolean }) {
  const dice = diceShown(shown);
  if (dice.length === 0) return null;
  return (
    <ul
      className="ht-dice"
      style={{ "--ht-dice": dice.length } as CSSProperties}
      data-many={dice.length > 6 || undefined}
    >
      {dice.map(({ id, kind, value, rolling }, index) => (
        <li
          key={id}
          className="ht-thrown"
          data-rolling={(rolling && !reduced) || undefined}
          style={{ "--ht-turn": `${leanOf(id)}deg`, "--ht-late": `${index * 60}ms` } as CSSProperties}
        >
          <OverlayDie kind={kind} value={rolling ? null : value} />
        </li>
      ))}
    </ul>
  );
}

/** How much a die lies askew, in degrees: the same for the same die, as if it had come to rest so. */
function leanOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum % 25) - 12;
}
