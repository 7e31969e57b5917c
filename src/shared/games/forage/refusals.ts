import type { Refusal } from "../game";

/** Every reason for which a command can be refused, with the rule it cites (the table at the end of the rules). */
export const RULE_OF_REASON = {
  "malformed-command": null,
  "no-such-seat": null,
  "forest-finished": "FG-T4",
  "card-not-in-hand": "FG-T1",
  "no-such-rotation": "FG-T1",
  "no-overlap": "FG-T1",
  "mouse-cell-not-covered": "FG-D5",
  "mouse-colour-not-there": "FG-D5",
  "order-cell-not-covered": "FG-D8",
  "order-cell-twice": "FG-D8",
  "token-covered": "FG-D7",
  "mouse-covered": "FG-D6",
  "no-mouse-left": "FG-D5",
  "token-twice": "FG-D9",
} as const;

export type Reason = keyof typeof RULE_OF_REASON;

export function refusal(reason: Reason, params: Refusal["params"] = {}): Refusal & { reason: Reason } {
  return { code: "illegal-command", rule: RULE_OF_REASON[reason], reason, params };
}
