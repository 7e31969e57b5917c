import { playerAt, type State } from "../../../shared/games/forage/state";
import { SeatMark } from "../../hud/turn/SeatMark";
import { Action } from "../../hud/ui/Action";
import type { ForageWords } from "../../i18n/forage-words";
import styles from "./Handover.module.css";

/** The curtain between two foragers at one screen: the next must not see the hand and forest of the last (FG-C4). */
export function Handover(props: { state: State; seat: number; words: ForageWords; onReady(): void }) {
  const { t, name } = props.words;
  const who = { name: name(props.seat), count: playerAt(props.state, props.seat).placed };
  return (
    <section className={styles.curtain} aria-label={t("forage.race.curtain", who)}>
      <div className={styles.sign}>
        <SeatMark seat={props.seat} size={56} />
        <h2>{t("forage.race.curtain", who)}</h2>
        <p>{t("forage.race.curtain-words", who)}</p>
        <Action look="primary" onPress={props.onReady}>
          {t("forage.race.ready")}
        </Action>
      </div>
    </section>
  );
}
