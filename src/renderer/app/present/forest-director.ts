import type { Event } from "../../../shared/games/forage/events";
import { type Bounds, cardSize, type Position } from "../../../shared/games/forage/geometry";
import { standing } from "../../../shared/games/forage/standing";
import type { State } from "../../../shared/games/forage/state";
import type { PresentationCamera } from "../../../shared/protocol/presentation";
import { type View, WHOLE } from "../../forage/model/view";
import { ranking } from "../../hud/model/ranking";

/** Whose forest is looked at, and the card in it that came last; null: at the whole of it. */
export interface ForestShot {
  seat: number;
  card: Position | null;
}

export const FIRST_SHOT: ForestShot = { seat: 0, card: null };

/** Where the director looks after the events of a step: at the card that was laid, then at the forest that won. */
export function forestShotAfter(last: ForestShot, events: readonly Event[], state: State): ForestShot {
  return events.reduce((shot, event) => shotAfterEvent(shot, event, state), last);
}

function shotAfterEvent(last: ForestShot, event: Event, state: State): ForestShot {
  switch (event.type) {
    case "card-placed":
    case "placement-shown":
      return { seat: event.seat, card: event.placement };
    case "game-started":
    case "forests-started":
      return FIRST_SHOT;
    case "forest-finished":
      return { seat: event.seat, card: null };
    case "game-ended":
      return { seat: leaderOf(state), card: null };
    // Nothing to be seen.
    case "card-drawn":
    case "card-placed-unseen":
      return last;
  }
}

/**
 * The events of a step that are said aloud: a card drawn is the player's own business, and that older placements may be
 * seen by everybody now (FG-C4) is worth a word only where nothing else happened.
 */
export function worthTelling<One extends { type: string }>(events: readonly One[]): One[] {
  const told = events.filter(({ type }) => type !== "card-drawn");
  const now = told.filter(({ type }) => type !== "placement-shown");
  return now.length > 0 ? now : told;
}

/** What a camera shows; `shot` is the director's. */
export function forestShotOf(camera: PresentationCamera, shot: ForestShot, state: State): ForestShot {
  switch (camera) {
    case "director":
    case "dice":
      return shot;
    // The whole picture has the supply in it.
    case "table":
    case "basket":
      return { ...shot, card: null };
    case "turn":
      return { seat: nextSeat(state), card: null };
    case "leader":
      return { seat: leaderOf(state), card: null };
  }
}

/** How much nearer a card is looked at than the whole forest: most of that stays in the picture. */
const CLOSE = 1.2;

/** The view of a shot in a picture of these bounds. */
export function viewOfShot({ card }: ForestShot, bounds: Bounds): View {
  if (!card) return WHOLE;
  const { width, height } = cardSize(card.rotation);
  return {
    zoom: CLOSE,
    x: card.x + width / 2 - (bounds.left + bounds.right + 1) / 2,
    y: card.y + height / 2 - (bounds.top + bounds.bottom + 1) / 2,
  };
}

const leaderOf = (state: State): number => ranking(standing(state).totals)[0]?.seat ?? 0;

/** Who has placed fewest and is not finished; the first of the ranking where all are. */
function nextSeat(state: State): number {
  const open = state.players
    .map(({ placed, finished }, seat) => ({ placed, finished, seat }))
    .filter((one) => !one.finished);
  return open.sort((a, b) => a.placed - b.placed || a.seat - b.seat)[0]?.seat ?? leaderOf(state);
}
