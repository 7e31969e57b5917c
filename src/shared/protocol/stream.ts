import { z } from "zod";
import type { DieId, DieValue } from "../dice/kinds";
import { DICE_SET_IDS } from "../dice/set-ids";
import { id, rollId } from "./basics";

// Forms of what is said about overlays: the pages that a streaming program lays over its picture.

/** Where overlays are served unless the host says otherwise; streaming programs keep the address for months. */
export const OVERLAY_PORT = 4545;

/** The longest delay of an overlay, in seconds. */
export const LONGEST_DELAY = 600;

/** Opens the overlays and the feed, to look and no more: 128 bits. */
export const overlayToken = z.string().regex(/^[\w-]{22}$/);

/** In seconds. */
export const overlayDelay = z.int().min(0).max(LONGEST_DELAY);

export const overlayPort = z.int().min(1024).max(65535);

export const OVERLAY_VIEWS = ["table", "dice", "board", "score", "log"] as const;
export const overlayView = z.enum(OVERLAY_VIEWS);
export type OverlayView = z.infer<typeof overlayView>;

/** What may be chosen of an overlay's look, in its address and, over that, by the host while it is on air. */
export const overlayLook = z.strictObject({
  lang: z.enum(["en", "ja"]).optional(),
  /** `transparent`, or a colour as six hexadecimal digits. */
  bg: z.union([z.literal("transparent"), z.string().regex(/^[0-9A-Fa-f]{6}$/, "transparent or RRGGBB")]).optional(),
  /** Frames a second at most. */
  fps: z.union([z.literal(30), z.literal(60)]).optional(),
  /** Of type and signs, 1 being made for 1920 × 1080. */
  scale: z.number().min(0.5).max(3).optional(),
  mute: z.boolean().optional(),
  motion: z.enum(["full", "reduced"]).optional(),
  /** Whether everything stays within the inner nine tenths of the picture. */
  safe: z.boolean().optional(),
});
export type OverlayLook = z.infer<typeof overlayLook>;

/** What the host says live about all overlays of one view: a look, and whether it is seen at all. */
export const overlayDirection = z.strictObject({ ...overlayLook.shape, hidden: z.boolean().optional() });
export type OverlayDirection = z.infer<typeof overlayDirection>;

const perView = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ table: value, dice: value, board: value, score: value, log: value });

export const overlayDirections = perView(overlayDirection);
export type OverlayDirections = z.infer<typeof overlayDirections>;

/** Why overlays cannot be served. */
export const OVERLAY_FAULTS = ["no-port", "not-permitted", "lan-error"] as const;

export type OverlayFault = (typeof OVERLAY_FAULTS)[number];

/** Why an overlay is not let in: the message of Socket.IO's `connect_error`. */
export const OVERLAY_DOOR_FAULTS = ["overlay-token", "too-many-overlays"] as const;
export type OverlayDoorFault = (typeof OVERLAY_DOOR_FAULTS)[number];

export const overlayServed = z.discriminatedUnion("state", [
  /** Of a host that serves none, or not yet. */
  z.strictObject({ state: z.literal("closed") }),
  /** `origin` such as `http://127.0.0.1:4545`. */
  z.strictObject({ state: z.literal("open"), origin: z.string().max(64) }),
  z.strictObject({ state: z.literal("failed"), reason: z.enum(OVERLAY_FAULTS) }),
]);
export type OverlayServed = z.infer<typeof overlayServed>;

/** The overlays as the table's own screens know them; sent whole after `hello` and at every change. */
export const overlaysSchema = z.strictObject({
  type: z.literal("overlays"),
  served: overlayServed,
  /** The port that is wanted; another host may have it. */
  port: overlayPort,
  token: overlayToken,
  delay: overlayDelay,
  directions: overlayDirections,
  /** How many overlays of each view are looked at now, and how many tools listen to the feed. */
  watching: z.strictObject({ ...perView(z.int().min(0)).shape, feed: z.int().min(0) }),
});
export type Overlays = z.infer<typeof overlaysSchema>;

/** What one overlay is told beside the table: how long it lies back, in seconds, how it shall look, and with which dice. */
export const airSchema = z.strictObject({
  type: z.literal("air"),
  delay: overlayDelay,
  direction: overlayDirection,
  diceSet: z.enum(DICE_SET_IDS),
});

const die = z.custom<DieId>((id) => typeof id === "string" && /^(?:black|gold|red)-[1-6]$/.test(id), "not a die");
const value = z.literal([1, 2, 3, 4, 5, 6]) satisfies z.ZodType<DieValue>;

/** Dice of no game, thrown to see how they look on air; every screen of the host and every overlay is told at once. */
export const testRollSchema = z.strictObject({
  type: z.literal("test-roll"),
  rollId,
  dice: z.array(z.strictObject({ die, value })).max(6),
});
export type TestRoll = z.infer<typeof testRollSchema>;

/** What the table's own screens ask about overlays; parts of `requestSchema`. */
export const streamRequests = [
  /** Another token: every overlay and tool that came by the one before is cut off. */
  z.strictObject({ type: z.literal("renew-overlay"), id }),
  z.strictObject({ type: z.literal("set-overlay"), id, delay: overlayDelay }),
  z.strictObject({ type: z.literal("set-overlay-port"), id, port: overlayPort }),
  /** Replaces what the host says of a view; `{}` leaves it to the address. */
  z.strictObject({ type: z.literal("direct-overlay"), id, view: overlayView, direction: overlayDirection }),
  z.strictObject({ type: z.literal("test-roll"), id }),
] as const;
