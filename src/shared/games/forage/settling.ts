import type { CellKey } from "./geometry";
import type { Overlap } from "./overlaps";
import type { DieChange, Forest } from "./state";
import type { ByWoodland, Woodland } from "./woodland";

/** What a player may choose about a placement; both may be left empty. */
export interface Choices {
  /** Colours of mouse dice on split areas (FG-D5); the first type in the card's own listing where none is named. */
  mouse: Readonly<Record<CellKey, Woodland>>;
  /** Cells served first (FG-D8), the others in reading order. */
  order: readonly CellKey[];
}

/** A cell that asks for a die of the supply, or for the token. */
export interface Claim {
  cell: CellKey;
  colour: Woodland;
}

/** What a placement asks of the supply, in the order served (FG-D8). */
export interface Claims {
  /** Step 1: mouse dice that the token replaces (FG-D6). */
  replaced: CellKey[];
  /** Step 3: mouse dice for mismatches, or the token. */
  mice: Claim[];
  /** Step 4. */
  food: Claim[];
  /** The supply after step 1. */
  supply: ByWoodland<number>;
}

export type Settled =
  | { ok: true; dice: DieChange[] }
  | { ok: false; reason: "token-covered" | "mouse-covered" | "no-mouse-left" | "token-twice"; cell: CellKey };

/** Settles the dice on overlapped cells (FG-D1 to FG-D9), or says the first rule that forbids the placement. */
export function settle(forest: Forest, overlaps: readonly Overlap[], choices: Choices): Settled {
  const barred = barredBy(forest, overlaps);
  if (barred !== null) return barred;
  const claims = claimsOf(forest, overlaps, choices);
  const short = shortOf(claims);
  const [first] = short;
  if (first !== undefined && forest.token !== "supply") return { ok: false, reason: "no-mouse-left", cell: first.cell };
  const token = [...claims.replaced, ...short.map(({ cell }) => cell)];
  const second = token[1];
  if (second !== undefined) return { ok: false, reason: "token-twice", cell: second };
  return { ok: true, dice: changes(overlaps, claims, token[0] ?? null) };
}

/** FG-D7, FG-D6: what no choice can help. */
export function barredBy(forest: Forest, overlaps: readonly Overlap[]): (Settled & { ok: false }) | null {
  const token = overlaps.find(({ meets }) => meets === "token");
  if (token !== undefined) return { ok: false, reason: "token-covered", cell: token.cell };
  const used = forest.token !== "supply";
  const mouse = overlaps.find((overlap) => overlap.meets === "mouse" && (used || !overlap.fits));
  return mouse === undefined ? null : { ok: false, reason: "mouse-covered", cell: mouse.cell };
}

export function claimsOf(forest: Forest, overlaps: readonly Overlap[], { mouse, order }: Choices): Claims {
  const claims: Claims = { replaced: [], mice: [], food: [], supply: { ...forest.supply } };
  for (const overlap of served(overlaps, order)) {
    const { cell } = overlap;
    if (overlap.meets === "mismatch") {
      if (overlap.returned !== null) claims.supply[overlap.returned.colour] += 1;
      claims.mice.push({ cell, colour: mouse[cell] ?? firstOf(overlap.types) });
    } else if (overlap.meets === "mouse") {
      claims.supply[overlap.die.colour] += 1;
      claims.replaced.push(cell);
    } else if (overlap.meets === "food") {
      claims.food.push({ cell, colour: overlap.colour });
    }
  }
  return claims;
}

/** The claims for mouse dice that find none of their colour left (FG-D8, step 3). */
export function shortOf({ mice, supply }: Claims): Claim[] {
  const left = { ...supply };
  return mice.filter(({ colour }) => {
    left[colour] -= 1;
    return left[colour] < 0;
  });
}

/** Every change in the order of FG-D8. */
function changes(overlaps: readonly Overlap[], claims: Claims, token: CellKey | null): DieChange[] {
  const returned: DieChange[] = [];
  const raised: DieChange[] = [];
  for (const overlap of overlaps) {
    const { cell } = overlap;
    if (overlap.meets === "mismatch" && overlap.returned !== null) {
      returned.push({ change: "returned", cell, die: overlap.returned });
    } else if (overlap.meets === "mouse") {
      returned.push({ change: "returned", cell, die: overlap.die });
    } else if (overlap.meets === "growth") {
      const { die, grown } = overlap;
      raised.push({ change: "grown", cell, colour: die.colour, from: die.face, face: grown.face });
    } else if (overlap.meets === "passage") {
      raised.push({ change: "moved", cell, ...overlap.die });
    }
  }
  const left = { ...claims.supply };
  const placed: DieChange[] = claims.replaced.map((cell) => ({ change: "token", cell }));
  for (const { cell, colour } of claims.mice) {
    if (cell === token) placed.push({ change: "token", cell });
    else {
      left[colour] -= 1;
      placed.push({ change: "mouse", cell, colour });
    }
  }
  for (const { cell, colour } of claims.food) {
    if (left[colour] === 0) continue;
    left[colour] -= 1;
    placed.push({ change: "new", cell, colour });
  }
  return [...returned, ...raised, ...placed];
}

/** The named cells first, in the order named, then the rest in reading order (FG-D8). */
function served(overlaps: readonly Overlap[], order: readonly CellKey[]): readonly Overlap[] {
  if (order.length === 0) return overlaps;
  const named = order.flatMap((cell) => overlaps.filter((overlap) => overlap.cell === cell));
  return [...named, ...overlaps.filter(({ cell }) => !order.includes(cell))];
}

function firstOf(types: readonly Woodland[]): Woodland {
  const [first] = types;
  if (first === undefined) throw new RangeError("an area without a type");
  return first;
}
