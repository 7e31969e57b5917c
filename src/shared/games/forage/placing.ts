import type { Refusal } from "../game";
import { type Card, cardOf } from "./cards";
import type { Command } from "./commands";
import { isRotation } from "./geometry";
import { type Overlap, overlapsOf } from "./overlaps";
import { refusal } from "./refusals";
import { type Choices, settle } from "./settling";
import type { Placement, Player } from "./state";
import type { Woodland } from "./woodland";

export type Placed = { ok: true; placement: Placement } | { ok: false; refusal: Refusal };

/** What a well-formed command comes to in a player's forest, or the first line of the rules' table that forbids it. */
export function placementOf(deck: readonly Card[], player: Player, command: Command): Placed {
  const { x, y, rotation } = command;
  if (player.finished) return refused("forest-finished");
  const id = player.hand?.find((held) => held === command.card);
  if (id === undefined) return refused("card-not-in-hand", { card: command.card });
  if (!isRotation(rotation)) return refused("no-such-rotation", { rotation });
  const overlaps = overlapsOf(player.forest, cardOf(deck, id), { x, y, rotation });
  if (overlaps.length === 0) return refused("no-overlap", { x, y });
  const choices: Choices = { mouse: command.mouse ?? {}, order: command.order ?? [] };
  const fault = mouseFault(overlaps, choices) ?? orderFault(overlaps, choices);
  if (fault !== null) return { ok: false, refusal: fault };
  const settled = settle(player.forest, overlaps, choices);
  if (!settled.ok) return refused(settled.reason, { cell: settled.cell });
  return { ok: true, placement: { card: id, x, y, rotation, dice: settled.dice } };
}

function refused(...fault: Parameters<typeof refusal>): Placed {
  return { ok: false, refusal: refusal(...fault) };
}

function mouseFault(overlaps: readonly Overlap[], { mouse }: Choices): Refusal | null {
  for (const [cell, colour] of Object.entries(mouse)) {
    const overlap = overlaps.find((each) => each.cell === cell);
    if (overlap === undefined) return refusal("mouse-cell-not-covered", { cell });
    if (!overlap.types.includes(colour as Woodland)) return refusal("mouse-colour-not-there", { cell, colour });
  }
  return null;
}

function orderFault(overlaps: readonly Overlap[], { order }: Choices): Refusal | null {
  const missing = order.find((cell) => !overlaps.some((overlap) => overlap.cell === cell));
  if (missing !== undefined) return refusal("order-cell-not-covered", { cell: missing });
  const twice = order.find((cell, index) => order.indexOf(cell) !== index);
  return twice === undefined ? null : refusal("order-cell-twice", { cell: twice });
}
