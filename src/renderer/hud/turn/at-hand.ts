import type { TFunction } from "i18next";
import { POWERS } from "../../../shared/games/diced-tomatoes/commands";
import type { TableScreen } from "../../app/turn";
import { usesOf } from "../model/powers";

/** What the player whose turn it is can do at this moment, whatever the controls look like. */
export function atHand({ rolling, legal }: TableScreen, line: { lineOpen: boolean; closed: boolean }, t: TFunction) {
  // For as long as something moves the controls rest, but keep their looks.
  const waiting = !rolling && legal.length === 0;
  const blocked = rolling
    ? t("turn.rolling")
    : !line.lineOpen
      ? t("turn.no-line")
      : line.closed
        ? t("turn.closed")
        : waiting
          ? t("turn.wait")
          : null;
  return {
    waiting,
    /** Why nothing can be done; null where something can. */
    blocked,
    /** Dice that a command may name. */
    usable: new Set(legal.flatMap((command) => ("die" in command ? [command.die] : []))),
    /** How many karma powers can be used. */
    powersReady: POWERS.filter((power) => usesOf(legal, power).length > 0).length,
  };
}
