import { COLOURS, SEAT_COLOURS } from "../../theme/colours";
import { rem } from "../ui/rem";
import styles from "./SeatMark.module.css";

/** The enamel badge of a seat: its colour and its number, so that colour is never the only sign. */
export function SeatMark({ seat, size = 24 }: { seat: number; size?: number }) {
  const colour = SEAT_COLOURS[seat % SEAT_COLOURS.length];
  return (
    <span
      className={styles.mark}
      data-light={colour === COLOURS.mustard || undefined}
      style={{ background: colour, width: rem(size), height: rem(size), fontSize: rem(size * 0.54) }}
      aria-hidden="true"
    >
      {seat + 1}
    </span>
  );
}
