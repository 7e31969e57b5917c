import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES, LANGUAGES } from "../../i18n/languages";
import { Choice } from "./Choice";
import { DiceSetChoice } from "./DiceSetChoice";
import type { DeviceSettings } from "./device-settings";
import { useDeviceSettings } from "./device-store";
import styles from "./SettingsPanel.module.css";
import { ThemeChoice } from "./ThemeChoice";
import { Volume } from "./Volume";

/** The settings of this device: language, dice, sound, motion, quality, kind of table. */
export function SettingsPanel() {
  const { t } = useTranslation();
  const { settings, change } = useDeviceSettings();
  const words = (name: "sound" | "motion" | "pace" | "closeUp" | "quality" | "table", values: readonly string[]) =>
    values.map((value) => [value, t(`settings.${name}.${value}`)] as const);
  return (
    <div className={styles.settings}>
      <Choice
        label={t("settings.language.title")}
        value={settings.language}
        choices={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
        onChange={(language) => change({ language: language as DeviceSettings["language"] })}
      />
      <ThemeChoice />
      <DiceSetChoice value={settings.diceSet} onChange={(diceSet) => change({ diceSet })} />
      <Choice
        label={t("settings.sound.title")}
        note={t("settings.sound.note")}
        value={settings.sound}
        choices={words("sound", ["auto", "on", "off"])}
        onChange={(sound) => change({ sound: sound as DeviceSettings["sound"] })}
      />
      <Volume value={settings.volume} onChange={(volume) => change({ volume })} />
      <Choice
        label={t("settings.motion.title")}
        note={t("settings.motion.note")}
        value={settings.motion}
        choices={words("motion", ["auto", "reduced", "full"])}
        onChange={(motion) => change({ motion: motion as DeviceSettings["motion"] })}
      />
      <Choice
        label={t("settings.pace.title")}
        note={t("settings.pace.note")}
        value={settings.pace}
        choices={words("pace", ["normal", "double", "instant"])}
        onChange={(pace) => change({ pace: pace as DeviceSettings["pace"] })}
      />
      <Choice
        label={t("settings.closeUp.title")}
        note={t("settings.closeUp.note")}
        value={settings.closeUp}
        choices={words("closeUp", ["on", "off"])}
        onChange={(closeUp) => change({ closeUp: closeUp as DeviceSettings["closeUp"] })}
      />
      <Choice
        label={t("settings.quality.title")}
        note={t("settings.quality.note")}
        value={settings.quality}
        choices={words("quality", ["auto", "low", "medium", "high"])}
        onChange={(quality) => change({ quality: quality as DeviceSettings["quality"] })}
      />
      <Choice
        label={t("settings.table.title")}
        note={t("settings.table.note")}
        value={settings.table}
        choices={words("table", ["auto", "scene", "flat"])}
        onChange={(table) => change({ table: table as DeviceSettings["table"] })}
      />
      <Choice
        label={t("stage.streamer.title")}
        note={t("stage.streamer.note")}
        value={settings.streamer}
        choices={[
          ["off", t("stage.streamer.off")],
          ["on", t("stage.streamer.on")],
        ]}
        onChange={(streamer) => change({ streamer: streamer as DeviceSettings["streamer"] })}
      />
      <p className={styles.kept}>{t("settings.kept")}</p>
    </div>
  );
}
