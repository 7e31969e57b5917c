import { createHash } from "node:crypto";
import type { Reply, Request } from "../../shared/protocol/messages";
import type { RequestMark } from "../../shared/table/records";
import { refuse } from "./refuse";

/** Requests whose replies are kept; a client retries within seconds, so this is plenty. */
const REMEMBERED_IDS = 4096;

/** Remembers the reply to every request that carries an id, so that a repeat is answered and not applied again. */
export class Replies {
  private readonly known = new Map<string, { body: string; reply: Reply }>();

  /**
   * The earlier reply to the same request of the same guest (null: the table's own screens, which are one), a refusal
   * where the id stood for another, else what `apply` says now.
   */
  once(
    request: Extract<Request, { id: string }>,
    apply: (mark: RequestMark) => Reply,
    guest: string | null = null,
  ): Reply {
    // A parsed request has its keys in the schema's order, so that a repeat has the same text.
    const text = `${guest === null ? "" : `${guest} `}${JSON.stringify(request)}`;
    const body = createHash("sha256").update(text).digest("base64");
    const earlier = this.known.get(request.id);
    if (earlier) return earlier.body === body ? earlier.reply : refuse("id-reused", "id-reused");
    const reply = apply({ id: request.id, body });
    // What could not be kept may be tried again as it is.
    if (reply.ok || reply.refusal.code !== "not-saved") this.remember(request.id, body, reply);
    return reply;
  }

  /** Takes over a request that was granted before this process began. */
  recall({ id, body }: RequestMark, seq: number): void {
    this.remember(id, body, { ok: true, seq });
  }

  private remember(id: string, body: string, reply: Reply): void {
    this.known.set(id, { body, reply });
    if (this.known.size > REMEMBERED_IDS) {
      for (const oldest of this.known.keys()) {
        this.known.delete(oldest);
        break;
      }
    }
  }
}
