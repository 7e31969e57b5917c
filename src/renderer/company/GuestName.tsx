import { useTranslation } from "react-i18next";
import type { Guest } from "../../shared/protocol/company";
import { Icon } from "../hud/ui/Icon";
import styles from "./GuestName.module.css";
import { guestColours } from "./guest-colours";

/** A guest's badge in the colour they chose, the name, and whether they are here. */
export function GuestName({ guest, me = false }: { guest: Guest; me?: boolean }) {
  const { t } = useTranslation();
  const { ground, ink } = guestColours(guest.colour);
  const state = guest.state === "asking" ? "asks" : guest.here ? "here" : "away";
  return (
    <span className={styles.who}>
      <span
        className={styles.badge}
        style={{ background: ground, color: ink }}
        data-away={state === "away" || undefined}
      >
        <Icon name={state === "away" ? "phoneAway" : "phone"} size={20} />
      </span>
      <strong className={styles.name}>{guest.name}</strong>
      <span className={styles.state} data-state={state}>
        {[
          t(`company.guests.${state}`),
          ...(me ? [t("company.guests.you")] : []),
          ...(guest.helped ? [t("company.guests.helped")] : []),
        ].join(t("common.dot"))}
      </span>
    </span>
  );
}
