import type { Aim } from "../model/aim";
import type { Rehearsal } from "../model/rehearse";

/** The card in the player's fingers, with what laying it where it is held would do. */
export interface HeldCard {
  aim: Aim;
  rehearsal: Rehearsal;
}
