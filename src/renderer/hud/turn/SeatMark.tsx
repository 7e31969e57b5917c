import { SEAT_COLOURS } from "../../theme/colours";
import styles from "./SeatMark.module.css";

/** The enamel badge of a seat: its colour and its number, so that colour is never the only sign. */
export function SeatMark({ seat, size = 24 }: { seat: number; size?: number }) {
  return (
    <span
      className={styles.mark}
      style={{ background: SEAT_COLOURS[seat % SEAT_COLOURS.length], width: size, height: size, fontSize: size * 0.54 }}
      aria-hidden="true"
    >
      {seat + 1}
    </span>
  );
}
