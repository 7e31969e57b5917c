import { z } from "zod";
import { DICE_SET_IDS } from "../dice/set-ids";
import { id } from "./basics";

// How the table looks on all screens, and what its presentation screens show.

/** Whole looks of the table, not to be taken for the sets of dice: any dice can be played on any of them. */
export const THEMES = ["garden", "market", "studio"] as const;
export type ThemeId = (typeof THEMES)[number];
export const themeSchema = z.enum(THEMES);

/** `director` follows the game; the others stay where they are told. */
export const CAMERAS = ["director", "table", "dice", "basket", "turn", "leader"] as const;
export type PresentationCamera = (typeof CAMERAS)[number];

/** What every presentation screen shows, as the presenter has set it. */
const stageSchema = z.strictObject({
  camera: z.enum(CAMERAS),
  /** Whether the score board stands beside the table. */
  board: z.boolean(),
  /** Whether a card lies over everything until the game goes on. */
  pause: z.boolean(),
  /** Whether the code to join by is shown, while the table is open to the network. */
  showCode: z.boolean(),
  diceSet: z.enum(DICE_SET_IDS),
});
export type Stage = z.infer<typeof stageSchema>;

export const FIRST_STAGE: Stage = {
  camera: "director",
  board: true,
  pause: false,
  showCode: false,
  diceSet: DICE_SET_IDS[0],
};

/** To the table's own screens and its presentations. */
export const stageNewsSchema = z.strictObject({
  type: z.literal("stage"),
  stage: stageSchema,
  /** How many presentation screens are on. */
  screens: z.int().min(0),
});

/** To everybody: the table looks different from now on. */
export const themeNewsSchema = z.strictObject({ type: z.literal("theme"), theme: themeSchema });

/** Requests of the table's own screens; parts of `requestSchema`. */
export const presentationRequests = [
  z.strictObject({ type: z.literal("set-theme"), id, theme: themeSchema }),
  /** Sets the parts named, and leaves the others. */
  z.strictObject({ type: z.literal("set-stage"), id, stage: stageSchema.partial() }),
] as const;
