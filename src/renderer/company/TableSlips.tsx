import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Guest } from "../../shared/protocol/company";
import { Action } from "../hud/ui/Action";
import { Icon } from "../hud/ui/Icon";
import { AnswerWays } from "./AnswerWays";
import type { CompanyActions } from "./company-actions";
import { useCompany } from "./company-context";
import { guestsAsking } from "./people";
import { backAgain, missedAt } from "./slips";
import styles from "./TableSlips.module.css";

/**
 * What the people around the table's own screen should decide, on slips beside the game: who asks to join, who is away
 * while the table waits for them at one of `seats`, and who is back at a seat that is also played here. `inBar`: only
 * who is away, in the bar where controls would be.
 */
export function TableSlips(props: { seats: readonly number[]; race?: boolean; inBar?: boolean }) {
  const { seats, race = false, inBar = false } = props;
  const { company, players, actions, showPeople } = useCompany();
  /** Guests whose slip was put aside; it comes again the next time they are away. */
  const [aside, setAside] = useState<readonly string[]>([]);
  useEffect(() => {
    setAside((last) => {
      const kept = last.filter((key) => company?.guests.some((guest) => keyOf(guest) === key));
      return kept.length === last.length ? last : kept;
    });
  }, [company]);
  if (!company?.lan || !actions || !showPeople) return null;
  const put = (guest: Guest) => setAside((last) => [...last, keyOf(guest)]);
  const isOut = (guest: Guest) => !aside.includes(keyOf(guest));
  const [asking] = inBar ? [] : guestsAsking(company).filter(isOut);
  const [missed] = missedAt(company, seats).filter(isOut);
  const [back] = inBar ? [] : backAgain(company).filter(isOut);
  const seatName = (guest: Guest) => (guest.seat === null ? "" : (players[guest.seat] ?? guest.name));
  return (
    <div className={inBar ? styles.inBar : styles.slips}>
      {asking && <AskingSlip guest={asking} actions={actions} onAside={() => put(asking)} />}
      {missed && (
        <AwaySlip
          guest={missed}
          seat={seatName(missed)}
          race={race}
          actions={actions}
          onHandOver={showPeople}
          onAside={() => put(missed)}
        />
      )}
      {back && <BackSlip guest={back} actions={actions} onAside={() => put(back)} />}
    </div>
  );
}

const keyOf = ({ guest, state, here }: Guest): string => `${guest} ${state} ${here}`;

function AskingSlip(props: { guest: Guest; actions: CompanyActions; onAside(): void }) {
  const { t } = useTranslation();
  const { guest, actions } = props;
  const { name } = guest;
  return (
    <section className={styles.slip} data-slip="asking" aria-label={t("company.turn.asks", { name })}>
      <Icon name="phone" />
      <p>
        <strong>{t("company.turn.asks", { name })}</strong>
      </p>
      <div className={styles.ways}>
        <AnswerWays guest={guest} actions={actions} />
        <Action look="icon" label={t("common.close")} onPress={props.onAside}>
          <Icon name="close" size={18} />
        </Action>
      </div>
    </section>
  );
}

function AwaySlip(props: {
  guest: Guest;
  /** The name of the seat, which need not be the guest's own. */
  seat: string;
  /** Whether all play at once. */
  race: boolean;
  actions: CompanyActions;
  onHandOver(): void;
  onAside(): void;
}) {
  const { t } = useTranslation();
  const { guest, seat, actions } = props;
  const { name } = guest;
  return (
    <section className={styles.slip} data-slip="away" aria-label={t("company.turn.away", { name })}>
      <Icon name="phoneAway" />
      <p>
        <strong>{t("company.turn.away", { name })}</strong>{" "}
        {t(props.race ? "company.turn.away-race" : "company.turn.away-words", { name: seat })}
      </p>
      <div className={styles.ways}>
        <Action look="primary" onPress={() => actions.help(guest.guest, true)}>
          {t("company.turn.play", { name: seat })}
        </Action>
        <Action onPress={props.onHandOver}>{t("company.turn.hand-over")}</Action>
        <Action look="quiet" onPress={props.onAside}>
          {t("company.turn.wait")}
        </Action>
      </div>
    </section>
  );
}

function BackSlip(props: { guest: Guest; actions: CompanyActions; onAside(): void }) {
  const { t } = useTranslation();
  const { guest, actions } = props;
  const { name } = guest;
  return (
    <section className={styles.slip} data-slip="back" aria-label={t("company.turn.back", { name })}>
      <Icon name="phone" />
      <p>
        <strong>{t("company.turn.back", { name })}</strong> {t("company.turn.back-words", { name })}
      </p>
      <div className={styles.ways}>
        <Action look="primary" onPress={() => actions.help(guest.guest, false)}>
          {t("company.turn.give-back", { name })}
        </Action>
        <Action look="quiet" onPress={props.onAside}>
          {t("company.turn.keep")}
        </Action>
      </div>
    </section>
  );
}
