import { COLOURS, seatColours } from "../../theme/colours";
import { rem } from "../ui/rem";
import styles from "./SeatMark.module.css";

/** The enamel badge of a seat: its colour and its number, so that colour is never the only sign. */
export function SeatMark({ seat, size = 24 }: { seat: number; size?: number }) {
  const { ground, ink } = seatColours(seat);
  return (
    <span
      className={styles.mark}
      data-light={ink === COLOURS.ink || undefined}
      style={{ background: ground, width: rem(size), height: rem(size), fontSize: rem(size * 0.54) }}
      aria-hidden="true"
    >
      {seat + 1}
    </span>
  );
}
