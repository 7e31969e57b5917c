import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import companyEn from "./company-en.json";
import companyJa from "./company-ja.json";
import en from "./en.json";
import forageEn from "./forage-en.json";
import forageJa from "./forage-ja.json";
import forageRulesEn from "./forage-rules-en.json";
import forageRulesJa from "./forage-rules-ja.json";
import ja from "./ja.json";
import rulesEn from "./rules-en.json";
import rulesJa from "./rules-ja.json";
import stageEn from "./stage-en.json";
import stageJa from "./stage-ja.json";

export const LANGUAGES = ["en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names of the languages in themselves, for the settings. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", ja: "日本語" };

export const RESOURCES = {
  en: { translation: { ...en, forage: forageEn, stage: stageEn, company: companyEn }, rules: rulesEn, "forage-rules": forageRulesEn },
  ja: { translation: { ...ja, forage: forageJa, stage: stageJa, company: companyJa }, rules: rulesJa, "forage-rules": forageRulesJa },
} as const;

/** The first of the reader's languages that the table speaks; English otherwise. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "en";
}

/** Words ready at once (all bundled), so the first paint is already in the right language. */
export function createI18n(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    resources: RESOURCES,
    defaultNS: "translation",
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
