import { type Board, dieIn, dieWorth, typesIn } from "./board";
import { COLOUR_OF, dieCode, IS_SPLIT, LEVEL_OF, MOUSE_LEVEL, mouseCode, NO_DIE, TOKEN, TOP_LEVEL } from "./codes";
import type { Points } from "./points";
import type { Weights } from "./weights";

/** Below every value: what may not be. */
const NEVER = -1e9;

/**
 * What a forest's promise can gain at best where an area comes to lie on a cell, by the area's types and the cell's
 * byte. But for recipes' windfalls the sum over a card's six areas is never less than what the placement truly gains,
 * so most placements need no closer look. Which colours have run out and whether the token is used are part of it: each such table is made once.
 */
export class Outlook {
  private readonly tables: (Float64Array | undefined)[] = [];

  constructor(
    private readonly weights: Weights,
    private readonly recipes: readonly Points[],
  ) {}

  /** Indexed by `types << 8 | byte`. */
  gains({ supply, tokenUsed }: Board): Float64Array {
    const out = [0, 1, 2].filter((colour) => supply[colour] === 0).reduce((bits, colour) => bits | (1 << colour), 0);
    const key = (out << 1) | (tokenUsed ? 1 : 0);
    this.tables[key] ??= this.made(out, tokenUsed);
    return this.tables[key];
  }

  private made(out: number, tokenUsed: boolean): Float64Array {
    const gains = new Float64Array(8 << 8);
    for (let own = 1; own < 7; own += 1) {
      for (let byte = 0; byte < 256; byte += 1) {
        if (dieIn(byte) > TOKEN || typesIn(byte) === 7) continue;
        const gain = byte === 0 ? this.worth(own, NO_DIE) : this.gain(own, byte, out, tokenUsed);
        gains[(own << 8) | byte] = gain + this.earned(own, byte);
      }
    }
    return gains;
  }

  /** What the recipes can gain there. */
  private earned(own: number, byte: number): number {
    return this.weights.recipes * this.recipes.reduce((sum, { there }) => sum + there(own, byte), 0);
  }

  private gain(own: number, byte: number, out: number, tokenUsed: boolean): number {
    const types = typesIn(byte);
    const die = dieIn(byte);
    const before = this.worth(types, die);
    const token = tokenUsed ? NEVER : this.worth(own, TOKEN);
    if (die === TOKEN) return NEVER;
    if (die === NO_DIE) {
      if ((types & own) === 0) return Math.max(this.bestMouse(own), token) - before;
      return Math.max(this.worth(own, NO_DIE), this.freshWorth(own, out)) - before;
    }
    const colour = COLOUR_OF[die] as number;
    const level = LEVEL_OF[die] as number;
    const fits = ((own >> colour) & 1) === 1;
    if (level === MOUSE_LEVEL) return fits && !tokenUsed ? token - before + this.returnWorth(colour, out) : NEVER;
    if (!fits) return Math.max(this.bestMouse(own), token) - before + this.returnWorth(colour, out);
    const next = IS_SPLIT[own] === 1 || level === TOP_LEVEL ? level : level + 1;
    return this.worth(own, dieCode(colour, next)) - before;
  }

  /** What a cell counts and promises. */
  private worth(types: number, die: number): number {
    const { dice, bare, split } = this.weights;
    if (die === NO_DIE) return bare[types] as number;
    if (die === TOKEN) return (dice[TOKEN] as number) - 5;
    const worn = LEVEL_OF[die] !== MOUSE_LEVEL && IS_SPLIT[types] === 1 ? split : 0;
    return (dice[die] as number) + dieWorth(die, types) + worn;
  }

  private bestMouse(own: number): number {
    const mice = [0, 1, 2].filter((colour) => ((own >> colour) & 1) === 1).map((colour) => mouseCode(colour));
    return Math.max(...mice.map((mouse) => this.worth(own, mouse)));
  }

  /** A new die where one is left; one that the same placement frees is counted where it is freed. */
  private freshWorth(own: number, out: number): number {
    if (IS_SPLIT[own] === 1 || (own & out) !== 0) return NEVER;
    return this.worth(own, dieCode(colourOf(own), 0));
  }

  /** What a die that goes back to an empty supply can do at once, as a new die on a food area. */
  private returnWorth(colour: number, out: number): number {
    if (((out >> colour) & 1) === 0) return 0;
    const own = 1 << colour;
    return Math.max(0, this.worth(own, dieCode(colour, 0)) - this.worth(own, NO_DIE));
  }
}

const colourOf = (food: number): number => food >> 1;
