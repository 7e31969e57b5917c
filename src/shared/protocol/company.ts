import { z } from "zod";
import { id, playerName, seat } from "./basics";

// Forms of what is said about the people at a table: those around its own screen, and guests who joined over the LAN.

/** How a guest is told apart beside the name; the names of the seats' own colours. */
export const GUEST_COLOURS = ["tomato", "leaf", "blackberry", "mustard", "enamel", "chestnut"] as const;
export type GuestColour = (typeof GUEST_COLOURS)[number];
export const guestColour = z.enum(GUEST_COLOURS);

/** A name that a guest gives: something of it can be seen, and nothing of it moves what stands beside it. */
const guestName = playerName.refine(
  (name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(name),
  "a name that can be read",
);

/** Characters of a join code: none that can be taken for another, spoken or written. */
export const CODE_ALPHABET = "34679ACDEFGHJKMNPQRTUVWXY";
export const CODE_LENGTH = 6;
export const codeSchema = z.string().regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`));

/** A code as somebody typed it; null where it can be none. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return codeSchema.safeParse(code).success ? code : null;
}

/** Proves a guest's right to a seat: 128 bits, told to that guest alone and kept hashed. */
export const guestToken = z.string().regex(/^[\w-]{22}$/);

/** Why the door to the LAN could not be opened. */
export const LAN_FAULTS = ["no-address", "no-port", "not-permitted", "lan-error"] as const;

const lanAddress = z.strictObject({
  /** The page to join by, with a numeric address and without the code: `http://192.168.1.5:4545/`. */
  url: z.string().max(128),
  /** The machine's own name for the adapter, such as `wlan0`. */
  adapter: z.string().max(64),
  kind: z.enum(["lan", "virtual"]),
});
export type LanAddress = z.infer<typeof lanAddress>;

/** The table's door to other machines. */
export const lanSchema = z.discriminatedUnion("state", [
  z.strictObject({ state: z.literal("closed") }),
  z.strictObject({ state: z.literal("opening") }),
  z.strictObject({ state: z.literal("failed"), reason: z.enum(LAN_FAULTS) }),
  z.strictObject({
    state: z.literal("open"),
    port: z.int().min(1).max(65535),
    code: codeSchema,
    /** The best first; empty while the machine has no network. */
    addresses: z.array(lanAddress).max(32),
  }),
]);
export type Lan = z.infer<typeof lanSchema>;

/** What the host lets guests do by themselves. */
export const joiningSchema = z.strictObject({
  /** Whether each guest waits until the host says yes. */
  approve: z.boolean(),
  /** Whether guests may take free seats. */
  seatsOpen: z.boolean(),
});
export type Joining = z.infer<typeof joiningSchema>;

/** Whether two names are the same to a reader; a seat under a guest's name is that guest's. */
export const sameName = (one: string, other: string): boolean => read(one) === read(other);

/** A name as it is read: without case, width and what cannot be seen, so that nobody is taken for another. */
const read = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();

const guestSchema = z.strictObject({
  guest: id,
  name: playerName,
  colour: guestColour,
  /** At the open table. */
  seat: seat.nullable(),
  /** `asking` until the host has said yes. */
  state: z.enum(["asking", "in"]),
  /** Whether its line is up. */
  here: z.boolean(),
  /** Whether the table's own screen may play its seat too. */
  helped: z.boolean(),
});
export type Guest = z.infer<typeof guestSchema>;

/** The people at the table as one line may know them; sent whole at every change. */
export const companySchema = z.strictObject({
  type: z.literal("company"),
  /** Null to everybody but the table's own screens, and its presentations while they show the code. */
  lan: lanSchema.nullable(),
  joining: joiningSchema,
  /** Seats that are being played at the table's own screens, or whose race is on; a guest has one of them from the host alone. */
  held: z.array(seat).max(8),
  guests: z.array(guestSchema).max(64),
  /** Which of them this line is; null for the table's own screens and for those who only look on. */
  me: id.nullable(),
});
export type Company = z.infer<typeof companySchema>;

/** Dice of a roll lie still on a screen that shows them rolling, or none does: others may show the values now. */
export const settledSchema = z.strictObject({
  type: z.literal("settled"),
  epoch: z.string().max(64),
  rollId: z.string().max(64),
});
export type Settled = z.infer<typeof settledSchema>;

/** Why the host ends a guest's line, told just before. */
export const endedSchema = z.strictObject({
  type: z.literal("ended"),
  reason: z.enum(["taken-over", "removed", "declined", "lan-closed"]),
});
export type EndReason = z.infer<typeof endedSchema>["reason"];

/** Why the host does not let a line in: the message of Socket.IO's `connect_error`. */
export const DOOR_FAULTS = ["host-token", "guest-token", "wrong-code", "too-many-tries", "too-many-lines"] as const;
export type DoorFault = (typeof DOOR_FAULTS)[number];

/** What guests ask about themselves, and the host about its guests; parts of `requestSchema`. */
export const companyRequests = [
  /** Of a line that came by the code: joins the people at the table, and takes a seat where one is named. */
  z.strictObject({ type: z.literal("join"), id, name: guestName, colour: guestColour, seat: seat.nullable() }),
  z.strictObject({ type: z.literal("take-seat"), id, seat }),
  /** Gives up seat and token: the guest is no longer one of the people at the table. */
  z.strictObject({ type: z.literal("leave"), id }),
  // The rest is for the table's own screens.
  z.strictObject({ type: z.literal("open-lan"), id }),
  z.strictObject({ type: z.literal("close-lan"), id }),
  /** Another code; those who joined stay. */
  z.strictObject({ type: z.literal("new-code"), id }),
  z.strictObject({ type: z.literal("set-joining"), id, joining: joiningSchema }),
  /** Says yes to a guest who is asking. */
  z.strictObject({ type: z.literal("admit"), id, guest: id }),
  /** Sends a guest away, asking or in. */
  z.strictObject({ type: z.literal("remove"), id, guest: id }),
  /** Puts a guest into a seat of the open table, or out of it; another guest there has to get up. */
  z.strictObject({ type: z.literal("seat-guest"), id, guest: id, seat: seat.nullable() }),
  /** Whether the table's own screen plays a guest's seat too. */
  z.strictObject({ type: z.literal("help"), id, guest: id, helped: z.boolean() }),
] as const;

export const joinedSchema = z.strictObject({ guest: id, token: guestToken });
