import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./FileDrop.module.css";

/** Takes files dropped anywhere on the page, and says so while one hovers over it. */
export function FileDrop({ onFile }: { onFile(file: File): void }) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const files = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const drag = (event: DragEvent) => {
      if (!files(event)) return;
      // Without this the browser leaves the page for the file.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!files(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    window.addEventListener("dragover", drag);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", drag);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, [onFile]);
  if (!over) return null;
  return (
    <div className={styles.veil} aria-hidden="true">
      <p className={styles.slip}>{t("replay.drop")}</p>
    </div>
  );
}
