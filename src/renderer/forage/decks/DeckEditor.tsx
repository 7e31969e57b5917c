import { useState } from "react";
import { Input, Label, TextField } from "react-aria-components";
import type { Area, Deck } from "../../../shared/games/forage/cards";
import { Action } from "../../hud/ui/Action";
import { Icon } from "../../hud/ui/Icon";
import { useForageWords } from "../../i18n/use-forage-words";
import { Picture } from "../cards/Picture";
import { faceDrawing } from "../cards/pictures";
import styles from "./DeckChoice.module.css";
import { splitMoved, typeTurned } from "./deck-draft";

const LONGEST_NAME = 40;

/** Entering a printed deck card by card: a press on an area, or on a half of the split one, gives it the next type. */
export function DeckEditor({ deck, onSave }: { deck: Deck; onSave(deck: Deck): void }) {
  const words = useForageWords([]);
  const { t } = words;
  const [draft, setDraft] = useState(deck);
  const [at, setAt] = useState(0);
  const card = draft.cards[at];
  if (!card) return null;
  const area = (types: Area, index: number) => {
    const [above, below] = types;
    const name = t("forage.deck.area", { area: index + 1 });
    const half = (type: typeof above, which: 0 | 1) =>
      type && (
        <Action
          label={`${name}${t("common.dot")}${words.type(type)}`}
          className={styles[type]}
          onPress={() => setDraft(typeTurned(draft, at, index, which))}
        >
          {words.type(type)}
        </Action>
      );
    return (
      <li key={index} className={styles.area} data-split={below !== undefined || undefined}>
        {half(above, 0)}
        {half(below, 1)}
        <Action
          look="icon"
          label={t("forage.deck.split", { area: index + 1 })}
          pressed={below !== undefined}
          onPress={() => setDraft(splitMoved(draft, at, index))}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M4 20 20 4" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </Action>
      </li>
    );
  };
  return (
    <div className={styles.editor}>
      <TextField
        className={styles.name ?? ""}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name: name.slice(0, LONGEST_NAME) })}
      >
        <Label>{t("forage.deck.name")}</Label>
        <Input className={styles.input ?? ""} autoComplete="off" />
      </TextField>
      <div className={styles.turner}>
        <Action look="icon" label={t("forage.deck.previous")} onPress={() => setAt((at + 17) % 18)}>
          <Icon name="back" />
        </Action>
        <strong>{t("forage.deck.card", { card: card.id })}</strong>
        <Action look="icon" label={t("forage.deck.next")} onPress={() => setAt((at + 1) % 18)}>
          <Icon name="forth" />
        </Action>
      </div>
      <div className={styles.card}>
        <Picture drawing={faceDrawing(card)} className={styles.picture} />
        <ol className={styles.areas}>{card.areas.map(area)}</ol>
      </div>
      <p className={styles.note}>{t("forage.deck.how")}</p>
      <Action
        look="primary"
        reason={draft.name.trim() === "" ? t("forage.deck.name-first") : null}
        onPress={() => onSave({ ...draft, name: draft.name.trim() })}
      >
        {t("forage.deck.save")}
      </Action>
    </div>
  );
}
