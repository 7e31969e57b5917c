import { type Command, type KarmaCommand, POWER_COST, type Power } from "../../../shared/games/diced-tomatoes/commands";
import type { State } from "../../../shared/games/diced-tomatoes/state";

export const POWERS: readonly Power[] = ["reroll", "shift", "clear", "rollover", "flipSeed", "set"];

/** Powers that work on a rolled die in hand; the others work on a vine. */
export const DIE_POWERS: readonly Power[] = ["reroll", "shift", "rollover", "set"];

export type DiePowerCommand = Extract<KarmaCommand, { die: string }>;
export type VinePowerCommand = Exclude<KarmaCommand, { die: string }>;

export const isKarma = (command: Command): command is KarmaCommand => command.type === "karma";
export const worksOnDie = (command: KarmaCommand): command is DiePowerCommand => "die" in command;

/** Legal uses of one power. */
export const usesOf = (legal: readonly Command[], power: Power): KarmaCommand[] =>
  legal.filter(isKarma).filter((command) => command.power === power);

/** Why a power has no legal use: a key below `power.why`, with what its words need. */
export interface WhyNot {
  reason: "not-now" | "too-dear" | "roll-first" | "no-die" | "no-vine" | "no-one-or-six" | "would-break";
  missing: number;
}

/** Only finds the words: whether a power can be used is told by the legal commands alone. Null where it can. */
export function whyNot(state: State, legal: readonly Command[], power: Power): WhyNot | null {
  if (usesOf(legal, power).length > 0) return null;
  const missing = POWER_COST[power] - (state.players[state.activeSeat ?? -1]?.karma ?? 0);
  const because = (reason: WhyNot["reason"]): WhyNot => ({ reason, missing });
  if (legal.length === 0) return because("not-now");
  if (missing > 0) return because("too-dear");
  if (DIE_POWERS.includes(power)) {
    if (state.phase === "pick") return because("roll-first");
    if (state.hand.length === 0) return because("no-die");
    return because(power === "rollover" ? "no-one-or-six" : "not-now");
  }
  const anyVine = state.players.some(({ vines }) => vines.some((vine) => vine !== null));
  return because(anyVine ? "would-break" : "no-vine");
}
