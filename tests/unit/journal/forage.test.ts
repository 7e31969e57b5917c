import { beforeEach, describe, expect, it } from "vitest";
import { refereeText } from "../../../src/main/cli/referee/referee";
import { forage } from "../../../src/shared/games/forage";
import type { State } from "../../../src/shared/games/forage/state";
import { checkTable } from "../../../src/shared/table/check";
import { readFileText, type TableFile } from "../../../src/shared/table/file";
import { keptTables, sitDown } from "../../harness/kept-tables";
import type { TestClient } from "../../harness/local-host";

let kept: ReturnType<typeof keptTables>;
let ada: TestClient;

beforeEach(() => {
  kept = keptTables("forage");
  ada = sitDown(kept.host(), "ada");
  const setup = { players: ["Ada"], mode: "standard", deck: null, deal: null };
  expect(ada.request({ type: "open-table", id: ada.id(), game: "forage", setup })).toMatchObject({ ok: true });
});

function table(): { tableId: string; state: State } {
  ada.hello();
  const { last } = ada;
  if (last.type !== "snapshot" || last.table?.game !== "forage") throw new Error("no forest");
  return { tableId: last.table.tableId, state: last.table.state as State };
}

/** Lays the first card that may be laid. */
function lay(): void {
  const { tableId, state } = table();
  const [command] = forage.legalMoves(state, 0);
  expect(
    ada.request({ type: "command", id: ada.id(), table: tableId, seat: 0, seq: ada.seq, command: { ...command } }),
  ).toMatchObject({ ok: true });
}

const fetch = (of: string | null) => ada.request({ type: "export", table: of });

function files(of: string | null): TableFile[] {
  const reply = fetch(of);
  if (!reply.ok || !("file" in reply)) throw new Error("no file");
  const found = readFileText(reply.file.text);
  if ("reason" in found) throw new Error(found.reason);
  return found.map((file) => {
    if ("reason" in file) throw new Error(file.reason);
    return file;
  });
}

describe("a kept table of Forage", () => {
  it("tells nobody the pile before its game is over", () => {
    lay();
    expect(fetch(table().tableId)).toMatchObject({
      ok: false,
      refusal: { code: "cannot-open", reason: "hidden-until-over" },
    });
    expect(files(null)).toEqual([]);
    expect(JSON.stringify(ada.request({ type: "list-tables" }))).not.toContain('"pile":[');
  });

  it("is resumed with the same hand and pile by the next host", () => {
    lay();
    lay();
    const { tableId, state } = table();
    ada.request({ type: "close-table", id: ada.id(), table: tableId });
    ada = sitDown(kept.host(), "ben");
    expect(ada.request({ type: "resume-table", id: ada.id(), table: tableId })).toMatchObject({ ok: true });
    expect(table().state).toEqual(state);
    while (table().state.phase !== "finished") lay();
    expect(table().state.players[0]?.placed).toBe(8);
  });

  it("is a file once it is over: its draws agree with the seed, and the referee comes to the same end", () => {
    while (table().state.phase !== "finished") lay();
    const { tableId, state } = table();
    const [file] = files(tableId);
    if (!file) throw new Error("no table");
    expect(checkTable(file)).toMatchObject({ ok: true, mismatches: [] });
    const answer = refereeText(JSON.stringify(file));
    expect(answer).toMatchObject({ ok: true, summary: { game: "forage", phase: "finished", result: state.result } });
  });
});
