import { useTranslation } from "react-i18next";
import type { Company } from "../../shared/protocol/company";
import type { CompanyActions } from "./company-actions";
import { AskingRow, GuestRow } from "./GuestRow";
import styles from "./PhonesSheet.module.css";
import { guestsAsking, guestsIn } from "./people";

/** Everybody who came by the network, those who are asking first. */
export function GuestList(props: { company: Company; players: readonly string[]; actions: CompanyActions }) {
  const { company, players, actions } = props;
  const { t } = useTranslation();
  const [asking, guests] = [guestsAsking(company), guestsIn(company)];
  return (
    <section className={styles.guests} aria-labelledby="guest-list">
      <h3 id="guest-list" className={styles.heading}>
        {guests.length > 0 ? t("company.guests.count", { count: guests.length }) : t("company.guests.title")}
      </h3>
      {asking.length + guests.length === 0 && (
        <p className={styles.note}>
          {t(company.lan?.state === "open" ? "company.guests.none" : "company.guests.none-closed")}
        </p>
      )}
      <ul className={styles.list}>
        {asking.map((guest) => (
          <AskingRow key={guest.guest} guest={guest} actions={actions} />
        ))}
        {guests.map((guest) => (
          <GuestRow key={guest.guest} guest={guest} company={company} players={players} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
