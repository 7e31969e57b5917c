import type { RandomSource } from "../../dice/random";
import { shuffled } from "../../dice/shuffle";
import { CARD_IDS } from "./cards";
import type { Event } from "./events";
import { EMPTY_FOREST, withPlacement } from "./forest";
import { Move } from "./move";
import { type RecipeId, recipeOnBackOf } from "./recipes";
import { scoreOf } from "./scoring";
import {
  type Deal,
  GAME_ID,
  GAME_RECIPES,
  HAND_CARDS,
  isRace,
  type Mode,
  PILE_CARDS,
  type Placement,
  type Player,
  type Setup,
  type State,
} from "./state";
import { TABLE_DECK } from "./table-deck";

/** Deals, lays the start card and draws every hand (FG-S1, FG-S2, FG-C3); null where the source cannot shuffle. */
export function start(setup: Setup, random: RandomSource): { state: State; events: Event[] } | null {
  const deal = setup.deal ?? dealt(setup.mode, random, setup.recipes ?? null);
  if (deal === null) return null;
  const move = new Move(laidTable(setup, deal));
  move.happens({ type: "game-started", state: move.state });
  const [startCard, ...others] = deal.pile;
  if (startCard === undefined) throw new RangeError("an empty pile");
  const placement: Placement = { card: startCard, x: 0, y: 0, rotation: 0, dice: [] };
  const score = scoreOf(withPlacement(move.state.deck, EMPTY_FOREST, placement), deal.recipes);
  move.happens({ type: "forests-started", placement, score });
  const open = !isRace(move.state);
  for (const seat of setup.players.keys()) {
    for (const card of others.slice(0, HAND_CARDS)) move.happens({ type: "card-drawn", seat, card, open });
  }
  return { state: move.state, events: move.events };
}

/**
 * Shuffles the deck: in a recipe challenge its first two cards show their recipes, the next nine are the pile.
 * The cards of recipes that were `chosen` are taken out before.
 */
export function dealt(mode: Mode, random: RandomSource, chosen: readonly RecipeId[] | null = null): Deal | null {
  const cards = shuffled(
    CARD_IDS.filter((card) => !chosen?.includes(recipeOnBackOf(card))),
    random,
  );
  if (cards === null) return null;
  if (chosen !== null) return { pile: cards.slice(0, PILE_CARDS), recipes: [...chosen] };
  const recipes = mode === "recipes" ? cards.splice(0, GAME_RECIPES).map(recipeOnBackOf) : [];
  return { pile: cards.slice(0, PILE_CARDS), recipes };
}

function laidTable({ players, mode, deck }: Setup, { pile, recipes }: Deal): State {
  return {
    game: GAME_ID,
    mode,
    deck: deck ?? TABLE_DECK.cards,
    recipes,
    phase: "place",
    pile,
    players: players.map(laidPlayer),
    result: null,
  };
}

const laidPlayer = (name: string): Player => ({
  name,
  hand: [],
  placed: 0,
  forest: EMPTY_FOREST,
  score: scoreOf(EMPTY_FOREST, []),
  finished: false,
});
