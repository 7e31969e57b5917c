import type { State } from "../../src/shared/games/diced-tomatoes/state";
import { readFileText, type TableFile } from "../../src/shared/table/file";
import { keptTables, playOn, sitDown } from "./kept-tables";
import type { TestClient } from "./local-host";

/** The open table as a file, and the file's text. */
export function exported(client: TestClient): { text: string; file: TableFile } {
  const reply = client.request({ type: "export", table: client.table.tableId });
  if (!reply.ok || !("file" in reply)) throw new Error("no file");
  const files = readFileText(reply.file.text);
  const file = Array.isArray(files) ? files[0] : undefined;
  if (!file || "reason" in file) throw new Error("not a table's file");
  return { text: reply.file.text, file };
}

/** A game of six, played by a host to its end, with steps taken back by players and by the whole table. */
export function playedGame(): { text: string; file: TableFile; state: State; undone: number } {
  const kept = keptTables();
  const ada = sitDown(kept.host(), "ada");
  ada.open(["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]);
  const { tableId: table } = ada.table;
  let undone = 0;
  for (let stretch = 0; ada.state.activeSeat !== null && stretch < 200; stretch += 1) {
    playOn(ada, `stretch ${stretch}`, 9);
    const { state, seq } = ada;
    const canUndo = ada.table.canUndo;
    if (canUndo) ada.request({ type: "undo", id: ada.id(), table, seat: state.activeSeat ?? 0, seq });
    else if (stretch % 3 === 0) ada.request({ type: "go-back", id: ada.id(), table, to: seq - 4, seq });
    undone += ada.seq > seq ? 1 : 0;
  }
  return { ...exported(ada), state: ada.state, undone };
}
