import { describe, expect, it } from "vitest";
import { forageTape } from "../../../../src/renderer/app/replay/forage-tape";
import { aimFor } from "../../../../src/renderer/forage/model/advice";
import { waysToLay } from "../../../../src/renderer/forage/model/aim";
import { askSolver, type SolverWorker } from "../../../../src/renderer/forage/solver/solver";
import type { SolverAnswer, SolverQuestion } from "../../../../src/renderer/forage/solver/solver-worker";
import { wayFile } from "../../../../src/renderer/forage/solver/way-file";
import { seededDice } from "../../../../src/shared/dice/random-stream";
import { forage } from "../../../../src/shared/games/forage";
import { hint } from "../../../../src/shared/games/forage/solver/hint";
import { HAND_CARDS, type Setup, type State } from "../../../../src/shared/games/forage/state";
import type { TableFile } from "../../../../src/shared/table/file";

const setup: Setup = { players: ["Ada"], mode: "standard", deck: null, deal: null };

function laid(seed: string): State {
  const started = forage.start(setup, seededDice(seed, 0));
  if (!started) throw new Error("not dealt");
  return started.state;
}

describe("advice in the fingers", () => {
  it("is held as every listed move would lay it, settled the same way", () => {
    const state = laid("fingers");
    const legal = forage.legalMoves(state, 0);
    for (const command of legal) {
      const aim = aimFor(state, 0, command, legal);
      expect(waysToLay(aim, legal)[aim.choice]).toEqual(command);
    }
  });

  it("of the solver is one that may be laid", () => {
    const state = forage.view(laid("hint"), { role: "seat", seat: 0 });
    const search = hint(state, 0);
    let step = search.next();
    while (step.done !== true) step = search.next();
    if (!step.value) throw new Error("no hint");
    const legal = forage.legalMoves(state, 0);
    const aim = aimFor(state, 0, step.value.command, legal);
    expect(waysToLay(aim, legal).length).toBeGreaterThan(aim.choice);
  });
});

describe("another way through a pile", () => {
  it("plays back card by card like a table of its own", () => {
    const state = laid("way");
    const pile = (state.pile ?? []).slice(1 + HAND_CARDS);
    const commands = [];
    let now = state;
    while (now.phase !== "finished") {
      const command = forage.legalMoves(now, 0).at(-1);
      if (!command) throw new Error("no move");
      const decision = forage.decide(now, 0, command, { dice: () => null, below: () => null });
      if (!decision.ok) throw new Error(decision.refusal.reason);
      commands.push(command);
      now = decision.state;
    }
    const own = { format: "harvest-table", version: 1, table: "own-table", game: "forage", created: 0, setup };
    const file = wayFile({ ...own, over: true, script: null, log: [] } as TableFile, state, commands);
    const tape = forageTape(file);
    expect(tape?.cut).toBe(false);
    expect(tape?.frames.at(-1)?.state.players[0]?.score).toEqual(now.players[0]?.score);
    expect(pile).toHaveLength(6);
  });
});

describe("a question to the solver", () => {
  const question: SolverQuestion = { ask: "hint", state: laid("ask"), seat: 0 };

  function worker() {
    const made = { onmessage: null, onerror: null, ended: 0 } as unknown as SolverWorker & { ended: number };
    made.postMessage = () => undefined;
    made.terminate = () => {
      made.ended += 1;
    };
    const say = (data: SolverAnswer) => made.onmessage?.({ data } as MessageEvent<SolverAnswer>);
    return { made, say };
  }

  it("tells how far it has come, then the answer, and lets the worker go", () => {
    const { made, say } = worker();
    const told: SolverAnswer[] = [];
    askSolver(
      question,
      (answer) => told.push(answer),
      () => made,
    );
    say({ what: "progress", done: 0.5, total: null, nodes: 1 });
    expect(made.ended).toBe(0);
    say({ what: "hint", hint: null });
    say({ what: "hint", hint: null });
    expect(told.map(({ what }) => what)).toEqual(["progress", "hint"]);
    expect(made.ended).toBe(1);
  });

  it("that is given up is answered no more", () => {
    const { made, say } = worker();
    const told: SolverAnswer[] = [];
    const giveUp = askSolver(
      question,
      (answer) => told.push(answer),
      () => made,
    );
    giveUp();
    say({ what: "hint", hint: null });
    expect(told).toEqual([]);
    expect(made.ended).toBe(1);
  });

  it("where no worker can be had says so", () => {
    const told: SolverAnswer[] = [];
    askSolver(
      question,
      (answer) => told.push(answer),
      () => {
        throw new Error("no workers here");
      },
    );
    expect(told).toEqual([{ what: "failed", error: "no workers here" }]);
  });
});
