import { useTranslation } from "react-i18next";
import { ranking } from "../../hud/model/ranking";
import { SeatMark } from "../../hud/turn/SeatMark";
import styles from "./Present.module.css";

export interface BoardRow {
  seat: number;
  name: string;
  total: number;
  /** What else is worth knowing of the seat, in a few words or signs. */
  aside: string;
  /** Whether it is this seat's turn. */
  turn: boolean;
}

/** How everybody stands, the best first. */
export function ScoreBoard({ rows }: { rows: readonly BoardRow[] }) {
  const { t } = useTranslation();
  const order = ranking(rows.map(({ total }) => total));
  return (
    <aside className={styles.board} aria-label={t("stage.present.board")}>
      <ol>
        {order.map(({ seat, place }) => {
          const row = rows[seat] as BoardRow;
          return (
            <li key={seat} className={styles.row} aria-current={row.turn || undefined}>
              <span className={styles.place}>{place}</span>
              <SeatMark seat={seat} size={26} />
              <span className={styles.who}>
                <span className={styles.player}>{row.name}</span>
                <span className={styles.aside}>{row.aside}</span>
              </span>
              <strong className={styles.total}>{row.total}</strong>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}

/** Who has won, and how everybody came in. */
export function FinalRanking({ title, rows }: { title: string; rows: readonly BoardRow[] }) {
  const { t } = useTranslation();
  const order = ranking(rows.map(({ total }) => total));
  return (
    <section className={styles.final} aria-labelledby="final-title">
      <h1 id="final-title">{title}</h1>
      <ol>
        {order.map(({ seat, place, total }) => (
          <li key={seat} data-first={place === 1 || undefined}>
            <span className={styles.place}>
              {rows.length > 1 && t("end-screen.place", { count: place, ordinal: true })}
            </span>
            <SeatMark seat={seat} size={30} />
            <span className={styles.player}>{rows[seat]?.name}</span>
            <strong className={styles.total}>{total}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
