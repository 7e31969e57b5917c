import type { DieId } from "../../../shared/dice/kinds";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { TableScreen } from "../../app/turn";

/** Dice whose values must not be told yet. */
export function diceInAir(screen: TableScreen, latest: Event | null): Set<DieId> {
  if (!screen.rolling || !latest) return new Set();
  if (latest.type === "die-rerolled") return new Set([latest.die]);
  return latest.type === "dice-rolled" ? new Set(latest.dice.map(({ die }) => die)) : new Set();
}
