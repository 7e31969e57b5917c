import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDeviceSettings } from "../../hud/settings/device-store";
import { Action } from "../../hud/ui/Action";
import { LANGUAGE_NAMES, LANGUAGES } from "../../i18n/languages";
import styles from "./DoorPage.module.css";
import { Sprig } from "./Sprig";

/** A slip of paper on the linen, in front of the table. */
export function DoorPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { settings, change } = useDeviceSettings();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Sprig />
        <p className={styles.name}>{t("app.name")}</p>
      </header>
      <main className={styles.slip}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      <footer className={styles.foot}>
        <fieldset className={styles.languages} aria-label={t("settings.language.title")}>
          {LANGUAGES.map((language) => (
            <Action
              key={language}
              look="quiet"
              pressed={settings.language === language}
              onPress={() => change({ language })}
            >
              <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            </Action>
          ))}
        </fieldset>
      </footer>
    </div>
  );
}
