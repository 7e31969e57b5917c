import { useTranslation } from "react-i18next";
import { SureSheet } from "./SureSheet";

/** Asks before a place at the table is given up. */
export function LeaveSheet(props: { isOpen: boolean; onClose(): void; onLeave(): void }) {
  const { t } = useTranslation();
  return (
    <SureSheet
      isOpen={props.isOpen}
      title={t("phone.leave.title")}
      words={t("phone.leave.words")}
      yes={t("phone.leave.leave")}
      no={t("phone.leave.stay")}
      onClose={props.onClose}
      onYes={props.onLeave}
    />
  );
}
