import { type ReactNode, useState } from "react";
import { Radio, RadioGroup } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { Deck } from "../../../shared/games/forage/cards";
import { dailyDeal } from "../../../shared/games/forage/daily";
import type { RecipeId } from "../../../shared/games/forage/recipes";
import { GAME_RECIPES, type Mode, type Setup } from "../../../shared/games/forage/state";
import type { ForageKept } from "../../../shared/protocol/forage-kept";
import { PlayerRows } from "../../app/screens/PlayerRows";
import sheet from "../../app/screens/SetupScreen.module.css";
import { addPlayer, draftOf, finishedNames, MOST_PLAYERS, withGuests } from "../../app/screens/setup-draft";
import { useCompany } from "../../company/company-context";
import { GuestRows } from "../../company/GuestRows";
import { guestsIn } from "../../company/people";
import type { ShownRefusal } from "../../hud/hud-props";
import { Action } from "../../hud/ui/Action";
import { useForageWords } from "../../i18n/use-forage-words";
import { DayChoice } from "../daily/DayChoice";
import { dayOf } from "../daily/day-played";
import { DeckChoice } from "../decks/DeckChoice";
import styles from "./ForageSetupScreen.module.css";
import { RecipeChoice } from "./RecipeChoice";

const MODES: readonly Mode[] = ["standard", "recipes"];

/** Laying a Forage table: standard game or recipe challenge, alone or as a race. Ready to start as it comes. */
export function ForageSetupScreen(props: {
  /** The set-up of the last Forage table, offered again; null where none was played. */
  lastSetup: Setup | null;
  /** A deck of one's own and the days' scores; null until the host has told. */
  kept: ForageKept | null;
  onKeepDeck(deck: Deck): void;
  games: ReactNode;
  onOpen(setup: Setup): void;
  onBack(): void;
  busy: boolean;
  refusal: ShownRefusal | null;
}) {
  const { t } = useTranslation();
  const words = useForageWords([]);
  const defaultName = (number: number) => t("setup.default-name", { number });
  const { company } = useCompany();
  const [draft, setDraft] = useState(() => {
    const guests = guestsIn(company).map(({ name }) => name);
    return withGuests(draftOf(props.lastSetup?.players ?? [defaultName(1)]), guests, defaultName);
  });
  const [mode, setMode] = useState<Mode>(props.lastSetup?.mode ?? "standard");
  /** Null: drawn. */
  const [recipes, setRecipes] = useState<RecipeId[] | null>(null);
  /** Null: the table's own. */
  const [deck, setDeck] = useState<Deck | null>(null);
  const players = finishedNames(draft);
  const chosen = mode === "recipes" ? recipes : null;
  const [today] = useState(() => dayOf(new Date()));
  const [daily, setDaily] = useState(false);
  const notDaily =
    draft.players.length > 1
      ? t("forage.daily.alone")
      : deck !== null
        ? t("forage.daily.own-deck")
        : chosen !== null
          ? t("forage.daily.own-recipes")
          : null;
  const lacking = chosen !== null && chosen.length < GAME_RECIPES;
  const reason = props.busy
    ? t("setup.opening")
    : players === null
      ? t("setup.fix-names")
      : lacking
        ? t("forage.setup.need-two")
        : null;
  const modeWords = (id: Mode) =>
    id === "recipes"
      ? [t("forage.setup.recipes"), t("forage.setup.recipes-words")]
      : [t("forage.setup.standard"), t("forage.setup.standard-words")];
  return (
    <main className={sheet.page}>
      <form
        className={sheet.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          if (players === null || reason !== null) return;
          const deal = daily && notDaily === null ? dailyDeal(today, mode) : null;
          props.onOpen({ players, mode, deck: deck?.cards ?? null, deal, ...(chosen && { recipes: chosen }) });
        }}
      >
        <header className={sheet.head}>
          {props.games}
          <h1>{t("setup.title")}</h1>
          <p className={sheet.note}>{t("forage.pitch")}</p>
        </header>
        <div className={sheet.columns}>
          <section className={sheet.players} aria-labelledby="forage-players">
            <h2 id="forage-players">{t("forage.setup.players")}</h2>
            <PlayerRows draft={draft} onChange={setDraft} />
            <Action
              className={sheet.add}
              reason={draft.players.length >= MOST_PLAYERS ? t("setup.full") : null}
              onPress={() => setDraft(addPlayer(draft, defaultName))}
            >
              {t("setup.add")}
            </Action>
            <GuestRows draft={draft} onChange={setDraft} />
            <p className={sheet.note}>
              {draft.players.length === 1
                ? t("forage.setup.alone")
                : `${t("forage.setup.race-words")} ${t("forage.setup.race")}`}
            </p>
          </section>
          <section aria-labelledby="forage-mode">
            <h2 id="forage-mode">{t("forage.setup.mode")}</h2>
            <RadioGroup
              className={styles.modes ?? ""}
              aria-labelledby="forage-mode"
              value={mode}
              onChange={(value) => setMode(value as Mode)}
            >
              {MODES.map((id) => (
                <Radio key={id} value={id} className={styles.mode ?? ""}>
                  <strong>{modeWords(id)[0]}</strong>
                  <span>{modeWords(id)[1]}</span>
                </Radio>
              ))}
            </RadioGroup>
            {mode === "recipes" && <RecipeChoice chosen={recipes} onChoose={setRecipes} />}
            <DayChoice
              day={today}
              mode={mode}
              chosen={daily}
              reason={notDaily}
              scores={props.kept?.days ?? []}
              onChoose={setDaily}
            />
            <DeckChoice deck={deck} own={props.kept?.deck ?? null} onChoose={setDeck} onKeep={props.onKeepDeck} />
          </section>
        </div>
        <footer className={sheet.foot}>
          <Action look="quiet" onPress={props.onBack}>
            {t("common.back")}
          </Action>
          <p className={sheet.reason} role="status">
            {props.refusal ? words.refusal(props.refusal.refusal) : reason}
          </p>
          <Action look="primary" className={sheet.start} reason={reason} submit>
            {t("forage.setup.start")}
          </Action>
        </footer>
      </form>
    </main>
  );
}
