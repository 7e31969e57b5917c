import { type Player, SLOTS, type Slot } from "../../../shared/games/diced-tomatoes/state";

/** The six places of a score track, filled or not, under their numbers 1 to 6. */
export const slotsOf = (player: Player): { number: number; slot: Slot | null }[] =>
  Array.from({ length: SLOTS }, (_, index) => ({ number: index + 1, slot: player.track[index] ?? null }));
