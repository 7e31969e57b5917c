import { useTranslation } from "react-i18next";
import { REPLAY_KEYS } from "../../hud/keys/KeyboardHelp";
import styles from "../../hud/keys/KeyboardHelp.module.css";

const KEYS: readonly (readonly [string, readonly string[]])[] = [
  ["card", ["1", "2"]],
  ["move", ["←", "↑", "→", "↓"]],
  ["turn", ["R", "Shift+R"]],
  ["choice", ["C"]],
  ["lay", ["Enter"]],
  ["hint", ["T"]],
  ["back", ["Esc"]],
  ["undo", ["U", "Ctrl+Z", "⌘Z"]],
  ["zoom", ["+", "−", "0"]],
  ["panels", ["S", "L", "H", "?"]],
  ["phones", ["P"]],
];

const WATCHED = new Set(["zoom", "panels"]);

/** Every key of a Forage table, or of one that is only watched. */
export function ForageKeys({ watched = false }: { watched?: boolean }) {
  const { t } = useTranslation();
  const own = KEYS.filter(([action]) => !watched || WATCHED.has(action));
  const lines = [
    ...(watched ? REPLAY_KEYS.map(([action, keys]) => [`keys.${action}`, keys] as const) : []),
    ...own.map(([action, keys]) => [`forage.keys.${action}`, keys] as const),
  ];
  return (
    <dl className={styles.keys}>
      {lines.map(([action, keys]) => (
        <div key={action} className={styles.line}>
          <dt>{t(action)}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key === "Space" ? t("key.space") : key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
