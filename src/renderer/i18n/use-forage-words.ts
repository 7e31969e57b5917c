import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { seatNames } from "../hud/model/names";
import { createForageWords, type ForageWords } from "./forage-words";

/** Words about a Forage table with these players, in the language of the page. */
export function useForageWords(players: readonly { name: string }[]): ForageWords {
  const { t, i18n } = useTranslation();
  const names = seatNames(players);
  const key = names.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names count, not the array that brings them.
  return useMemo(() => createForageWords(t, i18n.language, names), [t, i18n.language, key]);
}
