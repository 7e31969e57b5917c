import type { i18n } from "i18next";
import { type ReactNode, useEffect } from "react";
import { I18nProvider } from "react-aria-components";
import { I18nextProvider } from "react-i18next";
import type { Language } from "./languages";

/** React Aria picks its own strings and date forms by full locale. */
const LOCALE: Readonly<Record<Language, string>> = { en: "en-GB", ja: "ja-JP" };

/** Gives words to everything below it, React Aria's own strings included, and marks the page's language. */
export function WordsProvider(props: { i18n: i18n; language: Language; children: ReactNode }) {
  const { i18n, language } = props;
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = i18n.t("app.name");
  }, [language, i18n]);
  return (
    <I18nProvider locale={LOCALE[language]}>
      <I18nextProvider i18n={i18n}>{props.children}</I18nextProvider>
    </I18nProvider>
  );
}
