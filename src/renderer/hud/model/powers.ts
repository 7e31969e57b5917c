import type { Command, KarmaCommand, Power } from "../../../shared/games/diced-tomatoes/commands";

export type DiePowerCommand = Extract<KarmaCommand, { die: string }>;

const worksOnDie = (command: KarmaCommand): command is DiePowerCommand => "die" in command;

/** Legal uses of one power. */
export const usesOf = (legal: readonly Command[], power: Power): KarmaCommand[] =>
  legal.filter((command): command is KarmaCommand => command.type === "karma" && command.power === power);

/** Legal uses of a power on rolled dice. */
export const dieUsesOf = (legal: readonly Command[], power: Power): DiePowerCommand[] =>
  usesOf(legal, power).filter(worksOnDie);
