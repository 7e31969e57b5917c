import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompanyFile } from "../../src/main/host/company-file";
import { Host } from "../../src/main/host/host";
import type { LanDoor } from "../../src/main/host/lan-door";
import { SettingsFile } from "../../src/main/host/settings-file";
import { JournalStore } from "../../src/main/journal/store";
import { seededDice } from "../../src/shared/dice/random-stream";
import { dicedTomatoes } from "../../src/shared/games/diced-tomatoes";
import { type Chooser, chooseMove, chooser } from "../property/diced-tomatoes/random-games";
import { TestClient } from "./local-host";

/** Hosts that follow each other on one data folder, each with secrets of its own. */
export function keptTables(secretsOf?: string) {
  const folder = mkdtempSync(join(tmpdir(), "harvest-kept-"));
  const warnings: string[] = [];
  const warn = (message: string) => {
    warnings.push(message);
  };
  const stream = seededDice(secretsOf ?? folder);
  const secret = () => {
    return Array.from({ length: 64 }, () => stream.below(16)?.toString(16)).join("");
  };
  let clock = 1_700_000_000_000;
  const now = () => {
    clock += 1000;
    return clock;
  };
  const tables = () => new JournalStore(join(folder, "tables"), warn);
  const host = (door?: LanDoor) =>
    new Host({
      settings: new SettingsFile(folder, warn),
      company: new CompanyFile(folder, warn),
      tables: tables(),
      warn,
      secret,
      now,
      ...(door && { door }),
    });
  const path = (table: string) => join(folder, "tables", `${table}.jsonl`);
  return {
    folder,
    warnings,
    tables,
    host,
    path,
    /** A table as it lies on the disk. */
    journal: (table: string) => {
      const read = tables().read(table);
      if (!read.ok) throw new Error(read.fault.reason);
      return read.journal;
    },
    read: (table: string) => readFileSync(path(table), "utf8"),
    write: (table: string, content: string | Buffer) => writeFileSync(path(table), content),
  };
}

/** A client that has said hello. */
export function sitDown(host: Host, name: string): TestClient {
  const client = new TestClient(host, name);
  client.hello();
  return client;
}

/** Plays at most `most` random moves at the table that lies open; answers how many were played. */
export function playOn(client: TestClient, seed: string | Chooser, most: number): number {
  const choose = typeof seed === "string" ? chooser(seed) : seed;
  let { state } = client;
  const { tableId: table } = client.table;
  for (let played = 0; played < most; played += 1) {
    const seat = state.activeSeat;
    if (seat === null) return played;
    const command = chooseMove(dicedTomatoes.legalMoves(state, seat), choose);
    const reply = client.request({ type: "command", id: client.id(), table, seat, seq: client.seq, command });
    if (!reply.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(reply.refusal)}`);
    const { last } = client;
    if (last.type === "update" && last.game === "diced-tomatoes")
      state = last.events.reduce(dicedTomatoes.evolve, state);
  }
  return most;
}
