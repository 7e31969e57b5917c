import type { Area, Card, Deck } from "../../../shared/games/forage/cards";
import { WOODLANDS, type Woodland } from "../../../shared/games/forage/woodland";

const nextType = (type: Woodland): Woodland => WOODLANDS[(WOODLANDS.indexOf(type) + 1) % WOODLANDS.length] as Woodland;

const withAreas = (deck: Deck, card: number, change: (areas: Area[]) => Area[]): Deck => ({
  ...deck,
  cards: deck.cards.map((each, index): Card => (index === card ? { ...each, areas: change(each.areas) } : each)),
});

/** The next type for a food area, or for one half (0 above the diagonal, 1 below) of the split one. */
export function typeTurned(deck: Deck, card: number, area: number, half: 0 | 1): Deck {
  return withAreas(deck, card, (areas) =>
    areas.map((types, index): Area => {
      if (index !== area) return types;
      const [above, below] = types;
      if (above === undefined) return types;
      if (below === undefined) return [nextType(above)];
      const turned: Area = half === 0 ? [nextType(above), below] : [above, nextType(below)];
      // The halves must differ: a type that both would have is passed over.
      if (turned[0] !== turned[1]) return turned;
      return half === 0 ? [nextType(turned[0] as Woodland), below] : [above, nextType(turned[1] as Woodland)];
    }),
  );
}

/** The area becomes the split one; the area that was, keeps the type above its diagonal (one on each card, FG-S1). */
export function splitMoved(deck: Deck, card: number, area: number): Deck {
  return withAreas(deck, card, (areas) =>
    areas.map((types, index): Area => {
      const above = types[0] as Woodland;
      if (index !== area) return [above];
      return types.length > 1 ? types : [above, nextType(above)];
    }),
  );
}
