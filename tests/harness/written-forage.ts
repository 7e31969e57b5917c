import { readFileSync } from "node:fs";
import type { Summary } from "../../src/shared/games/forage/summary";
import { readFileText, type TableFile } from "../../src/shared/table/file";
import { keptTables, sitDown } from "./kept-tables";

interface Script {
  players: string[];
  options?: { mode?: "standard" | "recipes" };
  pile: string[];
  recipes?: string[];
  commands: { seat?: number }[];
}

const fixture = <Of>(name: string): Of =>
  JSON.parse(readFileSync(new URL(`../fixtures/forage/${name}.json`, import.meta.url), "utf8"));

/** A written game of Forage, played by a host to its end: its file, and the summary that was written for it. */
export function writtenForage(name: string): { text: string; file: TableFile; script: Script; summary: Summary } {
  const script = fixture<Script>(name);
  const { players, options = {}, pile, recipes = [], commands } = script;
  const ada = sitDown(keptTables(name).host(), "ada");
  const ask = (request: object) => {
    const reply = ada.request(request);
    if (!reply.ok) throw new Error(JSON.stringify(reply.refusal));
    return reply;
  };
  const setup = { players, mode: options.mode ?? "standard", deck: null, deal: { pile, recipes } };
  ask({ type: "open-table", id: ada.id(), game: "forage", setup });
  ada.hello();
  const { last } = ada;
  if (last.type !== "snapshot" || !last.table) throw new Error("no table was laid");
  const table = last.table.tableId;
  for (const command of commands) {
    ask({ type: "command", id: ada.id(), table, seat: command.seat ?? 0, seq: ada.seq, command });
  }
  const reply = ask({ type: "export", table });
  if (!("file" in reply)) throw new Error("no file");
  const files = readFileText(reply.file.text);
  const file = Array.isArray(files) ? files[0] : undefined;
  if (!file || "reason" in file) throw new Error("not a table's file");
  const { summary } = fixture<{ summary: Summary }>(`${name}.expected`);
  return { text: reply.file.text, file, script, summary };
}
