import { useTranslation } from "react-i18next";
import { Action } from "../ui/Action";
import { Sheet } from "../ui/Sheet";
import styles from "./LeaveTable.module.css";

/** Asks before a table is cleared away; in single mode the game can be given up instead (DT-M2). */
export function LeaveTable(props: {
  isOpen: boolean;
  canConcede: boolean;
  onClose(): void;
  onLeave(): void;
  onConcede(): void;
}) {
  const { t } = useTranslation();
  return (
    <Sheet title={t("leave.title")} isOpen={props.isOpen} onClose={props.onClose} asks>
      <p>{t("leave.words")}</p>
      <div className={styles.actions}>
        <Action onPress={props.onClose}>{t("leave.stay")}</Action>
        {props.canConcede && (
          <Action look="danger" onPress={props.onConcede}>
            {t("leave.concede")}
          </Action>
        )}
        <Action look="primary" onPress={props.onLeave}>
          {t("leave.leave")}
        </Action>
      </div>
    </Sheet>
  );
}
