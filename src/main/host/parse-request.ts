import { z } from "zod";
import { PROTOCOL } from "../../shared/protocol/channels";
import { GUEST_REQUEST_LIMIT, REQUEST_LIMIT, type Request, requestSchema } from "../../shared/protocol/messages";
import type { Role } from "./connection";
import { type Refused, refuse } from "./refuse";

const anyHello = z.looseObject({ type: z.literal("hello"), protocol: z.int() });

/** A message as a request; a refusal names the field at fault. */
export function parseRequest(message: unknown, role: Role = "local"): { ok: true; request: Request } | Refused {
  const size = sizeOf(message);
  if (size === null) return refuse("bad-request", "malformed", { field: "", problem: "not JSON" });
  const limit = role === "local" ? REQUEST_LIMIT : GUEST_REQUEST_LIMIT;
  if (size > limit) return refuse("bad-request", "too-large", { size, limit });
  // A client of another protocol may say hello in a form of its own.
  const greeting = anyHello.safeParse(message);
  if (greeting.success && greeting.data.protocol !== PROTOCOL) {
    return refuse("protocol-mismatch", "other-protocol", { host: PROTOCOL });
  }
  const parsed = requestSchema.safeParse(message);
  if (parsed.success) return { ok: true, request: parsed.data };
  const issue = parsed.error.issues[0];
  return refuse("bad-request", "malformed", {
    field: issue?.path.join(".") ?? "",
    problem: issue?.message ?? "unknown",
  });
}

/** Bytes of a message's JSON; null for what has none (structured clone over IPC carries more than JSON). */
function sizeOf(message: unknown): number | null {
  try {
    return Buffer.byteLength(JSON.stringify(message));
  } catch {
    return null;
  }
}
