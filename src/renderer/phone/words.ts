import type { i18n, ResourceLanguage } from "i18next";
import type { Language } from "../i18n/languages";
import { startI18n } from "../i18n/start-i18n";

/** The words of each language, fetched when it is spoken: a phone rarely needs both. */
const TABLE: Readonly<Record<Language, () => Promise<ResourceLanguage>>> = {
  en: async () => {
    const [table, phone] = await Promise.all([import("../i18n/en.json"), import("../i18n/phone-en.json")]);
    return { translation: { ...table.default, ...phone.default } };
  },
  ja: async () => {
    const [table, phone] = await Promise.all([import("../i18n/ja.json"), import("../i18n/phone-ja.json")]);
    return { translation: { ...table.default, ...phone.default } };
  },
};

/** An i18n that speaks this language. */
export const wordsIn = async (language: Language): Promise<i18n> =>
  startI18n(language, { [language]: await TABLE[language]() });

const RULES = {
  rules: { en: () => import("../i18n/rules-en.json"), ja: () => import("../i18n/rules-ja.json") },
  "forage-rules": {
    en: () => import("../i18n/forage-rules-en.json"),
    ja: () => import("../i18n/forage-rules-ja.json"),
  },
} as const;

/** Adds the text of a game's rules to the words. */
export async function addRules(i18n: i18n, book: keyof typeof RULES): Promise<void> {
  const language = i18n.language as Language;
  if (i18n.hasResourceBundle(language, book)) return;
  i18n.addResourceBundle(language, book, (await RULES[book][language]()).default);
}

const FORAGE = {
  en: () => import("../i18n/forage-en.json"),
  ja: () => import("../i18n/forage-ja.json"),
} as const;

/** Adds the words of Forage. */
export async function addForage(i18n: i18n): Promise<void> {
  const language = i18n.language as Language;
  i18n.addResourceBundle(language, "translation", { forage: (await FORAGE[language]()).default }, true);
}
