import type { CellKey } from "./geometry";
import { colourChoices, type Overlap } from "./overlaps";
import { barredBy, type Choices, type Claims, claimsOf, shortOf } from "./settling";
import type { Forest } from "./state";
import { WOODLANDS, type Woodland } from "./woodland";

/**
 * The choices that lead to different forests, each once; none where the placement is illegal whatever is chosen.
 * Where reading order does, no order is named.
 */
export function variantsOf(forest: Forest, overlaps: readonly Overlap[]): Choices[] {
  if (isPlentiful(forest, overlaps)) return colourings(overlaps).map((mouse) => ({ mouse, order: [] }));
  if (barredBy(forest, overlaps) !== null) return [];
  const variants: Choices[] = [];
  const allowed = forest.token === "supply" ? 1 : 0;
  /** A cell that gets the token under one colour gets it just so under the other. */
  const tokens = new Set<CellKey>();
  for (const mouse of colourings(overlaps)) {
    const claims = claimsOf(forest, overlaps, { mouse, order: [] });
    const short = shortOf(claims);
    if (claims.replaced.length + short.length > allowed) continue;
    for (const { token, first } of tokenServings(claims, short[0]?.cell ?? null)) {
      if (token !== null && mouse[token] !== undefined) {
        if (tokens.has(token)) continue;
        tokens.add(token);
      }
      for (const food of foodServings(claims, token)) variants.push({ mouse, order: [...first, ...food] });
    }
  }
  return variants;
}

/** Whether some choice makes the placement legal (FG-T4). */
export function isPlaceable(forest: Forest, overlaps: readonly Overlap[]): boolean {
  if (overlaps.length === 0) return false;
  if (isPlentiful(forest, overlaps)) return true;
  if (barredBy(forest, overlaps) !== null) return false;
  const allowed = forest.token === "supply" ? 1 : 0;
  return colourings(overlaps).some((mouse) => {
    const claims = claimsOf(forest, overlaps, { mouse, order: [] });
    return claims.replaced.length + shortOf(claims).length <= allowed;
  });
}

/** Whether nothing bars the placement and no colour can run short: most placements need no closer look. */
function isPlentiful({ supply }: Forest, overlaps: readonly Overlap[]): boolean {
  const left = { ...supply };
  for (const overlap of overlaps) {
    if (overlap.meets === "token" || overlap.meets === "mouse") return false;
    if (overlap.meets === "food") left[overlap.colour] -= 1;
    // On a split area either colour may be asked for.
    else if (overlap.meets === "mismatch") for (const type of overlap.types) left[type] -= 1;
  }
  return WOODLANDS.every((colour) => left[colour] >= 0);
}

/** Every way to choose the colours of mouse dice on split areas. */
function colourings(overlaps: readonly Overlap[]): Record<CellKey, Woodland>[] {
  const choices = colourChoices(overlaps);
  if (choices.length === 0) return [{}];
  return choices.reduce<Record<CellKey, Woodland>[]>(
    (mixtures, { cell, types }) => mixtures.flatMap((mixture) => types.map((type) => ({ ...mixture, [cell]: type }))),
    [{}],
  );
}

/** A cell for the token, and the cells to serve first so that it gets there. */
interface TokenServing {
  token: CellKey | null;
  first: CellKey[];
}

/** FG-D8, step 3: any of the mice of the colour that runs short may be served last; `usual` is in reading order. */
function tokenServings({ mice }: Claims, usual: CellKey | null): TokenServing[] {
  const colour = mice.find(({ cell }) => cell === usual)?.colour;
  if (colour === undefined) return [{ token: null, first: [] }];
  const cells = mice.filter((claim) => claim.colour === colour).map(({ cell }) => cell);
  return cells.map((token) => ({ token, first: token === usual ? [] : cells.filter((cell) => cell !== token) }));
}

/** FG-D8, step 4: the cells to serve first, for each choice of those that get the last dice of a colour. */
function foodServings({ mice, food, supply }: Claims, token: CellKey | null): CellKey[][] {
  return WOODLANDS.reduce<CellKey[][]>(
    (servings, colour) => {
      const cells = food.filter((claim) => claim.colour === colour).map(({ cell }) => cell);
      const taken = mice.filter((claim) => claim.colour === colour && claim.cell !== token).length;
      const left = supply[colour] - taken;
      if (left === 0 || cells.length <= left) return servings;
      // The first subset is the one that reading order serves.
      const choices = subsets(cells, left).map((subset, index) => (index === 0 ? [] : subset));
      return servings.flatMap((serving) => choices.map((choice) => [...serving, ...choice]));
    },
    [[]],
  );
}

/** Every way to take `size` of the items, in their order; the leading ones first. */
function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  return [...subsets(rest, size - 1).map((subset) => [first, ...subset]), ...subsets(rest, size)];
}
