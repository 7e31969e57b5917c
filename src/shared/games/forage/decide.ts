import type { RandomSource } from "../../dice/random";
import type { Decision } from "../game";
import { type Command, commandSchema } from "./commands";
import type { Event } from "./events";
import { withPlacement } from "./forest";
import { canPlace } from "./legal-moves";
import { Move } from "./move";
import { placementOf } from "./placing";
import { refusal } from "./refusals";
import { resultOf, scoreOf } from "./scoring";
import { cardsLeft, isRace, type Placement, playerAt, type State } from "./state";
import { placementsShown } from "./view";

/** Checks the form, then the rules. Nothing is drawn from the source: the pile was shuffled at the start. */
export function decide(state: State, seat: number, input: unknown, _random: RandomSource): Decision<State, Event> {
  const parsed = commandSchema.safeParse(input);
  if (!parsed.success) return { ok: false, refusal: refusal("malformed-command") };
  if (!isSeated(state, seat, parsed.data)) return { ok: false, refusal: refusal("no-such-seat", { seat }) };
  const placed = placementOf(state.deck, playerAt(state, seat), parsed.data);
  if (!placed.ok) return placed;
  const move = new Move(state);
  place(move, seat, placed.placement);
  return { ok: true, state: move.state, events: move.events };
}

/** In a race the command names its own seat; in a game for one it may leave seat 0 out (referee.md). */
function isSeated(state: State, seat: number, command: Command): boolean {
  const named = command.seat ?? (isRace(state) ? null : 0);
  return named === seat && state.players[seat] !== undefined;
}

/** FG-T1 to FG-T4, with what others may see after it (FG-C4). */
function place(move: Move, seat: number, placement: Placement): void {
  const before = move.state;
  const { forest, placed } = playerAt(before, seat);
  const score = scoreOf(withPlacement(before.deck, forest, placement), before.recipes);
  const open = !isRace(before);
  move.happens({ type: "card-placed", seat, number: placed + 1, placement, score, open });
  draw(move, seat, open);
  finish(move, seat);
  show(move, before);
  if (move.state.players.every(({ finished }) => finished)) {
    move.happens({ type: "game-ended", result: resultOf(move.state) });
  }
}

/** FG-T3. */
function draw(move: Move, seat: number, open: boolean): void {
  const { pile } = move.state;
  if (pile === null) throw new RangeError("only the host's state can be played on");
  const { hand, placed } = playerAt(move.state, seat);
  const left = cardsLeft({ ...playerAt(move.state, seat), placed: placed - 1 });
  const card = pile[pile.length - left];
  if (hand !== null && left > 0 && card !== undefined) move.happens({ type: "card-drawn", seat, card, open });
}

/** FG-T4. */
function finish(move: Move, seat: number): void {
  const player = playerAt(move.state, seat);
  if (player.hand?.length === 0) move.happens({ type: "forest-finished", seat, reason: "all-placed" });
  else if (!canPlace(move.state.deck, player)) move.happens({ type: "forest-finished", seat, reason: "nothing-fits" });
}

/** FG-C4: the placements that the slowest seat has now caught up with. */
function show(move: Move, before: State): void {
  if (!isRace(before)) return;
  const shown = placementsShown(before);
  const shownNow = placementsShown(move.state);
  for (const [seat, { placed, forest }] of move.state.players.entries()) {
    for (let number = shown + 1; number <= Math.min(shownNow, placed); number += 1) {
      const placement = forest.placements[number];
      if (placement !== undefined) move.happens({ type: "placement-shown", seat, number, placement });
    }
  }
}
