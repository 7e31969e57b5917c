/**
 * A Forage table without a host. `?seed=`, `players=` (1 to 6), `mode=standard|recipes`, `turns=` cards laid by a greedy
 * player, `lang=en|ja`, `table=3d` for the forest in three dimensions.
 */
import "../../../src/renderer/theme/theme.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { ForageTable } from "../../../src/renderer/forage/hud/ForageTable";
import type { ForageTableView } from "../../../src/renderer/forage/hud/forage-props";
import { LanguageProvider } from "../../../src/renderer/i18n/LanguageProvider";
import { seededDice } from "../../../src/shared/dice/random-stream";
import { forage } from "../../../src/shared/games/forage";
import type { Mode, State } from "../../../src/shared/games/forage/state";

const query = new URLSearchParams(location.search);
const random = seededDice(query.get("seed") ?? "forage");
const players = ["Ada", "Ben", "さくら", "Dora", "Emil", "Fee"].slice(0, Number(query.get("players") ?? 1));

function laid(mode: Mode): ForageTableView {
  const started = forage.start({ players, mode, deck: null, deal: null }, random);
  if (!started) throw new Error("this source can shuffle");
  return {
    tableId: "harness",
    state: started.state,
    mySeats: players.map((_, seat) => seat),
    canUndo: false,
    log: [{ seq: 1, events: started.events }],
  };
}

/** The best move for the score right after it. */
function greedy(state: State, seat: number) {
  let best: { total: number; state: State; command: unknown } | null = null;
  for (const command of forage.legalMoves(state, seat)) {
    const decision = forage.decide(state, seat, command, random);
    if (!decision.ok) continue;
    const total = decision.state.players[seat]?.score.total ?? 0;
    if (!best || total > best.total) best = { total, state: decision.state, command };
  }
  return best;
}

function played(table: ForageTableView, seat: number, command: unknown): ForageTableView {
  const decision = forage.decide(table.state, seat, command, random);
  if (!decision.ok) throw new Error(decision.refusal.reason);
  return {
    ...table,
    state: decision.state,
    log: [...table.log, { seq: table.log.length + 1, events: decision.events }],
  };
}

function Harness() {
  const [table, setTable] = useState(() => {
    let start = laid((query.get("mode") ?? "standard") as Mode);
    for (let turn = 0; turn < Number(query.get("turns") ?? 0); turn++) {
      const seat = turn % players.length;
      const move = greedy(start.state, seat);
      if (move) start = played(start, seat, move.command);
    }
    return start;
  });
  return (
    <ForageTable
      table={table}
      actions={{
        send: (seat, command) => setTable((last) => played(last, seat, command)),
        undo: () => {},
        again: () => setTable(laid(table.state.mode)),
        fetch: async () => null,
        replay: null,
        leave: () => {},
        end: () => {},
        newSetup: () => {},
      }}
      days={{ scores: [], keep: () => {} }}
      picture={null}
      sceneState="fine"
      line="open"
      closed={null}
      refusal={null}
      onRefusalRead={() => {}}
    />
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <LanguageProvider language={query.get("lang") === "ja" ? "ja" : "en"}>
    <Harness />
  </LanguageProvider>,
);
