import type { ProtocolRefusal } from "../../shared/protocol/messages";

export interface Refused {
  ok: false;
  refusal: ProtocolRefusal;
}

/** A refusal by the host rather than by a rule. */
export function refuse(
  code: ProtocolRefusal["code"],
  reason: ProtocolRefusal["reason"],
  params: ProtocolRefusal["params"] = {},
): Refused {
  return { ok: false, refusal: { code, rule: null, reason, params } };
}
