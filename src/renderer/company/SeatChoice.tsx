import { useTranslation } from "react-i18next";
import type { Company, Guest } from "../../shared/protocol/company";
import styles from "./GuestRow.module.css";
import { guestAt } from "./people";

const NO_SEAT = "none";

/** Where a guest sits: any seat of the open table, whoever plays it now, or none. */
export function SeatChoice(props: {
  guest: Guest;
  company: Company;
  players: readonly string[];
  onChoose(seat: number | null): void;
}) {
  const { guest, company, players } = props;
  const { t } = useTranslation();
  const words = (name: string, seat: number) => {
    const holder = guestAt(company, seat);
    return holder && holder.guest !== guest.guest
      ? t("company.guests.seat-held", { seat: seat + 1, name, holder: holder.name })
      : t("company.guests.seat", { seat: seat + 1, name });
  };
  return (
    <select
      className={styles.seat}
      aria-label={t("company.guests.seat-label", { name: guest.name })}
      value={guest.seat ?? NO_SEAT}
      onChange={({ target }) => props.onChoose(target.value === NO_SEAT ? null : Number(target.value))}
    >
      <option value={NO_SEAT}>{t("company.guests.seat-none")}</option>
      {players.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <option key={seat} value={seat}>
          {words(name, seat)}
        </option>
      ))}
    </select>
  );
}
