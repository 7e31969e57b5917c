import { CARD_IDS, type CardId } from "./cards";
import { cardBehind } from "./recipes";
import { cardsLeft, PILE_CARDS, type Setup, type State } from "./state";
import { placementsShown } from "./view";

/** Whether a state shows nothing that is hidden while the game stands at `newest`: no forest beyond what all may see (FG-C4). */
export function tellable({ players }: State, newest: State): boolean {
  const shown = newest.players.length > 1 ? placementsShown(newest) : PILE_CARDS;
  return players.every(({ placed }) => placed <= shown);
}

/**
 * The set-up that leads through these states just as the true one does, without its secret: the cards that none of
 * them has drawn lie in the pile in the order that `arrange` puts all the unseen ones into.
 */
export function sealed(
  setup: Setup,
  states: readonly State[],
  arrange: (unseen: readonly CardId[]) => readonly CardId[],
): Setup {
  const [laid] = states;
  if (!laid?.pile) return setup;
  const left = Math.min(...states.flatMap(({ players }) => players.map(cardsLeft)));
  const drawn = laid.pile.slice(0, PILE_CARDS - left);
  const out = new Set<CardId>([...drawn, ...laid.recipes.map(cardBehind)]);
  const unseen = arrange(CARD_IDS.filter((card) => !out.has(card)));
  return { ...setup, deal: { pile: [...drawn, ...unseen.slice(0, left)], recipes: laid.recipes } };
}
