import { type ReactNode, useState } from "react";
import { Checkbox } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { Setup } from "../../../shared/games/diced-tomatoes/state";
import { useCompany } from "../../company/company-context";
import { GuestRows } from "../../company/GuestRows";
import { guestsIn } from "../../company/people";
import type { ShownRefusal } from "../../hud/hud-props";
import { Action } from "../../hud/ui/Action";
import { Icon } from "../../hud/ui/Icon";
import { createWords } from "../../i18n/words";
import { PlayerRows } from "./PlayerRows";
import styles from "./SetupScreen.module.css";
import { addPlayer, finishedSetup, firstDraft, sharedNames, withGuests } from "./setup-draft";
import { VariantChoices } from "./VariantChoices";

export interface SetupScreenProps {
  /** The set-up of the last table, offered again; null on a new host. */
  lastSetup: Setup | null;
  /** The choice of a game, at the head of the sheet. */
  games: ReactNode;
  /** `wait`: the game begins only after the players have added words to its dice. */
  onOpen(setup: Setup, wait: boolean): void;
  onBack(): void;
  /** The table is being opened. */
  busy: boolean;
  /** Why the host did not open the table; null where nothing is wrong. */
  refusal: ShownRefusal | null;
}

/** Laying the table: who plays, in which order, by which variants. Ready to start as it comes. */
export function SetupScreen(props: SetupScreenProps) {
  const { t, i18n } = useTranslation();
  const defaultName = (number: number) => t("setup.default-name", { number });
  const { company } = useCompany();
  const [draft, setDraft] = useState(() => {
    const guests = guestsIn(company).map(({ name }) => name);
    return withGuests(firstDraft(props.lastSetup, defaultName), guests, defaultName);
  });
  const [wait, setWait] = useState(false);
  const setup = finishedSetup(draft);
  const shared = sharedNames(draft.players);
  const alone = draft.players.length === 1;
  const reason = props.busy ? t("setup.opening") : setup ? null : t("setup.fix-names");
  return (
    <main className={styles.page}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          if (setup && !props.busy) props.onOpen(setup, wait);
        }}
      >
        <header className={styles.head}>
          {props.games}
          <h1>{t("setup.title")}</h1>
        </header>
        <div className={styles.columns}>
          <section className={styles.players} aria-labelledby="setup-players">
            <h2 id="setup-players">{t("setup.players")}</h2>
            <PlayerRows draft={draft} onChange={(changed) => setDraft({ ...draft, ...changed })} />
            <Action
              className={styles.add}
              reason={draft.players.length >= 6 ? t("setup.full") : null}
              onPress={() => setDraft(addPlayer(draft, defaultName))}
            >
              {t("setup.add")}
            </Action>
            <GuestRows draft={draft} onChange={(changed) => setDraft({ ...draft, ...changed })} />
            {shared.length > 0 && (
              <p className={styles.note} role="status">
                {t("setup.shared", { names: new Intl.ListFormat(i18n.language).format(shared) })}
              </p>
            )}
            <p className={styles.note}>{t(alone ? "setup.alone" : "setup.order")}</p>
          </section>
          <section aria-labelledby="setup-variants">
            <h2 id="setup-variants">{t("setup.variants")}</h2>
            <VariantChoices options={draft.options} onChange={(options) => setDraft({ ...draft, options })} />
          </section>
        </div>
        <Checkbox className={styles.wait ?? ""} isSelected={wait} onChange={setWait}>
          <span className={styles.box} aria-hidden="true">
            {wait && <Icon name="check" size={16} />}
          </span>
          {t("words.wish")}
        </Checkbox>
        <footer className={styles.foot}>
          <Action look="quiet" onPress={props.onBack}>
            {t("common.back")}
          </Action>
          <p className={styles.reason} role="status">
            {props.refusal ? createWords(t, i18n.language, []).refusal(props.refusal.refusal) : reason}
          </p>
          <Action look="primary" className={styles.start} reason={reason} submit>
            {t(alone ? "setup.start-alone" : "setup.start")}
          </Action>
        </footer>
      </form>
    </main>
  );
}
