import { useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetGuest } from "../bridge/passes";
import type { ShownRefusal } from "../hud/hud-props";
import { Action } from "../hud/ui/Action";
import { Sheet } from "../hud/ui/Sheet";
import { createWords } from "../i18n/words";
import { askNearby, moveTo, useVisit } from "../nearby/nearby-store";
import { useTableName } from "../nearby/TableName";
import { WayHome } from "../nearby/WayHome";
import { useCompany } from "./company-context";
import { GuestName } from "./GuestName";
import row from "./GuestRow.module.css";
import { GuestSeat } from "./GuestSeat";
import styles from "./PhonesSheet.module.css";
import { guestsIn, myself } from "./people";
import { Question } from "./Question";

/** Of a guest's own page: who is at the table, which seat is theirs, and the ways out. */
export function GuestSheet(props: { refusal: ShownRefusal | null; isOpen: boolean; onClose(): void }) {
  const { t, i18n } = useTranslation();
  const { company, players, actions } = useCompany();
  const { refusal } = props;
  const visit = useVisit();
  const nameOf = useTableName();
  const [leaving, setLeaving] = useState(false);
  if (!company || !actions) return null;
  const me = myself(company);
  const leave = async () => {
    if (!(await actions.leave())) return;
    if (visit) return void moveTo({ type: "home" });
    forgetGuest(window);
    location.assign("./join");
  };
  return (
    <Sheet title={t("company.people")} isOpen={props.isOpen} onClose={props.onClose}>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {createWords(t, i18n.language, players).refusal(refusal.refusal)}
        </p>
      )}
      <div className={styles.people}>
        {visit && <p>{t("nearby.here", { name: nameOf(visit) })}</p>}
        <ul className={styles.list}>
          {guestsIn(company).map((guest) => (
            <li key={guest.guest} className={row.row}>
              <GuestName guest={guest} me={guest.guest === company.me} />
              <span className={styles.note}>
                {guest.seat === null ? t("company.guests.no-seat") : (players[guest.seat] ?? "")}
              </span>
            </li>
          ))}
        </ul>
        {me && players.length > 0 && <GuestSeat me={me} company={company} players={players} onTake={actions.take} />}
        <div className={styles.row}>
          {visit ? (
            <WayHome look="plain" />
          ) : (
            <a className={styles.link} href="./join">
              {t("company.guest.phone-page")}
            </a>
          )}
          {visit && !me && (
            <Action look="primary" onPress={() => askNearby({ type: "watch", watching: false })}>
              {t("nearby.join-in")}
            </Action>
          )}
          {me && (
            <Action look="danger" onPress={() => setLeaving(true)}>
              {t("company.guest.leave")}
            </Action>
          )}
        </div>
      </div>
      <Question
        danger
        title={t("company.guest.leave-title")}
        words={t("company.guest.leave-words")}
        yes={t("company.guest.leave-yes")}
        isOpen={leaving}
        onClose={() => setLeaving(false)}
        onYes={() => void leave()}
      />
    </Sheet>
  );
}
