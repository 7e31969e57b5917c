import { Board } from "./board";
import { COLOURS, mouseCode } from "./codes";
import { type Found, lay, MoveFinder, moveAt, moveRotation, type PackedMove } from "./moves";
import { Outlook } from "./outlook";
import { type Points, pointsOn } from "./points";
import type { Shape } from "./shapes";
import { Sweep } from "./sweep";
import { plainWeights, promiseOf, type Weights } from "./weights";

/** By the cards still to be played: how often what one of them would earn at once will be earned in all, as measured. */
const HARVESTS = [0, 1, 1.7, 2.1, 2.5, 2.8, 2.9, 2.8];
/** Beyond what a mouse and the token cost now. */
const MOUSE = -0.7;
const TOKEN = -0.7;

/** The shapes of one card. */
type CardShapes = readonly Shape[];

/** A card that could be laid nowhere but at such a loss is as good as none. */
const WORST = -30;

/**
 * What becomes of a forest, judged by the best that each card to come would earn on it as it lies. It tells far more
 * than what lies there, and takes as long as to look at all placements: for forests that are worth a second look. Of
 * the recipes those count that are sums over dice; the others would take longer than they tell.
 */
export class Foresight {
  /** Placements looked at. */
  nodes = 0;
  private readonly finder = new MoveFinder();
  private readonly sweep = new Sweep();
  private readonly child = new Board();
  private readonly weights: Weights;
  private readonly outlook: Outlook;
  /** Whether what a placement gains is the change of the score alone. */
  private readonly isPlain: boolean;

  constructor(private readonly recipes: readonly Points[]) {
    this.weights = plainWeights(recipes);
    this.outlook = new Outlook(this.weights, []);
    this.isPlain = recipes.every(({ worths }) => worths === null);
  }

  /**
   * The score of the forest, recipes and all, and what is yet to be added to it, with these cards to come. Where the
   * last of them are not known, so many will come of those that `unseen` lists.
   */
  of(board: Board, known: readonly CardShapes[], unseen: readonly CardShapes[] = [], coming = unseen.length): number {
    const score = board.score + pointsOn(this.recipes, board);
    const left = known.length + coming;
    if (left === 0) return score;
    const guessed = coming === 0 ? 0 : (coming * this.sumOfBest(board, unseen)) / unseen.length;
    const promise = score + ((HARVESTS[left] as number) * (this.sumOfBest(board, known) + guessed)) / left;
    // The last card pays for no mouse.
    if (left === 1) return promise;
    let mice = 0;
    for (let colour = 0; colour < COLOURS; colour += 1) mice += board.counts[mouseCode(colour)] as number;
    return promise + MOUSE * mice + (board.tokenUsed ? TOKEN : 0);
  }

  private sumOfBest(board: Board, cards: readonly CardShapes[]): number {
    const { sweep, finder } = this;
    const gains = this.outlook.gains(board);
    const before = promiseOf(board, this.weights);
    if (!this.isPlain) this.child.copy(board);
    let sum = 0;
    for (const shapes of cards) {
      sweep.floor = WORST;
      this.nodes += sweep.over(board, shapes, gains, (shape, at, rotation) => {
        finder.tryAt(board, shape, at, rotation, 0, ({ gain, move }: Found): void => {
          const earned = this.isPlain ? gain : this.promiseAfter(board, shapes, move) - before;
          if (earned > sweep.floor) sweep.floor = earned;
        });
      });
      sum += sweep.floor;
    }
    return sum;
  }

  private promiseAfter(board: Board, shapes: readonly Shape[], move: PackedMove): number {
    const { child, weights } = this;
    lay(child, shapes, move);
    const promise = promiseOf(child, weights);
    child.restore(board, moveAt(move), (shapes[moveRotation(move)] as Shape).offsets);
    return promise;
  }
}
