import { useTranslation } from "react-i18next";
import styles from "./KeyboardHelp.module.css";

const KEYS: readonly (readonly [string, readonly string[]])[] = [
  ["pick", ["1", "2", "3"]],
  ["unpick", ["Shift+1", "2", "3"]],
  ["quick", ["Q"]],
  ["roll", ["R", "Enter"]],
  ["hand", ["1–9", "0"]],
  ["target", ["←", "→", "Enter"]],
  ["karma", ["K"]],
  ["end", ["E"]],
  ["undo", ["U", "Ctrl+Z", "⌘Z"]],
  ["skip", ["Space"]],
  ["cancel", ["Esc"]],
  ["overview", ["V"]],
  ["scores", ["S"]],
  ["log", ["L"]],
  ["rules", ["H"]],
  ["sound", ["M"]],
  ["help", ["?"]],
];

/** Every key of the table. */
export function KeyboardHelp() {
  const { t } = useTranslation();
  return (
    <>
      <dl className={styles.keys}>
        {KEYS.map(([action, keys]) => (
          <div key={action} className={styles.line}>
            <dt>{t(`keys.${action}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key === "Space" ? t("key.space") : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t("keys.flick")}</p>
    </>
  );
}
