import { useCallback, useMemo, useState } from "react";
import { forage } from "../../../shared/games/forage";
import type { CardId } from "../../../shared/games/forage/cards";
import type { Command } from "../../../shared/games/forage/commands";
import { playerAt, type State } from "../../../shared/games/forage/state";
import type { HeldCard } from "../board/held";
import { aimFor } from "./advice";
import { type Aim, forestBounds, heldAt, takenUp, turned } from "./aim";
import { rehearse } from "./rehearse";

/** What the player's fingers do with the hand; nothing of it is sent before `lay`. */
export interface Fingers {
  held: HeldCard | null;
  take(card: CardId | null): void;
  /** Takes the card of a command into the fingers, held where the command would lay it. */
  follow(command: Command): void;
  holdAt(x: number, y: number): void;
  /** By so many cells. */
  move(dx: number, dy: number): void;
  turn(clockwise: boolean): void;
  /** The way to settle the dice, by its number; the next one where none is given. */
  choose(way?: number): void;
  /** The command that lays the card as it is held; null where it is illegal. */
  command: Command | null;
}

/** Follows the card in the fingers of a seat; `playing` is false where this screen may not move it. */
export function useAim(state: State, seat: number, playing: boolean): Fingers {
  const legal = useMemo(() => (playing ? forage.legalMoves(state, seat) : []), [state, seat, playing]);
  const [aimed, setAim] = useState<Aim | null>(null);
  const { hand, forest, finished } = playerAt(state, seat);
  const bounds = useMemo(() => forestBounds(forest), [forest]);
  // A card that has left the hand is no longer in the fingers either.
  const aim = playing && !finished && aimed && hand?.includes(aimed.card) ? aimed : null;
  const rehearsal = useMemo(() => (aim === null ? null : rehearse(state, seat, aim, legal)), [state, seat, aim, legal]);
  const change = useCallback((next: (aim: Aim) => Aim) => setAim((last) => last && next(last)), []);
  const ways = rehearsal?.legal ? rehearsal.ways.length : 0;
  return {
    held: aim && rehearsal && { aim, rehearsal },
    take: (card) => setAim(card === null ? null : takenUp(card, legal, bounds)),
    follow: (command) => setAim(aimFor(state, seat, command, legal)),
    holdAt: (x, y) => change((last) => heldAt(last, x, y, bounds)),
    move: (dx, dy) => change((last) => heldAt(last, last.x + dx, last.y + dy, bounds)),
    turn: (clockwise) => change((last) => turned(last, clockwise, bounds)),
    choose: (way) => change((last) => ({ ...last, choice: way ?? (last.choice + 1) % Math.max(1, ways) })),
    command: rehearsal?.legal ? rehearsal.chosen.command : null,
  };
}
