import { useState } from "react";
import { Input, Label, TextField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { WaitingTable } from "../../../shared/protocol/messages";
import { WORDS_LIMIT } from "../../../shared/table/records";
import { useCompany, useOwnScreen } from "../../company/company-context";
import { PeopleSign } from "../../company/PeopleSign";
import { PhoneMark } from "../../company/PhoneMark";
import { guestAt, myself } from "../../company/people";
import type { ShownRefusal } from "../../hud/hud-props";
import { SeatMark } from "../../hud/turn/SeatMark";
import { Action } from "../../hud/ui/Action";
import { createWords } from "../../i18n/words";
import type { Keeping } from "../keeping";
import styles from "./SetupScreen.module.css";
import words from "./WordsScreen.module.css";

/** Before the game: the host's seed is sealed, and every seat may add words of its own to it. */
export function WordsScreen(props: { table: WaitingTable; keeping: Keeping; refusal: ShownRefusal | null }) {
  const { t, i18n } = useTranslation();
  const { table, keeping, refusal } = props;
  const own = useOwnScreen();
  const { company } = useCompany();
  const me = myself(company);
  // The table's own screen has the words of everybody around it, a guest those of the own seat.
  const isMine = (seat: number) => {
    const guest = guestAt(company, seat);
    return own ? guest === null || guest.helped : guest !== null && guest.guest === me?.guest;
  };
  return (
    <main className={styles.page}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          if (own) keeping.startTable();
        }}
      >
        <header className={styles.head}>
          <p className={styles.game}>{t(`game.names.${table.game}`)}</p>
          <h1>{t("words.title")}</h1>
          <PeopleSign />
        </header>
        <div className={words.body}>
          <p>{t("words.what")}</p>
          <p className={words.seal}>
            <span>{t("fair.commitment")}</span>
            <code>{table.fair.commitment}</code>
          </p>
          {table.players.map((name, seat) => {
            const said = table.fair.words[seat] ?? null;
            return isMine(seat) ? (
              <SeatWords
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                key={seat}
                seat={seat}
                name={name}
                said={said}
                onSay={(text) => keeping.addWords(seat, text)}
              />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              <OthersWords key={seat} seat={seat} name={name} said={said} />
            );
          })}
        </div>
        <footer className={styles.foot}>
          {own && (
            <Action look="quiet" onPress={keeping.putAway}>
              {t("words.put-away")}
            </Action>
          )}
          <p className={styles.reason} role="status">
            {refusal && createWords(t, i18n.language, table.players).refusal(refusal.refusal)}
          </p>
          {own ? (
            <Action look="primary" className={styles.start} submit>
              {t("setup.start")}
            </Action>
          ) : (
            <p>{t("company.words.wait")}</p>
          )}
        </footer>
      </form>
    </main>
  );
}

/** A seat whose words come from another screen. */
function OthersWords({ seat, name, said }: { seat: number; name: string; said: string | null }) {
  const { t } = useTranslation();
  const { company } = useCompany();
  const by = guestAt(company, seat) ? "company.words.by-phone" : "company.words.theirs";
  return (
    <div className={words.seat}>
      <SeatMark seat={seat} size={30} />
      <p className={words.field}>
        <strong className={words.name}>
          {name} <PhoneMark seat={seat} size={20} />
        </strong>
        <span>{said ?? t(by, { name })}</span>
      </p>
      <span className={words.kept} role="status">
        {said !== null && t("words.kept")}
      </span>
    </div>
  );
}

function SeatWords(props: { seat: number; name: string; said: string | null; onSay(words: string): void }) {
  const { t } = useTranslation();
  const { said } = props;
  const [text, setText] = useState(said ?? "");
  const kept = text.trim() === (said ?? "");
  const keep = () => {
    if (!kept) props.onSay(text.trim());
  };
  return (
    <div className={words.seat}>
      <SeatMark seat={props.seat} size={30} />
      <TextField value={text} onChange={setText} onBlur={keep} maxLength={WORDS_LIMIT} className={words.field ?? ""}>
        <Label className={words.name ?? ""}>{props.name}</Label>
        <Input className={words.input ?? ""} placeholder={t("words.placeholder")} />
      </TextField>
      <span className={words.kept} role="status">
        {said !== null && kept && t("words.kept")}
      </span>
    </div>
  );
}
