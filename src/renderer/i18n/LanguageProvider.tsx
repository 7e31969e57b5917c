import { type ReactNode, useMemo } from "react";
import { createI18n } from "./i18n";
import type { Language } from "./languages";
import { WordsProvider } from "./WordsProvider";

/** Gives the table's own page its words, all of which it has. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const i18n = useMemo(() => createI18n(language), [language]);
  return (
    <WordsProvider i18n={i18n} language={language}>
      {children}
    </WordsProvider>
  );
}
