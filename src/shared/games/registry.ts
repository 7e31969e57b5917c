import { dicedTomatoes } from "./diced-tomatoes";
import { rollOf } from "./diced-tomatoes/rolls";
import { script } from "./diced-tomatoes/script";
import { standing } from "./diced-tomatoes/standing";
import { forage } from "./forage";
import type { CardId } from "./forage/cards";
import { script as forageScript } from "./forage/script";
import { sealed, tellable } from "./forage/seal";
import { standing as forageStanding } from "./forage/standing";
import type { Setup as ForageSetup, State as ForageState } from "./forage/state";
import type { AnyEvent, AnySetup, Game, Roll, Standing, Written } from "./game";

/** Puts things that nobody has seen into another order. */
type Arrange = (unseen: readonly string[]) => readonly string[];

/** How a table whose game is not over is told without its secret (shared/table/seal.ts). */
export interface Secret<Setup, State> {
  /** Whether a state may be told to everybody while the game stands at `newest`. */
  tellable(state: State, newest: State): boolean;
  /** A set-up that leads through the same states, with what none of them shows in the order that `arrange` gives it. */
  sealed(setup: Setup, states: readonly State[], arrange: Arrange): Setup;
}

/** A game with what host and screens ask of it beside its rules. */
export interface GameEntry<Setup, State, Command, Event, View, Summary> {
  game: Game<Setup, State, Command, Event, View, Summary>;
  /** The dice that an event rolls for everybody to see; null where it rolls none. */
  rollOf(event: Event): Roll | null;
  /** A view after one event of those its audience sees: what `evolve` is to the state. */
  evolveView(view: View, event: Event): View;
  standing(state: State): Standing;
  /** Of a game whose draws tell what players may not know before it is over; null where they tell nothing. */
  secret: Secret<Setup, State> | null;
  /** A game as the referee takes it (referee.md): what was laid, the dice that came, the commands in order. */
  script(written: Written<Setup, State>): object;
}

/** The games of the product. A game is added by an entry here and one in shared/protocol/games.ts. */
export const GAMES = {
  "diced-tomatoes": { game: dicedTomatoes, rollOf, evolveView: dicedTomatoes.evolve, standing, secret: null, script },
  forage: {
    game: forage,
    // Dice are laid and turned by hand, never rolled (FG-D2 to FG-D6).
    rollOf: () => null,
    evolveView: forage.evolve,
    standing: forageStanding,
    // The order of the undrawn pile (FG-S2).
    secret: {
      tellable,
      sealed: (setup: ForageSetup, states: readonly ForageState[], arrange: Arrange) =>
        sealed(setup, states, arrange as (unseen: readonly CardId[]) => readonly CardId[]),
    },
    script: forageScript,
  },
};

export type GameId = keyof typeof GAMES;

/** The types of one game, by its id. */
type Types<Id extends GameId> =
  (typeof GAMES)[Id]["game"] extends Game<
    infer Setup,
    infer _State,
    infer _Command,
    infer Event,
    infer _View,
    infer _Summary
  >
    ? { setup: Setup; event: Event }
    : never;

export type SetupOf<Id extends GameId> = Types<Id>["setup"];
export type EventOf<Id extends GameId> = Types<Id>["event"];

/** A game told apart by its id alone: whoever uses it gives it nothing but its own set-up, states and events. */
export type AnyGame = GameEntry<AnySetup, unknown, unknown, AnyEvent, unknown, unknown>;

export const gameOf = (id: GameId): AnyGame => GAMES[id];
