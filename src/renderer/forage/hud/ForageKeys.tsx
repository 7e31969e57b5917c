import { useTranslation } from "react-i18next";
import styles from "../../hud/keys/KeyboardHelp.module.css";

const KEYS: readonly (readonly [string, readonly string[]])[] = [
  ["card", ["1", "2"]],
  ["move", ["←", "↑", "→", "↓"]],
  ["turn", ["R", "Shift+R"]],
  ["choice", ["C"]],
  ["lay", ["Enter"]],
  ["back", ["Esc"]],
  ["undo", ["U", "Ctrl+Z", "⌘Z"]],
  ["zoom", ["+", "−", "0"]],
  ["panels", ["S", "L", "H", "?"]],
];

/** Every key of a Forage table. */
export function ForageKeys() {
  const { t } = useTranslation();
  return (
    <dl className={styles.keys}>
      {KEYS.map(([action, keys]) => (
        <div key={action} className={styles.line}>
          <dt>{t(`forage.keys.${action}`)}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
