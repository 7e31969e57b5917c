import type { CSSProperties } from "react";
import { seatColours } from "../../theme/colours";

/** The colour of a seat as variables, for everything inside. */
export function seatStyle(seat: number): CSSProperties {
  const { ground, ink } = seatColours(seat);
  return { "--ht-seat": `var(--ht-seat-${seat + 1}, ${ground})`, "--ht-seat-ink": ink } as CSSProperties;
}

/** The enamel badge of a seat: its colour and its number, so that colour is never the only sign. */
export const SeatNumber = ({ seat }: { seat: number }) => <span className="ht-seat">{seat + 1}</span>;
