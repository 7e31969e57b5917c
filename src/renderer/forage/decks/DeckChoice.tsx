import { useRef, useState } from "react";
import { Radio, RadioGroup } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { Deck } from "../../../shared/games/forage/cards";
import type { DeckFault } from "../../../shared/games/forage/deck-file";
import { TABLE_DECK } from "../../../shared/games/forage/table-deck";
import { Action } from "../../hud/ui/Action";
import { Sheet } from "../../hud/ui/Sheet";
import setup from "../setup/ForageSetupScreen.module.css";
import styles from "./DeckChoice.module.css";
import { DeckEditor } from "./DeckEditor";
import { deckOfText, fileText, textOfDeck } from "./deck-text";

/** Which deck is played with: the table's, or the player's own, imported from a file or entered by hand. */
export function DeckChoice(props: {
  deck: Deck | null;
  /** The player's own, as the host keeps it; null where there is none. */
  own: Deck | null;
  onChoose(deck: Deck | null): void;
  onKeep(deck: Deck): void;
}) {
  const { t } = useTranslation();
  const { deck, own, onChoose } = props;
  const [faults, setFaults] = useState<readonly DeckFault[]>([]);
  const [editing, setEditing] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const take = (next: Deck) => {
    props.onKeep(next);
    setFaults([]);
    onChoose(next);
  };
  const read = (text: string) => {
    const result = deckOfText(text);
    if (result.ok) take(result.deck);
    else setFaults(result.faults);
  };
  return (
    <section className={styles.decks} aria-label={t("forage.deck.title")}>
      <h3>{t("forage.deck.title")}</h3>
      <RadioGroup
        className={setup.ways ?? ""}
        aria-label={t("forage.deck.title")}
        value={deck ? "own" : "table"}
        onChange={(which) => onChoose(which === "own" ? own : null)}
      >
        <Radio value="table" className={setup.way ?? ""}>
          {t("forage.deck.table")}
        </Radio>
        <Radio value="own" isDisabled={own === null} className={setup.way ?? ""}>
          {own ? own.name : t("forage.deck.none")}
        </Radio>
      </RadioGroup>
      <div className={styles.ways}>
        <Action look="quiet" onPress={() => file.current?.click()}>
          {t("forage.deck.import")}
        </Action>
        <Action look="quiet" onPress={() => setEditing(true)}>
          {t("forage.deck.edit")}
        </Action>
        {own && (
          <a
            className={styles.export}
            download="forage-deck.json"
            href={`data:application/json,${encodeURIComponent(textOfDeck(own))}`}
          >
            {t("forage.deck.export")}
          </a>
        )}
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          data-testid="deck-file"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            // The same file may be chosen again once it is mended.
            event.target.value = "";
            if (chosen)
              fileText(chosen).then(read, () => setFaults([{ reason: "not-a-deck", card: null, area: null }]));
          }}
        />
      </div>
      {faults.length > 0 && (
        <div role="alert" className={styles.faults}>
          <p>{t("forage.deck.faults", { count: faults.length })}</p>
          <ul data-testid="deck-faults">
            {faults.map(({ reason, card, area }) => (
              <li key={`${reason} ${card} ${area}`}>
                {[
                  card && t("forage.deck.card", { card }),
                  area && t("forage.deck.area", { area }),
                  t(`forage.deck.fault.${reason}`),
                ]
                  .filter(Boolean)
                  .join(t("common.dot"))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Sheet title={t("forage.deck.edit-title")} isOpen={editing} onClose={() => setEditing(false)} wide>
        <DeckEditor
          deck={own ?? { ...TABLE_DECK, name: t("forage.deck.own-name") }}
          onSave={(next) => {
            take(next);
            setEditing(false);
          }}
        />
      </Sheet>
    </section>
  );
}
