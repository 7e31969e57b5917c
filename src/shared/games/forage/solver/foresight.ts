import type { Board } from "./board";
import { COLOURS, mouseCode } from "./codes";
import { type Found, MoveFinder } from "./moves";
import { Outlook } from "./outlook";
import type { Shape } from "./shapes";
import { Sweep } from "./sweep";
import { PLAIN } from "./weights";

/** By the cards still to be played: how often what one of them would earn at once will be earned in all, as measured. */
const HARVESTS = [0, 1, 1.7, 2.1, 2.5, 2.8, 2.9, 2.8];
/** Beyond what a mouse and the token cost now. */
const MOUSE = -0.7;
const TOKEN = -0.7;

/** A card that could be laid nowhere but at this loss is as good as none. */
const WORST = -30;

/**
 * What becomes of a forest, judged by the best that each card to come would earn on it as it lies. It tells far more
 * than what lies there, and takes as long as to look at all placements: for forests that are worth a second look.
 */
export class Foresight {
  private readonly finder = new MoveFinder();
  private readonly sweep = new Sweep();
  private readonly outlook = new Outlook(PLAIN, []);

  /** What is yet to be added to the score of the forest. */
  of(board: Board, cards: readonly (readonly Shape[])[]): number {
    const gains = this.outlook.gains(board);
    let sum = 0;
    for (const shapes of cards) sum += this.bestOf(board, shapes, gains);
    const harvest = ((HARVESTS[cards.length] as number) * sum) / Math.max(1, cards.length);
    // The last card pays for no mouse.
    if (cards.length < 2) return harvest;
    let mice = 0;
    for (let colour = 0; colour < COLOURS; colour += 1) mice += board.counts[mouseCode(colour)] as number;
    return harvest + MOUSE * mice + (board.tokenUsed ? TOKEN : 0);
  }

  private bestOf(board: Board, shapes: readonly Shape[], gains: Float64Array): number {
    const { sweep, finder } = this;
    sweep.floor = WORST;
    const better = ({ gain }: Found): void => {
      if (gain > sweep.floor) sweep.floor = gain;
    };
    sweep.over(board, shapes, gains, (shape, at, rotation) => finder.tryAt(board, shape, at, rotation, 0, better));
    return sweep.floor;
  }
}
