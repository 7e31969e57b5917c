import { useTranslation } from "react-i18next";
import { DieFace } from "../dice/DieFace";
import styles from "./Page.module.css";

/** While the page waits for the table's first word. */
export function Connecting() {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <div className={styles.slip} role="status">
        <DieFace colour="red" value={5} size={56} rolling />
        <p>{t("line.connecting")}</p>
      </div>
    </main>
  );
}
