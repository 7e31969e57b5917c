import type { Woodland } from "../../../shared/games/forage/woodland";
import { dot, fill } from "./pen";

/** A small sign of a type, 24 × 24, in one colour: berry, nut, mushroom. Tells types apart in text and on dice. */
export const TYPE_SIGN: Readonly<Record<Woodland, string>> = {
  bramble: [
    ...[
      [8.6, 10],
      [12, 9.4],
      [15.4, 10],
      [7.4, 13.4],
      [10.5, 13.2],
      [13.5, 13.2],
      [16.6, 13.4],
      [9, 16.6],
      [12, 16.8],
      [15, 16.6],
      [10.6, 19.8],
      [13.4, 19.8],
    ].map(([x, y]) => dot([x as number, y as number], 1.75, "currentColor")),
    fill("M12 7.6C9.5 7.4 7.6 6 7 4C9.4 3.6 11 4.4 12 6C13 4.4 14.6 3.6 17 4C16.4 6 14.5 7.4 12 7.6Z", "currentColor"),
  ].join(""),
  leaves: fill(
    "M12 2.5C13 4.6 15.6 5.2 18 7.6C21.6 11.2 21 16 20.2 17.2L3.8 17.2C3 16 2.4 11.2 6 7.6C8.4 5.2 11 4.6 12 2.5ZM4.8 18.6L19.2 18.6C17.4 20.8 14.8 21.6 12 21.6C9.2 21.6 6.6 20.8 4.8 18.6Z",
    "currentColor",
  ),
  soil: fill(
    "M2.6 12.4C2.6 6.8 7 3 12 3C17 3 21.4 6.8 21.4 12.4C18.6 13.5 15.4 14 12 14C8.6 14 5.4 13.5 2.6 12.4ZM9.4 15.4C11.1 15.6 12.9 15.6 14.6 15.4C14.7 17.4 15.2 19 15.8 20.2C14.2 21.6 9.8 21.6 8.2 20.2C8.8 19 9.3 17.4 9.4 15.4Z",
    "currentColor",
  ),
};

/** The mouse's head as it is cut into a die, 24 × 24, in one colour. */
export const MOUSE_SIGN: string = [
  fill(
    "M12 21.5C7.5 21.5 5 17.5 5.4 13.6C2.6 13 1.2 10.4 1.8 7.6C2.4 4.8 5.2 3.4 7.8 4.4C9.2 5 10 6 10.3 7.2C11.4 7 12.6 7 13.7 7.2C14 6 14.8 5 16.2 4.4C18.8 3.4 21.6 4.8 22.2 7.6C22.8 10.4 21.4 13 18.6 13.6C19 17.5 16.5 21.5 12 21.5Z",
    "currentColor",
  ),
].join("");
