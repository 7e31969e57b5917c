import type { Offer, Push } from "../../shared/protocol/messages";

/**
 * Who is at the other end of a line.
 * `local`: the desktop window or the browser of the host's own machine; it plays for every seat around the table.
 */
export type Role = "local";

/** One client's line, whatever carries it. */
export interface Connection {
  readonly role: Role;
  /** Sends a push; never throws, and forgets it where the line is gone. */
  push(push: Push | Offer): void;
}
