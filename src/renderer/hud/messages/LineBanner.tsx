import { useTranslation } from "react-i18next";
import type { LineState } from "../../bridge/table-client";
import styles from "./LineBanner.module.css";

/** Says that the line to the table is down and what helps; the last picture of the table stays. */
export function LineBanner({ line }: { line: LineState }) {
  const { t } = useTranslation();
  if (line === "open") return null;
  return (
    <p className={styles.banner} role="status">
      <span className={styles.dot} aria-hidden="true" />
      {t(`line.${line}`)}
    </p>
  );
}
