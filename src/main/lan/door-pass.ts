import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { type DoorFault, guestToken } from "../../shared/protocol/company";
import type { Role } from "../host/connection";
import type { Host } from "../host/host";
import type { Limits } from "./limits";

/** What a line shows at the door, one of the three; `presents` is a screen that shows the table and plays nothing. */
const passSchema = z.union([
  z.strictObject({ token: z.string().max(64), presents: z.literal(true).optional() }),
  z.strictObject({ guest: z.string().max(64) }),
  z.strictObject({ code: z.string().max(16) }),
]);

export interface DoorParts {
  host: Pick<Host, "guestOf" | "code">;
  /** What a page of the host's own machine proves itself with; null where those are not let in. */
  token: string | null;
  limits: Limits;
}

/** Whom a line's pass makes it, or why it stays outside. */
export function letIn(
  shown: unknown,
  address: string,
  { host, token, limits }: DoorParts,
): { role: Role; guest: string | null } | DoorFault {
  const pass = passSchema.safeParse(shown);
  if (!pass.success) return "host-token";
  if ("token" in pass.data) {
    if (token === null || !sameSecret(pass.data.token, token)) return "host-token";
    return { role: pass.data.presents ? "presentation" : "local", guest: null };
  }
  if ("guest" in pass.data) {
    const guest = guestToken.safeParse(pass.data.guest).success ? host.guestOf(pass.data.guest) : null;
    return guest === null ? "guest-token" : { role: "guest", guest };
  }
  // Tried before it is compared: a right code after too many wrong ones would be a guess too.
  if (!limits.mayTry(address)) return "too-many-tries";
  if (host.code !== null && sameSecret(pass.data.code, host.code)) return { role: "guest", guest: null };
  limits.triedWrong(address);
  return "wrong-code";
}

/** Compares secrets in a time that says nothing about where they differ. */
export function sameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
