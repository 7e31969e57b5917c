import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Table } from "../../src/main/host/table";
import { VERSION } from "../../src/main/journal/header";
import { JournalStore } from "../../src/main/journal/store";
import { commitmentOf } from "../../src/shared/dice/seed-text";
import { dicedTomatoes } from "../../src/shared/games/diced-tomatoes";
import { DEFAULT_OPTIONS, type State } from "../../src/shared/games/diced-tomatoes/state";
import type { TableRecord } from "../../src/shared/table/records";
import { chooseMove, chooser } from "../property/diced-tomatoes/random-games";

const COMMANDS = 2000;

export interface JournalBenchResult {
  /** Milliseconds of one command with its flush: the median, and what 99 of 100 stay below. */
  append: { median: number; slow: number };
  /** Milliseconds to open a table of 2,000 commands, rules and checksums checked: the median of five. */
  open: number;
  /** The processor's share of that, which says more on a busy machine. */
  openCpu: number;
  /** Commands that were played, those gone back over included. */
  commands: number;
}

/** Plays 2,000 commands into a journal below `folder` and opens it again. */
export function runJournalBench(folder: string): JournalBenchResult {
  const data = mkdtempSync(join(folder, "journal-"));
  try {
    const store = new JournalStore(data, console.error);
    const table = "bench-table";
    const setup = { players: ["Ada", "Ben", "Cleo", "Dan"], options: DEFAULT_OPTIONS };
    const header = {
      format: "harvest-journal",
      version: VERSION,
      table,
      game: "diced-tomatoes",
      created: 0,
      epoch: "bench",
      setup,
    } as const;
    const played = new Table(header, () => 0);
    const seed = "bench";
    const seeded: TableRecord = { type: "seeded", at: 0, commitment: commitmentOf(seed), seed };
    played.recall([seeded]);
    played.recordTo(store.create(header, [seeded, played.begin()]));
    const times = playInto(played);
    played.close();
    const opens = Array.from({ length: 5 }, () => {
      const begin = performance.now();
      const cpu = process.cpuUsage();
      const again = new Table(header, () => 0);
      const opened = store.open(table, "again", ({ records }) => again.recall(records));
      const time = performance.now() - begin;
      const { user, system } = process.cpuUsage(cpu);
      if (!opened.ok || opened.damage || again.seq !== played.seq) throw new Error("not opened whole");
      opened.journal.close();
      return { time, cpu: (user + system) / 1000 };
    });
    const at = (list: number[], part: number) => list.sort((a, b) => a - b)[Math.floor(list.length * part)] ?? 0;
    const [time, cpu] = [opens.map((open) => open.time), opens.map((open) => open.cpu)];
    const append = { median: at(times, 0.5), slow: at(times, 0.99) };
    return { append, open: at(time, 0.5), openCpu: at(cpu, 0.5), commands: times.length };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** One game is not that long: when it is nearly over it goes back to its beginning and is played otherwise. */
function playInto(table: Table): number[] {
  const choose = chooser("journal bench");
  const times: number[] = [];
  const timed = <Result extends { ok: boolean }>(work: () => Result): Result => {
    const begin = performance.now();
    const result = work();
    times.push(performance.now() - begin);
    if (!result.ok) throw new Error(JSON.stringify(result));
    return result;
  };
  while (times.length < COMMANDS) {
    const state = table.newest.state as State;
    const request = { id: `bench-${times.length}`, body: "0123456789012345678901234567890123456789012=" };
    if (state.finalRound) timed(() => table.goBack(1, table.seq, request));
    else {
      const seat = state.activeSeat ?? 0;
      const command = chooseMove(dicedTomatoes.legalMoves(state, seat), choose);
      timed(() => table.command({ seat, seq: table.seq, command, by: "local" }, request));
    }
  }
  return times;
}
