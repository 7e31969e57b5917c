import { useRef } from "react";
import type { State } from "../../../shared/games/forage/state";
import { PhoneMark } from "../../company/PhoneMark";
import { SeatMark } from "../../hud/turn/SeatMark";
import type { ForageWords } from "../../i18n/forage-words";
import { FlatForest } from "../board/FlatForest";
import type { BoardSurface } from "../board/surface";
import { totalText } from "../model/score-lines";
import { WHOLE } from "../model/view";
import styles from "./Slips.module.css";

/** The other foragers than `seat`: live scores, and small pictures of their forests as far as `seen` has them (FG-C4). */
export function RaceSlip({ seen, seat, pace, words }: { seen: State; seat: number; pace: number; words: ForageWords }) {
  const { t, name } = words;
  const surface = useRef<BoardSurface | null>(null);
  return (
    <section className={styles.slip} aria-label={t("forage.race.title")}>
      <h3>{t("forage.race.title")}</h3>
      <ul className={styles.others}>
        {seen.players.map((player, other) =>
          other === seat ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={other} className={styles.other} data-testid={`race-${other}`}>
              <SeatMark seat={other} size={26} />
              <strong className={styles.forager}>
                {name(other)} <PhoneMark seat={other} size={20} />
              </strong>
              <output>{totalText(player.score.total)}</output>
              <span className={styles.note}>
                {player.finished ? t("forage.race.done") : t("forage.race.placed", { count: player.placed })}
              </span>
              <div className={styles.mini} role="img" aria-label={t("forage.race.forest-of", { name: name(other) })}>
                <FlatForest
                  deck={seen.deck}
                  forest={player.forest}
                  held={null}
                  pace={pace}
                  view={WHOLE}
                  surface={surface}
                />
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
