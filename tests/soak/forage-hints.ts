import { seededDice } from "../../src/shared/dice/random-stream";
import { forage } from "../../src/shared/games/forage";
import type { Command } from "../../src/shared/games/forage/commands";
import { Board } from "../../src/shared/games/forage/solver/board";
import { hint } from "../../src/shared/games/forage/solver/hint";
import { lay, MoveFinder, moveSlot, type PackedMove } from "../../src/shared/games/forage/solver/moves";
import { positionOf } from "../../src/shared/games/forage/solver/position";
import type { Shape } from "../../src/shared/games/forage/solver/shapes";
import { commandsOf } from "../../src/shared/games/forage/solver/to-commands";
import { guessedPile } from "../../src/shared/games/forage/solver/unseen";
import { playerAt, STANDARD_TARGET, type State } from "../../src/shared/games/forage/state";
import { setupFor } from "../property/forage/random-games";

/** Chooses a placement by what the player may see. */
export type ForagePlayer = (view: State) => Command;

/** Follows the app's hints. */
export function followsHints(view: State): Command {
  const search = hint(view, 0);
  for (;;) {
    const { value, done } = search.next();
    if (done !== true) continue;
    if (value === null) throw new Error("no hint");
    return value.command;
  }
}

/** Next cards that the two-ply player imagines. */
const GUESSES = 6;

/** Places what lets it score most with the placement after it, over guesses of the card it draws. */
export function looksTwoPliesAhead(view: State): Command {
  const finder = new MoveFinder();
  const child = new Board();
  const totals = new Map<PackedMove, number>();
  const left = guessedPile(view, 0, 0).length;
  for (let guess = 0; guess < (left === 0 ? 1 : GUESSES); guess += 1) {
    const { board, cards, hand, pile } = positionOf(view, 0, guessedPile(view, 0, guess));
    for (const [slot, card] of hand.entries()) {
      const shapes = cards[card] as readonly Shape[];
      finder.visit(board, shapes, slot, ({ move }) => {
        child.copy(board);
        lay(child, shapes, move);
        const kept = hand.filter((_, index) => index !== moveSlot(move));
        const next = [...kept, ...pile.slice(0, 1)].map((each) => cards[each] as readonly Shape[]);
        totals.set(move, (totals.get(move) ?? 0) + child.score + bestGain(child, next));
      });
    }
  }
  const [best] = [...totals].sort(([, one], [, other]) => other - one);
  if (best === undefined) throw new Error("no placement");
  return commandsOf(view, 0, [], [best[0]])[0] as Command;
}

const second = new MoveFinder();

function bestGain(board: Board, hand: readonly (readonly Shape[])[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const shapes of hand) {
    second.visit(board, shapes, 0, ({ gain }) => {
      best = Math.max(best, gain);
    });
  }
  return Number.isFinite(best) ? best : 0;
}

export interface HintsReport {
  deals: number;
  wins: number;
  mean: number;
  /** Milliseconds of one choice, on average. */
  choice: number;
}

/** Plays the standard game of so many deals; the same deals for every player. */
export function playDeals(player: ForagePlayer, deals: number): HintsReport {
  let wins = 0;
  let sum = 0;
  let choices = 0;
  const begin = performance.now();
  for (let deal = 0; deal < deals; deal += 1) {
    const started = forage.start(setupFor(1, "standard"), seededDice(`hints ${deal}`));
    if (started === null) throw new Error("a stream never runs out");
    let { state } = started;
    while (state.phase !== "finished") {
      const command = player(forage.view(state, { role: "seat", seat: 0 }));
      const decision = forage.decide(state, 0, command, seededDice("none"));
      if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${decision.refusal.reason}`);
      state = decision.state;
      choices += 1;
    }
    const { total } = playerAt(state, 0).score;
    sum += total;
    if (total >= STANDARD_TARGET) wins += 1;
  }
  return { deals, wins, mean: sum / deals, choice: (performance.now() - begin) / choices };
}
