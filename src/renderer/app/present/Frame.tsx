import type { ReactNode } from "react";
import { SeatMark } from "../../hud/turn/SeatMark";
import { COLOURS, seatColours } from "../../theme/colours";
import styles from "./Present.module.css";

/** The picture of a table with what is said about it: whose turn it is, what just happened, how all stand. */
export function Frame(props: {
  /** Whose turn it is; null for nobody's. */
  seat: number | null;
  title: string;
  round: string | null;
  caption: string;
  board: ReactNode;
  final: ReactNode;
  children: ReactNode;
}) {
  const { seat } = props;
  const { ground, ink } = seat === null ? { ground: COLOURS.walnut, ink: "#fff6e2" } : seatColours(seat);
  return (
    <main className={styles.frame} data-board={props.board !== null || undefined}>
      <div className={styles.table}>{props.children}</div>
      <header className={styles.head}>
        <span className={styles.plate} style={{ background: ground, color: ink }}>
          {seat !== null && <SeatMark seat={seat} size={30} />}
          <strong>{props.title}</strong>
        </span>
        {props.round && <span className={styles.round}>{props.round}</span>}
      </header>
      {props.final ?? (
        <p className={styles.caption} aria-live="polite">
          {props.caption}
        </p>
      )}
      {props.board}
    </main>
  );
}
