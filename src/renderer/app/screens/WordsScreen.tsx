import { useState } from "react";
import { Input, Label, TextField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { WaitingTable } from "../../../shared/protocol/messages";
import { WORDS_LIMIT } from "../../../shared/table/records";
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
  return (
    <main className={styles.page}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          keeping.startTable();
        }}
      >
        <header className={styles.head}>
          <p className={styles.game}>{t(`game.names.${table.game}`)}</p>
          <h1>{t("words.title")}</h1>
        </header>
        <div className={words.body}>
          <p>{t("words.what")}</p>
          <p className={words.seal}>
            <span>{t("fair.commitment")}</span>
            <code>{table.fair.commitment}</code>
          </p>
          {table.players.map((name, seat) => (
            <SeatWords
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              key={seat}
              seat={seat}
              name={name}
              said={table.fair.words[seat] ?? null}
              onSay={(text) => keeping.addWords(seat, text)}
            />
          ))}
        </div>
        <footer className={styles.foot}>
          <Action look="quiet" onPress={keeping.putAway}>
            {t("words.put-away")}
          </Action>
          <p className={styles.reason} role="status">
            {refusal && createWords(t, i18n.language, table.players).refusal(refusal.refusal)}
          </p>
          <Action look="primary" className={styles.start} submit>
            {t("setup.start")}
          </Action>
        </footer>
      </form>
    </main>
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
