import type { News, Push } from "../../shared/protocol/messages";

/**
 * Who is at the other end of a line.
 * `local`: the desktop window or the browser of the host's own machine; it plays for everybody around its screen.
 * `guest`: somebody who came by the table's code, or came back by the token that joining gave.
 * `presentation`: a screen of the table that everybody looks at and nobody plays on.
 * `stream`: shows the table to an audience elsewhere; it looks on and asks for nothing.
 */
export type Role = "local" | "guest" | "presentation" | "stream";

/** Whether a line is of a screen at the table, which shows the dice that the others wait for. */
export const isAtTable = (role: Role): boolean => role === "local" || role === "presentation";

/** One client's line, whatever carries it. */
export interface Connection {
  readonly role: Role;
  /** Which guest came back by a token; null for one who has not joined yet, and for the table's own screens. */
  readonly guest: string | null;
  /** Sends a push; never throws, and forgets it where the line is gone. */
  push(push: Push | News): void;
  /** Ends the line once everything pushed so far is on its way. */
  end(): void;
}
