import type { Reason } from "../../../shared/games/diced-tomatoes/refusals";
import type { Refusal } from "../../../shared/games/game";
import { fill } from "./fill";

/** English words of each reason; `{name}` stands for a parameter of the refusal. */
const WORDS: Readonly<Record<Reason, string>> = {
  "malformed-command": "malformed command",
  "no-such-seat": "there is no seat {seat}",
  "game-finished": "the game is over",
  "not-your-turn": "it is another player's turn",
  "concede-at-table": "conceding is for single mode",
  "already-rolled": "the dice are rolled already",
  "roll-first": "roll first",
  "power-needs-rolled-die": "{power} needs a rolled die",
  "wrong-number-of-dice": "dice to pick: {count}",
  "die-picked-twice": "{die} is picked twice",
  "die-not-in-basket": "{die} is not in the basket",
  "die-not-in-hand": "{die} is not in hand",
  "seed-must-be-red": "{die} cannot be a seed: only red dice can",
  "neither-set-nor-run": "with {die} the vine would be neither a set nor a run",
  "track-full": "the score track of that vine's owner is full",
  "die-can-be-placed": "{die} can still be placed: seat {seat}, vine {vine}",
  "karma-too-low": "{power} costs {cost} karma, there is {karma}",
  "power-die-not-in-hand": "{die} is not in hand",
  "power-value-out-of-reach": "a {value} cannot be turned so by {power}",
  "power-no-vine": "that token is empty",
  "flip-breaks-vine": "with the seed turned over the vine would be neither a set nor a run",
  "power-no-target": "there is nothing that {power} can be used on",
  "out-of-dice": "the written dice are exhausted",
};

/** A refusal in words. Throws where the reason is not one of the game's. */
export function dicedTomatoesWords({ reason, params }: Refusal): string {
  if (!isReason(reason)) throw new RangeError(`no words for ${reason}`);
  return fill(WORDS[reason], params);
}

const isReason = (reason: string): reason is Reason => Object.hasOwn(WORDS, reason);
