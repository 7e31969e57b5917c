import type { Reason } from "../../../shared/games/forage/refusals";
import type { Refusal } from "../../../shared/games/game";
import { fill } from "./fill";

/** English words of each reason; `{name}` stands for a parameter of the refusal. */
const WORDS: Readonly<Record<Reason, string>> = {
  "malformed-command": "malformed command",
  "no-such-seat": "there is no such seat, or none is named",
  "forest-finished": "that forest is finished",
  "card-not-in-hand": "{card} is not in hand",
  "no-such-rotation": "a card cannot be turned by {rotation} degrees",
  "no-overlap": "at {x},{y} the card overlaps no cell of the forest",
  "mouse-cell-not-covered": "mouse: {cell} is no cell of the forest under the card",
  "mouse-colour-not-there": "mouse: the area at {cell} has no {colour}",
  "order-cell-not-covered": "order: {cell} is no cell of the forest under the card",
  "order-cell-twice": "order: {cell} is named twice",
  "token-covered": "the mouse token lies at {cell}",
  "mouse-covered": "the mouse die at {cell} cannot be overlapped",
  "no-mouse-left": "no die is left for the mouse at {cell}, and the token is used",
  "token-twice": "the token would be needed again at {cell}",
};

/** A refusal in words. Throws where the reason is not one of the game's. */
export function forageWords({ reason, params }: Refusal): string {
  if (!isReason(reason)) throw new RangeError(`no words for ${reason}`);
  return fill(WORDS[reason], params);
}

const isReason = (reason: string): reason is Reason => Object.hasOwn(WORDS, reason);
