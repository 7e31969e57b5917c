import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Player } from "../../shared/games/diced-tomatoes/state";
import { seatNames } from "../hud/model/names";
import { createWords, type Words } from "./words";

/** Words about a table with these players, in the language of the page. */
export function useWords(players: readonly Pick<Player, "name">[]): Words {
  const { t, i18n } = useTranslation();
  const names = seatNames(players);
  const key = names.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names count, not the array that brings them.
  return useMemo(() => createWords(t, i18n.language, names), [t, i18n.language, key]);
}
