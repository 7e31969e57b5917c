import { useTranslation } from "react-i18next";
import { Action } from "../ui/Action";
import { Sheet } from "../ui/Sheet";
import styles from "./LeaveTable.module.css";

/** Ways to leave: the table is put away to be gone on with, ended for good, or given up in single mode (DT-M2). */
export function LeaveTable(props: {
  isOpen: boolean;
  onClose(): void;
  onLeave(): void;
  /** Null where it cannot be given up. */
  onConcede: (() => void) | null;
  /** Null where nothing is left to end. */
  onEnd: (() => void) | null;
}) {
  const { t } = useTranslation();
  return (
    <Sheet title={t("leave.title")} isOpen={props.isOpen} onClose={props.onClose} asks>
      <p>{t("leave.words")}</p>
      {props.onEnd && <p className={styles.end}>{t("leave.end-words")}</p>}
      <div className={styles.actions}>
        <Action onPress={props.onClose}>{t("leave.stay")}</Action>
        {props.onConcede && (
          <Action look="danger" onPress={props.onConcede}>
            {t("leave.concede")}
          </Action>
        )}
        {props.onEnd && (
          <Action look="danger" onPress={props.onEnd}>
            {t("leave.end")}
          </Action>
        )}
        <Action look="primary" onPress={props.onLeave}>
          {t("leave.leave")}
        </Action>
      </div>
    </Sheet>
  );
}
