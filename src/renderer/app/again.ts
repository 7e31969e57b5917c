import { isTableDeck } from "../../shared/games/forage/table-deck";
import type { TableView } from "../../shared/protocol/messages";
import type { WantedTable } from "./session";

/** The same players at the same game once more, dealt anew. */
export function sameAgain({ state }: TableView): WantedTable {
  const players = state.players.map(({ name }: { name: string }) => name);
  if (state.game === "diced-tomatoes") return { game: state.game, setup: { players, options: state.options } };
  const deck = isTableDeck(state.deck) ? null : state.deck;
  return { game: state.game, setup: { players, mode: state.mode, deck, deal: null } };
}
