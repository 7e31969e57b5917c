import { z } from "zod";
import { DICE_SET_IDS } from "../../dice/sets/dice-sets";
import { LANGUAGES, preferredLanguage } from "../../i18n/languages";

/** What each device keeps for itself; the host keeps nothing of it. */
export const deviceSettingsSchema = z.object({
  language: z.enum(LANGUAGES),
  motion: z.enum(["auto", "reduced", "full"]),
  /** How fast throws are shown. */
  pace: z.enum(["normal", "double", "instant"]),
  /** Whether a roll that decides something ends in slow motion, close by. */
  closeUp: z.enum(["on", "off"]),
  quality: z.enum(["auto", "low", "medium", "high"]),
  /** `auto`: the 3D table, and the flat one on narrow screens or without WebGL. */
  table: z.enum(["auto", "scene", "flat"]),
  diceSet: z.enum(DICE_SET_IDS),
  /** `auto`: the table's own screen is heard, those of guests are not. */
  sound: z.enum(["auto", "on", "off"]),
  /** Whether a guest's phone vibrates at its player's turn. */
  vibration: z.enum(["on", "off"]),
  /** As it is felt: half of it is half as loud. */
  volume: z.number().min(0).max(1),
  /** Whether code, QR and addresses are covered unless held. */
  streamer: z.enum(["off", "on"]),
});
export type DeviceSettings = z.infer<typeof deviceSettingsSchema>;

export const SETTINGS_KEY = "harvest-table.device";

export function defaultSettings(languages: readonly string[]): DeviceSettings {
  return {
    language: preferredLanguage(languages),
    motion: "auto",
    pace: "normal",
    closeUp: "on",
    quality: "auto",
    table: "auto",
    diceSet: DICE_SET_IDS[0],
    sound: "auto",
    vibration: "on",
    volume: 0.7,
    streamer: "off",
  };
}

/** Reads what was kept, field by field: one bad field falls back alone. */
export function parseSettings(text: string | null, defaults: DeviceSettings): DeviceSettings {
  if (text === null) return defaults;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return defaults;
  }
  if (typeof kept !== "object" || kept === null) return defaults;
  const whole = deviceSettingsSchema.safeParse({ ...defaults, ...kept });
  if (whole.success) return whole.data;
  const bad = new Set(whole.error.issues.map((issue) => issue.path[0]));
  const good = Object.fromEntries(Object.entries(kept).filter(([key]) => !bad.has(key)));
  return deviceSettingsSchema.parse({ ...defaults, ...good });
}
