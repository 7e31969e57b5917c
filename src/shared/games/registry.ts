import { dicedTomatoes } from "./diced-tomatoes";
import { rollOf } from "./diced-tomatoes/rolls";
import { script } from "./diced-tomatoes/script";
import { standing } from "./diced-tomatoes/standing";
import { forage } from "./forage";
import { script as forageScript } from "./forage/script";
import { standing as forageStanding } from "./forage/standing";
import type { AnyEvent, AnySetup, Game, Roll, Standing, Written } from "./game";

/** A game with what host and screens ask of it beside its rules. */
export interface GameEntry<Setup, State, Command, Event, View, Summary> {
  game: Game<Setup, State, Command, Event, View, Summary>;
  /** The dice that an event rolls for everybody to see; null where it rolls none. */
  rollOf(event: Event): Roll | null;
  /** A view after one event of those its audience sees: what `evolve` is to the state. */
  evolveView(view: View, event: Event): View;
  standing(state: State): Standing;
  /** Whether the draws tell what players may not know before the game is over: such a table is no file until then. */
  hides: boolean;
  /** A game as the referee takes it (referee.md): what was laid, the dice that came, the commands in order. */
  script(written: Written<Setup, State>): object;
}

/** The games of the product. A game is added by an entry here and one in shared/protocol/games.ts. */
export const GAMES = {
  "diced-tomatoes": { game: dicedTomatoes, rollOf, evolveView: dicedTomatoes.evolve, standing, hides: false, script },
  forage: {
    game: forage,
    // Dice are laid and turned by hand, never rolled (FG-D2 to FG-D6).
    rollOf: () => null,
    evolveView: forage.evolve,
    standing: forageStanding,
    // The order of the undrawn pile (FG-S2).
    hides: true,
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
