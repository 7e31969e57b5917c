import type { Request } from "../../shared/protocol/messages";
import type { Connection } from "./connection";

/** One client's line as the host keeps it. */
export interface Line {
  readonly connection: Connection;
  /** Which of the guests it is; null for the table's own screens and for those who have not joined. */
  guest: string | null;
  /** Only lines that have said hello are sent anything. */
  greeted: boolean;
  /** The host has ended it: whatever still comes over it is too late. */
  ended: boolean;
  /** The seats it was last told it plays for. */
  seats: readonly number[];
  /** Whether it was shown the table, or that it may not see it yet. */
  saw: boolean;
  /** Whether it shows dice rolling. */
  rolls: boolean;
}

export const newLine = (connection: Connection): Line => ({
  connection,
  guest: connection.guest,
  greeted: false,
  ended: false,
  seats: [],
  saw: false,
  rolls: false,
});

/** What guests may ask for; the rest is for the table's own screens. */
const GUESTS_MAY: ReadonlySet<Request["type"]> = new Set([
  "hello",
  "screen",
  "join",
  "take-seat",
  "leave",
  "command",
  "undo",
  "add-words",
  "dice-settled",
] satisfies Request["type"][]);

/** Whether guests may ask for this at all. */
export const isForGuests = (type: Request["type"]): boolean => GUESTS_MAY.has(type);

/** What a presentation may ask for: it shows the table, and tells which dice it showed. */
const PRESENTATIONS_MAY: ReadonlySet<Request["type"]> = new Set([
  "hello",
  "screen",
  "dice-settled",
] satisfies Request["type"][]);

/** What only guests may ask for: the table's own screens have nobody to join. */
const ONLY_GUESTS: ReadonlySet<Request["type"]> = new Set(["join", "take-seat", "leave"] satisfies Request["type"][]);

/** Whether a line of this kind may ask for this at all. */
export function mayAsk({ connection }: Line, type: Request["type"]): boolean {
  switch (connection.role) {
    case "local":
      return !ONLY_GUESTS.has(type);
    case "guest":
      return isForGuests(type);
    case "presentation":
      return PRESENTATIONS_MAY.has(type);
    case "stream":
      return type === "hello";
  }
}
