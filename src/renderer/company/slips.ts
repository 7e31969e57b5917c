import type { Company, Guest } from "../../shared/protocol/company";
import { guestAt, guestsIn } from "./people";

/** Guests whom the table waits for at these seats though their line is down, and whom nobody plays for here. */
export const missedAt = (company: Company, seats: readonly number[]): Guest[] =>
  seats.flatMap((seat) => {
    const guest = guestAt(company, seat);
    return guest && !guest.here && !guest.helped ? [guest] : [];
  });

/** Guests who are here again while their seat is still played here too. */
export const backAgain = (company: Company): Guest[] =>
  guestsIn(company).filter(({ here, helped, seat }) => here && helped && seat !== null);
