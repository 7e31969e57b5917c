import { useTranslation } from "react-i18next";
import styles from "./LineBanner.module.css";

/** Says that the 3D table is gone for now or for good, and that the game goes on. */
export function SceneBanner({ state }: { state: "fine" | "lost" | "gone" }) {
  const { t } = useTranslation();
  if (state === "fine") return null;
  return (
    <p className={`${styles.banner} ${styles.calm}`} role="status">
      {t(`scene.${state}`)}
    </p>
  );
}
