import { useTranslation } from "react-i18next";
import { Action } from "../../hud/ui/Action";
import { Sheet } from "../../hud/ui/Sheet";
import styles from "./LeaveSheet.module.css";

/** Asks before a place at the table is given up. */
export function LeaveSheet(props: { isOpen: boolean; onClose(): void; onLeave(): void }) {
  const { t } = useTranslation();
  return (
    <Sheet asks title={t("phone.leave.title")} isOpen={props.isOpen} onClose={props.onClose}>
      <p>{t("phone.leave.words")}</p>
      <div className={styles.answers}>
        <Action look="danger" onPress={props.onLeave}>
          {t("phone.leave.leave")}
        </Action>
        <Action look="primary" onPress={props.onClose}>
          {t("phone.leave.stay")}
        </Action>
      </div>
    </Sheet>
  );
}
