import { GUEST_COLOURS, type GuestColour } from "../../shared/protocol/company";
import { seatColours } from "../theme/colours";

/** The colour a guest chose and what reads on it; the colours are those of the seats, in their order. */
export const guestColours = (colour: GuestColour): { ground: string; ink: string } =>
  seatColours(GUEST_COLOURS.indexOf(colour));
