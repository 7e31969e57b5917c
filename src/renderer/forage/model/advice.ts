import type { CardId } from "../../../shared/games/forage/cards";
import type { Command } from "../../../shared/games/forage/commands";
import type { Rotation } from "../../../shared/games/forage/geometry";
import { placementOf } from "../../../shared/games/forage/placing";
import { playerAt, type State } from "../../../shared/games/forage/state";
import { sortedJson } from "../../../shared/protocol/hash";
import { type Aim, waysToLay } from "./aim";

/** The card in the fingers as a command would lay it, settled the same way. */
export function aimFor(state: State, seat: number, command: Command, legal: readonly Command[]): Aim {
  const { x, y } = command;
  const aim: Aim = { card: command.card as CardId, x, y, rotation: command.rotation as Rotation, choice: 0 };
  const settled = (way: Command) => {
    const placed = placementOf(state.deck, playerAt(state, seat), way);
    return placed.ok ? sortedJson(placed.placement.dice) : null;
  };
  const wanted = settled(command);
  const choice = waysToLay(aim, legal).findIndex((way) => settled(way) === wanted);
  return { ...aim, choice: Math.max(0, choice) };
}
