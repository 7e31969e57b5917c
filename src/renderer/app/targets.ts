import type { DieId } from "../../shared/dice/kinds";
import type { Command, Power } from "../../shared/games/diced-tomatoes/commands";
import type { Aim, Target } from "./turn";

export const NO_AIM: Aim = { picked: [], selected: null, power: null };

/** Powers that are aimed at a rolled die; the others are aimed at a vine. */
const DIE_POWERS: ReadonlySet<Power> = new Set(["reroll", "shift", "rollover", "set"]);

/** A die taken into the fingers, or let go: a power for dice is then aimed at it, a power for vines is let go. */
export const withDie = (aim: Aim, die: DieId | null): Aim => ({
  ...aim,
  selected: die,
  power: aim.power !== null && DIE_POWERS.has(aim.power) ? aim.power : null,
});

/** A power taken up, or let go: the die in the fingers stays there where the power is for dice. */
export const withPower = (aim: Aim, power: Power | null): Aim => ({
  ...aim,
  power,
  selected: power === null || DIE_POWERS.has(power) ? aim.selected : null,
});

/** Where the current aim can act, taken from the legal commands and nothing else. */
export function targetsOf(legal: readonly Command[], aim: Aim): Target[] {
  const targets: Target[] = [];
  for (const command of legal) {
    if (command.type === "place" && aim.power === null && command.die === aim.selected) {
      targets.push({ kind: "place", seat: command.seat, vine: command.vine, command });
    }
    if (
      command.type === "karma" &&
      (command.power === "clear" || command.power === "flipSeed") &&
      command.power === aim.power
    ) {
      targets.push({ kind: command.power, seat: command.seat, vine: command.vine, command });
    }
  }
  return targets;
}

/** Drops what the aim can no longer mean after the table has changed. */
export function keepAim(aim: Aim, legal: readonly Command[], basket: readonly DieId[]): Aim {
  const inBasket = new Set(basket);
  const canRoll = legal.some(({ type }) => type === "roll");
  const placeable = legal.some((command) => "die" in command && command.die === aim.selected);
  const powered = legal.some((command) => command.type === "karma" && command.power === aim.power);
  return {
    picked: canRoll ? aim.picked.filter((die) => inBasket.has(die)) : [],
    selected: placeable ? aim.selected : null,
    power: powered ? aim.power : null,
  };
}

/** How many basket dice the next roll takes (DT-T1). */
export const pickCount = (basket: readonly DieId[]): number => Math.min(3, basket.length);

/** The quick choice: as many red dice as the roll takes, filled up with black, then gold. */
export function quickPick(basket: readonly DieId[]): DieId[] {
  const order = ["red", "black", "gold"];
  const rank = (die: DieId) => order.findIndex((colour) => die.startsWith(colour));
  return [...basket].sort((a, b) => rank(a) - rank(b)).slice(0, pickCount(basket));
}
