import { z } from "zod";
import type { CellKey } from "./geometry";
import type { Woodland } from "./woodland";

const whole = z
  .number()
  .refine(Number.isInteger)
  // −0 and 0 are one cell.
  .transform((value) => (value === 0 ? 0 : value));

/** Any number: which ones turn a card is a rule (FG-T1). */
const rotation = z.custom<number>((value) => typeof value === "number");

/** Any texts: whether they name covered cells and fitting colours is a rule (FG-D5). */
const mouse = z.custom<Record<CellKey, Woodland>>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((colour) => typeof colour === "string"),
);

/** Any texts: whether they name covered cells is a rule (FG-D8). */
const order = z.custom<CellKey[]>(
  (value) => Array.isArray(value) && value.findIndex((cell) => typeof cell !== "string") === -1,
);

/** The form of a command (referee.md); whether a seat is needed and exists depends on the table. */
export const commandSchema = z.strictObject({
  type: z.literal("place"),
  seat: z.int().optional(),
  card: z.string(),
  x: whole,
  y: whole,
  rotation,
  mouse: mouse.optional(),
  order: order.optional(),
});

export type Command = z.infer<typeof commandSchema>;
