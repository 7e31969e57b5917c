import { type ReactNode, useEffect, useMemo } from "react";
import { I18nProvider } from "react-aria-components";
import { I18nextProvider } from "react-i18next";
import { createI18n, type Language } from "./i18n";

/** React Aria picks its own strings and date forms by full locale. */
const LOCALE: Readonly<Record<Language, string>> = { en: "en-GB", ja: "ja-JP" };

/** Gives words to everything below it, React Aria's own strings included, and marks the page's language. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const i18n = useMemo(() => createI18n(language), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = i18n.t("app.name");
  }, [language, i18n]);
  return (
    <I18nProvider locale={LOCALE[language]}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </I18nProvider>
  );
}
