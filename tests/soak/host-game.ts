import { applyPush, NOTHING_YET, type Synced } from "../../src/renderer/bridge/table-sync";
import { dicedTomatoes } from "../../src/shared/games/diced-tomatoes";
import type { Options } from "../../src/shared/games/diced-tomatoes/state";
import { makeHost, TestClient } from "../harness/local-host";
import { chooseMove, chooser, setupFor } from "../property/diced-tomatoes/random-games";

export interface HostGame {
  commands: number;
  undone: number;
  finished: boolean;
}

/**
 * Plays a random game through a host as a client does, taking steps back now and then.
 * @throws where a push has not its form, a hash disagrees, a legal command is refused or an undo leads elsewhere.
 */
export function playHostGame(seed: string, players: number, options: Options, most = 2000): HostGame {
  const client = new TestClient(makeHost(undefined, seed).host);
  const choose = chooser(seed);
  const game: HostGame = { commands: 0, undone: 0, finished: false };
  let synced: Synced = NOTHING_YET;
  let ids = 0;

  const ask = (request: Record<string, unknown>) => {
    ids += 1;
    const reply = client.request({ ...request, id: `request-${ids}-of-game` });
    if (!reply.ok) throw new Error(`${seed}: ${JSON.stringify(request)} refused: ${JSON.stringify(reply.refusal)}`);
    sync();
  };
  const sync = () => {
    for (const push of client.pushes.splice(0)) {
      const change = applyPush(synced, push);
      if (change.effect.type === "astray") throw new Error(`${seed}: astray at ${push.seq}: ${change.effect.because}`);
      ({ synced } = change);
    }
  };

  client.hello();
  ask({ type: "open-table", game: "diced-tomatoes", setup: setupFor(players, options) });
  while (synced.table?.game === "diced-tomatoes" && game.commands < most) {
    const { state, tableId } = synced.table;
    const seat = state.activeSeat;
    if (seat === null) break;
    const command = chooseMove(dicedTomatoes.legalMoves(state, seat), choose);
    ask({ type: "command", table: tableId, seat, seq: synced.seq, command });
    game.commands += 1;
    if (!synced.table.canUndo || choose(10) > 0) continue;
    ask({ type: "undo", table: tableId, seat, seq: synced.seq });
    game.undone += 1;
    if (JSON.stringify(synced.table.state) !== JSON.stringify(state)) throw new Error(`${seed}: undo led elsewhere`);
  }
  game.finished = synced.table?.state.phase === "finished";
  return game;
}
