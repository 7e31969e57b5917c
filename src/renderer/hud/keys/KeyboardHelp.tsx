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
  ["phones", ["P"]],
  ["help", ["?"]],
];

/** What the keys of a turn make room for where a table plays back. */
export const REPLAY_KEYS: typeof KEYS = [
  ["play", ["Space"]],
  ["step", ["←", "→"]],
  ["turn", ["Shift+←", "Shift+→"]],
  ["ends", ["Home", "End"]],
  ["speed", ["1", "2", "4"]],
  ["close-replay", ["Esc"]],
];
const ALWAYS = new Set(["overview", "scores", "log", "rules", "sound", "help"]);

/** Every key of the table, or of one that is only watched. */
export function KeyboardHelp({ watched }: { watched: boolean }) {
  const { t } = useTranslation();
  const keys = watched ? [...REPLAY_KEYS, ...KEYS.filter(([action]) => ALWAYS.has(action))] : KEYS;
  return (
    <>
      <dl className={styles.keys}>
        {keys.map(([action, names]) => (
          <div key={action} className={styles.line}>
            <dt>{t(`keys.${action}`)}</dt>
            <dd>
              {names.map((key) => (
                <kbd key={key}>{key === "Space" ? t("key.space") : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {!watched && <p className={styles.note}>{t("keys.flick")}</p>}
    </>
  );
}
