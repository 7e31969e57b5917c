import { useTranslation } from "react-i18next";
import type { LineState } from "../../../shared/line/table-client";
import { DieFace } from "../../hud/dice/DieFace";
import { DoorPage } from "./DoorPage";
import styles from "./Notice.module.css";

/** While the phone waits for the table's first word. */
export function ConnectingPage({ line }: { line: LineState }) {
  const { t } = useTranslation();
  return (
    <DoorPage title={t("phone.title")}>
      <div className={styles.waiting} role="status">
        <DieFace colour="red" value={5} size={48} rolling />
        <p>{t(`phone.line.${line === "lost" ? "lost" : "connecting"}`)}</p>
      </div>
    </DoorPage>
  );
}
