import { cardOf } from "../../../shared/games/forage/cards";
import { playerAt, type State } from "../../../shared/games/forage/state";
import type { ForageFrame } from "../../app/replay/forage-tape";
import type { ForageWords } from "../../i18n/forage-words";
import { Picture } from "../cards/Picture";
import { faceDrawing } from "../cards/pictures";
import styles from "./ForageMoment.module.css";

/** The hand of the seat looked at and what happened last, in words. */
export function ForageMoment(props: {
  state: State;
  seat: number;
  /** Null while the forest of the next seat is brought in. */
  frame: ForageFrame | null;
  words: ForageWords;
}) {
  const { state, seat, frame, words } = props;
  const { t, name } = words;
  const hand = playerAt(state, seat).hand ?? [];
  const told = frame?.events.filter(({ type }) => type !== "card-drawn" && type !== "game-ended") ?? [];
  return (
    <div className={styles.moment}>
      {hand.length > 0 && (
        <ul className={styles.hand} aria-label={t("forage.replay.hand", { name: name(seat), cards: words.list(hand) })}>
          {hand.map((id) => {
            const card = cardOf(state.deck, id);
            return (
              <li key={id} data-card={id}>
                <Picture drawing={faceDrawing(card)} className={styles.card} />
                <span className={styles.name} aria-hidden="true">
                  {id}
                </span>
                <span className="visually-hidden">
                  {t("forage.hand.card-areas", { card: id, areas: words.list(card.areas.map(words.area)) })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.caption}>
        {frame ? told.map(words.event).join(" ") : t("forage.top.race", { name: name(seat) })}
      </p>
    </div>
  );
}
