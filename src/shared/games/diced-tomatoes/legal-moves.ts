import { DIE_COLOURS, type DieId, dieColour } from "../../dice/kinds";
import { type Command, POWERS } from "./commands";
import { dicePerRoll } from "./legality";
import { placesFor } from "./placing";
import { karmaCommands } from "./powers";
import { isSingle, type State } from "./state";

/** Every legal command of a seat; rolls of the same colours are alike and listed once, with the lowest numbers. */
export function legalMoves(state: State, seat: number): Command[] {
  if (state.phase === "finished" || seat !== state.activeSeat) return [];
  const moves: Command[] = state.phase === "pick" ? rolls(state) : placements(state);
  for (const power of POWERS) moves.push(...karmaCommands(state, power));
  if (isSingle(state)) moves.push({ type: "concede" });
  return moves;
}

/** Each way to draw the dice of a roll from the colours in the basket. */
function rolls(state: State): Command[] {
  const piles = DIE_COLOURS.map((colour) => state.basket.filter((die) => dieColour(die) === colour));
  return pickings(piles, dicePerRoll(state)).map((dice) => ({ type: "roll", dice }));
}

function pickings(piles: DieId[][], count: number): DieId[][] {
  const [pile, ...rest] = piles;
  if (pile === undefined) return count === 0 ? [[]] : [];
  const most = Math.min(count, pile.length);
  return Array.from({ length: most + 1 }, (_, taken) =>
    pickings(rest, count - taken).map((others) => [...pile.slice(0, taken), ...others]),
  ).flat();
}

/** Every placement of every die in hand; the end of the turn where there is none (DT-T4). */
function placements(state: State): Command[] {
  const moves: Command[] = state.hand.flatMap(({ die }) =>
    placesFor(state, die).map(({ seat, vine }): Command => ({ type: "place", die, seat, vine })),
  );
  return moves.length > 0 ? moves : [{ type: "endTurn" }];
}
