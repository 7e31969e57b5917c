import { writtenDice } from "../../../../src/shared/dice/random-written";
import { forage } from "../../../../src/shared/games/forage";
import type { Area, CardId } from "../../../../src/shared/games/forage/cards";
import type { Event } from "../../../../src/shared/games/forage/events";
import type { CellKey } from "../../../../src/shared/games/forage/geometry";
import type { RecipeId } from "../../../../src/shared/games/forage/recipes";
import { scoreOf } from "../../../../src/shared/games/forage/scoring";
import type { Cell, Die, Forest, State } from "../../../../src/shared/games/forage/state";
import type { Woodland } from "../../../../src/shared/games/forage/woodland";
import type { Decision } from "../../../../src/shared/games/game";

/** A forest by cell: "bramble", "soil/leaves", "bramble bramble:6", "leaves leaves:mouse". */
export type WrittenCells = Record<string, string>;

interface Written {
  cells: WrittenCells;
  token?: CellKey;
  /** Cards in hand by their six areas in reading order, as "bramble bramble soil/leaves soil soil soil". */
  cards?: Record<CardId, string>;
  recipes?: RecipeId[];
}

const area = (text: string): Area => text.split("/") as Area;

function die(text: string): Die {
  const [colour, face] = text.split(":");
  return { colour: colour as Woodland, face: face === "mouse" ? "mouse" : (Number(face) as 1) };
}

function cell(text: string): Cell {
  const [types = "", shown] = text.split(" ");
  return { card: "F00", types: area(types), die: shown === undefined ? null : die(shown) };
}

export function forest({ cells, token }: Pick<Written, "cells" | "token">): Forest {
  const laid = Object.fromEntries(Object.entries(cells).map(([key, text]) => [key, cell(text)]));
  const supply = { bramble: 5, leaves: 5, soil: 5 };
  for (const { die: shown } of Object.values(laid)) if (shown !== null) supply[shown.colour] -= 1;
  return { placements: [], cells: laid, supply, token: token ?? "supply" };
}

/** A game for one with its pile used up and the written cards in hand. */
export function table({ cards = {}, recipes = [], ...written }: Written): State {
  const hand = Object.keys(cards) as CardId[];
  const laid = forest(written);
  return {
    game: "forage",
    mode: recipes.length > 0 ? "recipes" : "standard",
    deck: hand.map((id) => ({ id, areas: (cards[id] ?? "").split(" ").map(area) })),
    recipes,
    phase: "place",
    pile: [],
    players: [{ name: "Ada", hand, placed: 8, forest: laid, score: scoreOf(laid, recipes), finished: false }],
    result: null,
  };
}

export const give = (state: State, command: object, seat = 0): Decision<State, Event> =>
  forage.decide(state, seat, command, writtenDice([]));

/** The state and events after a command that must be legal. */
export function played(state: State, command: object, seat = 0): { state: State; events: Event[] } {
  const decision = give(state, command, seat);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${decision.refusal.reason}`);
  return decision;
}

/** The forest of the one player after a command that must be legal. */
export function forestAfter(state: State, command: object): Forest {
  const [player] = played(state, command).state.players;
  if (player === undefined) throw new Error("nobody plays");
  return player.forest;
}

/** Why a command is refused: its rule and reason; "legal" where it is not. */
export function refusedBy(state: State, command: object, seat = 0): [string | null, string] | "legal" {
  const decision = give(state, command, seat);
  return decision.ok ? "legal" : [decision.refusal.rule, decision.refusal.reason];
}

export const place = (card: string, x: number, y: number, choices: object = {}, rotation = 0) => ({
  type: "place",
  card,
  x,
  y,
  rotation,
  ...choices,
});

/** The faces of the dice of a forest, by cell, as "bramble:6"; "token" where it lies. */
export function diceOn({ cells, token }: Forest): Record<string, string> {
  const dice = Object.entries(cells).flatMap(([key, { die: shown }]) =>
    shown === null ? [] : [[key, `${shown.colour}:${shown.face}`]],
  );
  return Object.fromEntries(token === "supply" ? dice : [...dice, [token, "token"]]);
}
