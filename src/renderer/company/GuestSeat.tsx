import { useTranslation } from "react-i18next";
import type { Company, Guest } from "../../shared/protocol/company";
import { Action } from "../hud/ui/Action";
import styles from "./PhonesSheet.module.css";
import { freeSeats } from "./people";

/** Which seat a guest plays, and those that are free to be taken. */
export function GuestSeat(props: {
  me: Guest;
  company: Company;
  players: readonly string[];
  onTake(seat: number): void;
}) {
  const { me, company, players } = props;
  const { t } = useTranslation();
  const open = company.joining.seatsOpen && me.state === "in";
  const free = freeSeats(company, players);
  const looksOn = !open ? "none-closed" : free.length === 0 ? "none-free" : "none";
  return (
    <section className={styles.rules} aria-labelledby="guest-seat">
      <h3 id="guest-seat" className={styles.heading}>
        {t("company.guest.seats")}
      </h3>
      <p>
        {me.seat === null ? t(`company.guest.${looksOn}`) : t("company.guest.yours", { name: players[me.seat] ?? "" })}
      </p>
      {open && (
        <div className={styles.row}>
          {free.map(({ player, seat }) => (
            <Action key={seat} onPress={() => props.onTake(seat)}>
              {t("company.guest.take", { name: player })}
            </Action>
          ))}
        </div>
      )}
    </section>
  );
}
