import { setTimeout } from "node:timers/promises";
import type { Reply } from "../../shared/protocol/messages";
import type { Connection } from "../host/connection";
import type { Host, Session } from "../host/host";
import { parseRequest } from "../host/parse-request";
import { refuse } from "../host/refuse";
import type { Message } from "./redis";

/** Where nothing can be shown yet, it is looked for again after this time, in milliseconds. */
const LOOK_AGAIN = 500;

const DONE: Reply = { ok: true, seq: 0 };

/**
 * Stands where a listener expects a host, for those who only look on: it knows nothing but what `newest` answers, and
 * takes no commands. Steps that come later reach its lines by the listener's own adapter.
 */
export class RelayedTable implements Pick<Host, "connect" | "guestOf" | "code"> {
  private readonly lines = new Set<Connection>();
  /** Lines that have asked for the table and not been shown it. */
  private asking = new Set<Connection>();
  private looking = false;

  /** @param newest what somebody is sent who comes now; null where it cannot be had at the moment. */
  constructor(
    readonly code: string,
    private readonly newest: () => Promise<readonly Message[] | null>,
  ) {}

  /** Nobody has a seat here. */
  guestOf(): null {
    return null;
  }

  connect(connection: Connection): Session {
    this.lines.add(connection);
    return {
      request: (message) => this.answer(connection, message),
      close: () => {
        this.lines.delete(connection);
        this.asking.delete(connection);
      },
    };
  }

  private answer(connection: Connection, message: unknown): Reply {
    const form = parseRequest(message, "guest");
    if (!form.ok) return form;
    const { type } = form.request;
    if (type === "screen" || type === "dice-settled") return DONE;
    if (type !== "hello") return refuse("not-allowed", "hosts-only", { type });
    this.asking.add(connection);
    void this.look();
    return DONE;
  }

  /** Reads once for all who have asked until then: who asks later may have missed what came meanwhile. */
  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    while (this.asking.size > 0) {
      const asked = this.asking;
      this.asking = new Set();
      const sight = await this.newest();
      for (const connection of asked) {
        if (!this.lines.has(connection)) continue;
        if (sight === null) this.asking.add(connection);
        else for (const message of sight) connection.push(message);
      }
      if (sight === null) await setTimeout(LOOK_AGAIN, undefined, { ref: false });
    }
    this.looking = false;
  }
}
