import { useTranslation } from "react-i18next";
import type { Joining } from "../../shared/protocol/company";
import styles from "./PhonesSheet.module.css";
import { Tick } from "./Tick";

/** What guests may do without the host. */
export function JoiningRules({ joining, onChange }: { joining: Joining; onChange(joining: Joining): void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.rules} aria-labelledby="joining-rules">
      <h3 id="joining-rules" className={styles.heading}>
        {t("company.rules.title")}
      </h3>
      <Tick
        label={t("company.rules.approve")}
        note={t("company.rules.approve-note")}
        on={joining.approve}
        onChange={(approve) => onChange({ ...joining, approve })}
      />
      <Tick
        label={t("company.rules.seats")}
        note={t("company.rules.seats-note")}
        on={joining.seatsOpen}
        onChange={(seatsOpen) => onChange({ ...joining, seatsOpen })}
      />
    </section>
  );
}
