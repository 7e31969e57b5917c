import { scoreOf } from "../../../shared/games/diced-tomatoes/scoring";
import { isSingle, type State } from "../../../shared/games/diced-tomatoes/state";
import { PhoneMark } from "../../company/PhoneMark";
import { useWords } from "../../i18n/use-words";
import { ranking } from "../model/ranking";
import { SeatMark } from "../turn/SeatMark";
import { ScoreLines } from "./ScoreLines";
import styles from "./ScoresPanel.module.css";

/** Every player's score as if the game ended now, line by line (DT-E3; single mode DT-M1). */
export function ScoresPanel({ state }: { state: State }) {
  const { t, name } = useWords(state.players);
  const order = ranking(state.players.map((_, seat) => scoreOf(state, seat).total));
  return (
    <div className={styles.scores}>
      <p className={styles.note}>{t(isSingle(state) ? "score.note-single" : "score.note")}</p>
      {order.map(({ seat, total }) => (
        <section key={seat} className={styles.player} aria-label={t("score.of", { name: name(seat) })}>
          <h3 className={styles.head}>
            <SeatMark seat={seat} size={26} />
            <span className={styles.name}>{name(seat)}</span>
            <PhoneMark seat={seat} size={20} />
            <span className={styles.total}>{total}</span>
          </h3>
          <ScoreLines state={state} seat={seat} />
        </section>
      ))}
    </div>
  );
}
