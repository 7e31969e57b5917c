import type { i18n } from "i18next";
import companyEn from "./company-en.json";
import companyJa from "./company-ja.json";
import en from "./en.json";
import forageEn from "./forage-en.json";
import forageJa from "./forage-ja.json";
import forageRulesEn from "./forage-rules-en.json";
import forageRulesJa from "./forage-rules-ja.json";
import ja from "./ja.json";
import type { Language } from "./languages";
import nearbyEn from "./nearby-en.json";
import nearbyJa from "./nearby-ja.json";
import phoneEn from "./phone-en.json";
import phoneJa from "./phone-ja.json";
import rulesEn from "./rules-en.json";
import rulesJa from "./rules-ja.json";
import shelfEn from "./shelf-en.json";
import shelfJa from "./shelf-ja.json";
import stageEn from "./stage-en.json";
import stageJa from "./stage-ja.json";
import { startI18n } from "./start-i18n";

export const RESOURCES = {
  en: {
    // What phones do not speak of has files of its own: they fetch the others.
    translation: {
      ...en,
      ...shelfEn,
      ...phoneEn,
      forage: forageEn,
      stage: stageEn,
      company: companyEn,
      nearby: nearbyEn,
    },
    rules: rulesEn,
    "forage-rules": forageRulesEn,
  },
  ja: {
    translation: {
      ...ja,
      ...shelfJa,
      ...phoneJa,
      forage: forageJa,
      stage: stageJa,
      company: companyJa,
      nearby: nearbyJa,
    },
    rules: rulesJa,
    "forage-rules": forageRulesJa,
  },
} as const;

/** All words of both languages, as the table's own page bundles them. */
export const createI18n = (language: Language): i18n => startI18n(language, RESOURCES);
