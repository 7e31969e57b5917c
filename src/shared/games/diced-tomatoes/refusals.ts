import type { Refusal } from "../game";

/** Every reason for which a command can be refused, with the rule it cites (the table at the end of the rules). */
export const RULE_OF_REASON = {
  "malformed-command": null,
  "no-such-seat": null,
  "game-finished": null,
  "not-your-turn": null,
  "concede-at-table": "DT-M2",
  "already-rolled": null,
  "roll-first": null,
  "power-needs-rolled-die": "DT-T6",
  "wrong-number-of-dice": "DT-T1",
  "die-picked-twice": "DT-T1",
  "die-not-in-basket": "DT-T1",
  "die-not-in-hand": "DT-T3",
  "seed-must-be-red": "DT-P3",
  "neither-set-nor-run": "DT-P2",
  "track-full": "DT-P5",
  "die-can-be-placed": "DT-T4",
  "karma-too-low": "DT-K5",
  "power-die-not-in-hand": "DT-K5",
  "power-value-out-of-reach": "DT-K5",
  "power-no-vine": "DT-K5",
  "flip-breaks-vine": "DT-K5",
  "power-no-target": "DT-K5",
  "out-of-dice": null,
} as const;

export type Reason = keyof typeof RULE_OF_REASON;

export function refusal(reason: Reason, params: Refusal["params"] = {}): Refusal & { reason: Reason } {
  const code = reason === "out-of-dice" ? "out-of-dice" : "illegal-command";
  return { code, rule: RULE_OF_REASON[reason], reason, params };
}
