import { useTranslation } from "react-i18next";
import { Icon } from "../hud/ui/Icon";
import { useGuestAt } from "./company-context";
import styles from "./PhoneMark.module.css";

/** Beside the name of a seat that is played by phone: a phone, struck through while its line is down. */
export function PhoneMark({ seat, size = 22 }: { seat: number | null; size?: number }) {
  const { t } = useTranslation();
  const guest = useGuestAt(seat);
  if (!guest) return null;
  const words = t(`company.mark.${guest.here ? "here" : "away"}`, { name: guest.name });
  return (
    <span className={styles.mark} data-away={!guest.here || undefined} title={words}>
      <Icon name={guest.here ? "phone" : "phoneAway"} size={size} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
