import type { DieValue } from "../../../src/shared/dice/kinds";
import type { RandomSource } from "../../../src/shared/dice/random";
import { dicedTomatoes } from "../../../src/shared/games/diced-tomatoes";
import { DEFAULT_OPTIONS, GAME_ID, type State } from "../../../src/shared/games/diced-tomatoes/state";

/** What boardgame.io hands to a game's functions, as far as this game takes it. */
interface Context {
  G: State;
  ctx: { numPlayers: number };
  playerID: string;
  random: { D6(count: number): number[] };
  events: { endTurn(): void };
}

/**
 * Diced Tomatoes by the product's own rules as a game of boardgame.io. `plain` gives the state behind its draft, so
 * that the rules run as fast as anywhere.
 */
export const peerGame = (plain: (state: State) => State, invalid: unknown) => ({
  name: GAME_ID,
  setup({ ctx, random }: Context): State {
    const players = Array.from({ length: ctx.numPlayers }, (_, seat) => `Player ${seat + 1}`);
    const laid = dicedTomatoes.start({ players, options: DEFAULT_OPTIONS }, drawnBy(random));
    if (!laid) throw new Error("dice never end");
    return laid.state;
  },
  moves: {
    play: {
      // Dice are drawn at the server alone.
      client: false,
      move({ G, playerID, random, events }: Context, command: unknown) {
        const state = plain(G);
        const decision = dicedTomatoes.decide(state, Number(playerID), command, drawnBy(random));
        if (!decision.ok) return invalid;
        const { activeSeat } = decision.state;
        if (activeSeat !== null && activeSeat !== state.activeSeat) events.endTurn();
        return decision.state;
      },
    },
  },
  turn: {
    order: {
      first: ({ G }: Context) => G.activeSeat ?? 0,
      next: ({ G }: Context) => G.activeSeat ?? 0,
    },
  },
  endIf: ({ G }: Context) => G.result ?? undefined,
});

const drawnBy = (random: Context["random"]): RandomSource => ({
  dice: (count) => (count === 0 ? [] : (random.D6(count) as DieValue[])),
  below: () => null,
});
