import { DIE_VALUES, type DieId, type DieValue } from "../../dice/kinds";
import type { Refusal } from "../game";
import { type KarmaCommand, POWER_COST, type Power } from "./commands";
import { type Place, rolledValue } from "./placing";
import { type Reason, refusal } from "./refusals";
import { playerAt, type State, type Vine, vineAt } from "./state";
import { isSetOrRun } from "./vines";

type DiePower = "reroll" | "shift" | "rollover" | "set";
type VinePower = Exclude<Power, DiePower>;

const isVinePower = (power: Power): power is VinePower => power === "clear" || power === "flipSeed";

/** The side of a die that lies down. */
export const underside = (value: DieValue): DieValue => (7 - value) as DieValue;

/** DT-K5: the values that a power can turn a rolled die to, beside the chance of a `reroll`. */
export function reachableValues(power: Exclude<DiePower, "reroll">, value: DieValue): DieValue[] {
  switch (power) {
    case "shift":
      return DIE_VALUES.filter((other) => Math.abs(other - value) === 1);
    case "rollover":
      return value === 1 || value === 6 ? [underside(value)] : [];
    case "set":
      return DIE_VALUES.filter((other) => other !== value);
  }
}

/**
 * Why the active player cannot use a power now, whatever it is aimed at: it needs a rolled die (DT-T6), karma is
 * short, or nothing on the table can take it (DT-K5). Null where some use of it is legal.
 */
export function powerRefusal(state: State, power: Power): Refusal | null {
  return outOfReach(state, power) ?? (aimsOf(state, power).length === 0 ? refusal("power-no-target", { power }) : null);
}

/** Why the active player cannot use a power on just that target (DT-T6, DT-K5); null where it is legal. */
export function karmaRefusal(state: State, command: KarmaCommand): Refusal | null {
  return outOfReach(state, command.power) ?? aimRefusal(state, command);
}

/** Every legal use of a power by the active player. */
export function karmaCommands(state: State, power: Power): KarmaCommand[] {
  return outOfReach(state, power) === null ? aimsOf(state, power) : [];
}

function outOfReach(state: State, power: Power): Refusal | null {
  if (state.phase === "finished" || state.activeSeat === null) return refusal("game-finished");
  if (state.phase === "pick" && !isVinePower(power)) return refusal("power-needs-rolled-die", { power });
  const { karma } = playerAt(state, state.activeSeat);
  const cost = POWER_COST[power];
  return karma < cost ? refusal("karma-too-low", { power, cost, karma }) : null;
}

function aimRefusal(state: State, command: KarmaCommand): Refusal | null {
  if (command.power === "clear" || command.power === "flipSeed") {
    const fault = vineFault(command.power, vineAt(state, command.seat, command.vine));
    return fault === null ? null : refusal(fault, { seat: command.seat, vine: command.vine });
  }
  const value = rolledValue(state, command.die);
  if (value === null) return refusal("power-die-not-in-hand", { die: command.die });
  if (command.power === "reroll") return null;
  const reachable: readonly number[] = reachableValues(command.power, value);
  const reached = command.power === "rollover" ? reachable.length > 0 : reachable.includes(command.value);
  return reached ? null : refusal("power-value-out-of-reach", { power: command.power, die: command.die, value });
}

function vineFault(power: VinePower, vine: Vine | null): Reason | null {
  if (vine === null) return "power-no-vine";
  if (power === "clear" || isSetOrRun(underside(vine.seed.value), vine.dice)) return null;
  return "flip-breaks-vine";
}

function aimsOf(state: State, power: Power): KarmaCommand[] {
  if (isVinePower(power)) {
    return vinesFor(state, power).map((place) => ({ type: "karma", power, ...place }));
  }
  return state.hand.flatMap(({ die, value }) => (value === null ? [] : dieAims(power, die, value)));
}

function dieAims(power: DiePower, die: DieId, value: DieValue): KarmaCommand[] {
  if (power === "reroll") return [{ type: "karma", power, die }];
  const values = reachableValues(power, value);
  if (power === "rollover") return values.map(() => ({ type: "karma", power, die }));
  return values.map((reached) => ({ type: "karma", power, die, value: reached }));
}

function vinesFor(state: State, power: VinePower): Place[] {
  return state.players.flatMap(({ vines }, seat) =>
    vines.flatMap((found, vine) => (vineFault(power, found) === null ? [{ seat, vine }] : [])),
  );
}
