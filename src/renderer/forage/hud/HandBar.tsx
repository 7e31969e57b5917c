import { cardOf } from "../../../shared/games/forage/cards";
import { cardsLeft, playerAt, type State } from "../../../shared/games/forage/state";
import type { ForageWords } from "../../i18n/forage-words";
import { Picture } from "../cards/Picture";
import { BACK_DRAWING, faceDrawing } from "../cards/pictures";
import type { Fingers } from "../model/use-aim";
import styles from "./HandBar.module.css";
import { type CardDrag, HandCard } from "./HandCard";

/** The two cards in hand, each a button that can be dragged onto the forest, and the pile they come from. */
export function HandBar(props: {
  state: State;
  seat: number;
  playing: boolean;
  fingers: Fingers;
  words: ForageWords;
  onDrag(drag: CardDrag): void;
}) {
  const { state, seat, fingers, words } = props;
  const { t } = words;
  const player = playerAt(state, seat);
  const hand = player.hand ?? [];
  const left = cardsLeft(player);
  return (
    <section className={styles.hand} aria-label={t("forage.hand.title")}>
      <div className={styles.cards}>
        {hand.map((id, index) => {
          const card = cardOf(state.deck, id);
          const held = fingers.held?.aim.card === id;
          return (
            <HandCard
              key={id}
              id={id}
              number={index + 1}
              label={t("forage.hand.card-areas", { card: id, areas: words.list(card.areas.map(words.area)) })}
              drawing={faceDrawing(card)}
              held={held}
              enabled={props.playing}
              onTake={(keep) => fingers.take(held && !keep ? null : id)}
              onDrag={props.onDrag}
            />
          );
        })}
        {hand.length === 0 && <p className={styles.none}>{t("forage.hand.empty")}</p>}
      </div>
      <div className={styles.pile}>
        {Array.from({ length: Math.min(left, 6) }, (_, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a pile have no names
            key={index}
            drawing={BACK_DRAWING}
            className={styles.back}
            style={{ translate: `${index * 1.5}px ${-index * 2}px` }}
          />
        ))}
        <span>{left === 0 ? t("forage.hand.pile-empty") : t("forage.hand.pile", { count: left })}</span>
      </div>
    </section>
  );
}
