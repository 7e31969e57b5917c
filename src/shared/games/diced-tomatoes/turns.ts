import { karmaKept } from "./karma";
import type { Move } from "./move";
import { resultOf } from "./scoring";
import { isSingle, playerAt, vineAt } from "./state";
import { clearedAtEndOfTurn, vineDice } from "./vines";

type EndReason = Extract<Move["events"][number], { type: "game-ended" }>["reason"];

/** Starts the turn of a seat; the first player's turn opens a round (DT-E1). */
export function startTurn(move: Move, seat: number): void {
  const { lastSeat, players, round, turn } = move.state;
  const opensRound = lastSeat === null || seat === (lastSeat + 1) % players.length;
  move.happens({ type: "turn-started", seat, round: opensRound ? round + 1 : round, turn: turn + 1 });
}

/** DT-T5, in its order, then the ends of the game (DT-E1, DT-E2, DT-M2) or the next turn. */
export function endTurn(move: Move, seat: number): void {
  move.happens({ type: "turn-ended", seat });
  clearVines(move, seat);
  loseKarma(move, seat);
  const next = (seat + 1) % move.state.players.length;
  if (move.state.hand.length > 0) {
    move.happens({ type: "dice-passed", from: seat, to: next, dice: move.state.hand.map(({ die }) => die) });
  }
  const reason = endReason(move, seat);
  if (reason === null) startTurn(move, next);
  else endGame(move, reason);
}

export function endGame(move: Move, reason: EndReason): void {
  move.happens({ type: "game-ended", reason, result: resultOf(move.state, reason === "won") });
}

function clearVines(move: Move, by: number): void {
  for (const { seat, vine, reason } of clearedAtEndOfTurn(move.state)) {
    const cleared = vineAt(move.state, seat, vine);
    if (cleared === null) continue;
    move.happens({ type: "vine-cleared", by, seat, vine, reason, dice: vineDice(cleared).map(({ die }) => die) });
  }
}

function loseKarma(move: Move, seat: number): void {
  const kept = karmaKept(move.state.options);
  const { karma } = playerAt(move.state, seat);
  if (karma > kept) move.happens({ type: "karma-lost", seat, amount: karma - kept, karma: kept });
}

function endReason({ state }: Move, seat: number): EndReason | null {
  const basketEmpty = state.basket.length === 0;
  if (isSingle(state)) return basketEmpty && state.hand.length === 0 ? "out-of-dice" : null;
  if (state.finalRound && seat === state.lastSeat) return "last-round";
  return basketEmpty ? "empty-basket" : null;
}
