import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Company, Guest } from "../../shared/protocol/company";
import { Action } from "../hud/ui/Action";
import { AnswerWays } from "./AnswerWays";
import type { CompanyActions } from "./company-actions";
import { GuestName } from "./GuestName";
import styles from "./GuestRow.module.css";
import { Question } from "./Question";
import { SeatChoice } from "./SeatChoice";
import { Tick } from "./Tick";

/** Somebody who waits for the host's yes. */
export function AskingRow({ guest, actions }: { guest: Guest; actions: CompanyActions }) {
  const { name } = guest;
  return (
    <li className={styles.row} data-asking data-guest={name}>
      <GuestName guest={guest} />
      <div className={styles.ways}>
        <AnswerWays guest={guest} actions={actions} />
      </div>
    </li>
  );
}

/** A guest: where they sit, whether they are here, and what the host may do about it. */
export function GuestRow(props: {
  guest: Guest;
  company: Company;
  players: readonly string[];
  actions: CompanyActions;
}) {
  const { guest, company, players, actions } = props;
  const { t } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const { name } = guest;
  return (
    <li className={styles.row} data-guest={name}>
      <GuestName guest={guest} />
      <div className={styles.ways}>
        {players.length > 0 ? (
          <SeatChoice
            guest={guest}
            company={company}
            players={players}
            onChoose={(seat) => actions.seat(guest.guest, seat)}
          />
        ) : (
          <span className={styles.note}>{t("company.guests.no-table")}</span>
        )}
        <Action look="danger" label={t("company.guests.remove-aloud", { name })} onPress={() => setRemoving(true)}>
          {t("company.guests.remove")}
        </Action>
      </div>
      {guest.seat !== null && (
        <Tick
          label={t("company.guests.help", { name })}
          on={guest.helped}
          onChange={(helped) => actions.help(guest.guest, helped)}
        />
      )}
      <Question
        danger
        title={t("company.guests.remove-title", { name })}
        words={t("company.guests.remove-words", { name })}
        yes={t("company.guests.remove-yes", { name })}
        isOpen={removing}
        onClose={() => setRemoving(false)}
        onYes={() => actions.remove(guest.guest)}
      />
    </li>
  );
}
