import { useTranslation } from "react-i18next";
import { Action } from "../../../hud/ui/Action";
import { createWords } from "../../../i18n/words";
import type { ShelfState } from "../../shelf/shelf";
import styles from "./Shelf.module.css";

/** What has just become of a table or a file, and the way back. */
export function ShelfNews(props: Pick<ShelfState, "removed" | "imported" | "refusal"> & { onRestore(): void }) {
  const { t, i18n } = useTranslation();
  const { removed, imported, refusal } = props;
  const words = createWords(t, i18n.language, []);
  return (
    <div className={styles.news} role="status">
      {refusal && (
        <p className={styles.fault} key={refusal.key}>
          {words.refusal(refusal.refusal)}
        </p>
      )}
      {removed && (
        <p>
          {t("shelf.removed", { names: words.list(removed.players) })}
          <Action onPress={props.onRestore}>{t("shelf.restore")}</Action>
        </p>
      )}
      {imported && imported.added.length > 0 && <p>{t("shelf.added", { count: imported.added.length })}</p>}
      {imported && imported.known.length > 0 && <p>{t("shelf.known", { count: imported.known.length })}</p>}
      {imported?.refused.map(({ reason, params }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faults have no name of their own.
        <p key={index} className={styles.fault}>
          {t([`refusal.${reason}`, "refusal.unknown"], params)}
        </p>
      ))}
    </div>
  );
}
