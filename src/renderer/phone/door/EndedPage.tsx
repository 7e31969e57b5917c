import { useTranslation } from "react-i18next";
import type { EndReason } from "../../../shared/protocol/company";
import { Action } from "../../hud/ui/Action";
import { DoorPage } from "./DoorPage";
import styles from "./Notice.module.css";

/** Why this page is no longer at the table, and the way back. */
export function EndedPage({ reason, onAgain }: { reason: EndReason; onAgain(): void }) {
  const { t } = useTranslation();
  return (
    <DoorPage title={t(`phone.ended.${reason}.title`)}>
      <p role="status">{t(`phone.ended.${reason}.words`)}</p>
      <Action look="primary" className={styles.wide} onPress={onAgain}>
        {t(`phone.ended.${reason}.again`)}
      </Action>
    </DoorPage>
  );
}

/** This page cannot talk with its host any more. */
export function OutdatedPage() {
  const { t } = useTranslation();
  return (
    <DoorPage title={t("phone.outdated.title")}>
      <p role="status">{t("phone.outdated.words")}</p>
      <Action look="primary" className={styles.wide} onPress={() => location.reload()}>
        {t("phone.outdated.again")}
      </Action>
    </DoorPage>
  );
}
