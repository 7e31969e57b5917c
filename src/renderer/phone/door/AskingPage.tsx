import { useTranslation } from "react-i18next";
import type { LineState } from "../../../shared/line/table-client";
import { DieFace } from "../../hud/dice/DieFace";
import { LineBanner } from "../../hud/messages/LineBanner";
import { Action } from "../../hud/ui/Action";
import { DoorPage } from "./DoorPage";
import styles from "./Notice.module.css";

/** While the host has not said yes. */
export function AskingPage(props: { name: string; line: LineState; onCancel(): void }) {
  const { t } = useTranslation();
  return (
    <>
      <LineBanner line={props.line} />
      <DoorPage title={t("phone.asking.title", { name: props.name })}>
        <div className={styles.waiting} role="status">
          <DieFace colour="gold" value={3} size={48} rolling />
          <p>{t("phone.asking.words")}</p>
        </div>
        <Action className={styles.wide} onPress={props.onCancel}>
          {t("phone.asking.cancel")}
        </Action>
      </DoorPage>
    </>
  );
}
