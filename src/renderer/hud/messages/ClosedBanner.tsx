import { useTranslation } from "react-i18next";
import type { TableClosed } from "../hud-props";
import styles from "./LineBanner.module.css";

/** Says why nothing more can be played at the table, and what helps. */
export function ClosedBanner({ closed }: { closed: TableClosed | null }) {
  const { t } = useTranslation();
  if (closed === null) return null;
  return (
    <p className={`${styles.banner} ${closed === "ended" ? styles.calm : ""}`} role="status">
      {closed === "ended" ? t("turn.table-ended") : t(`refusal.${closed}`)}
    </p>
  );
}
