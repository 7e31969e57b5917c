import { useTranslation } from "react-i18next";
import { Choice } from "../../hud/settings/Choice";
import { DiceSetChoice } from "../../hud/settings/DiceSetChoice";
import type { DeviceSettings } from "../../hud/settings/device-settings";
import { useDeviceSettings } from "../../hud/settings/device-store";
import { LANGUAGE_NAMES, LANGUAGES } from "../../i18n/languages";
import styles from "./PhoneSettings.module.css";

/** The settings that mean something on a phone; they are kept beside those of the full table. */
export function PhoneSettings() {
  const { t } = useTranslation();
  const { settings, change } = useDeviceSettings();
  return (
    <div className={styles.settings}>
      <Choice
        label={t("settings.language.title")}
        value={settings.language}
        choices={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
        onChange={(language) => change({ language: language as DeviceSettings["language"] })}
      />
      <DiceSetChoice value={settings.diceSet} onChange={(diceSet) => change({ diceSet })} />
      <Choice
        label={t("settings.motion.title")}
        note={t("settings.motion.note")}
        value={settings.motion}
        choices={(["auto", "reduced", "full"] as const).map((value) => [value, t(`settings.motion.${value}`)] as const)}
        onChange={(motion) => change({ motion: motion as DeviceSettings["motion"] })}
      />
      <Choice
        label={t("phone.settings.vibrate.title")}
        note={t("phone.settings.vibrate.note")}
        value={settings.vibration}
        choices={(["on", "off"] as const).map((value) => [value, t(`phone.settings.vibrate.${value}`)] as const)}
        onChange={(vibration) => change({ vibration: vibration as DeviceSettings["vibration"] })}
      />
    </div>
  );
}
