import { beforeEach, describe, expect, it } from "vitest";
import { refereeText } from "../../../src/main/cli/referee/referee";
import { hashOf } from "../../../src/main/host/hash-of";
import { forage } from "../../../src/shared/games/forage";
import { CARD_IDS } from "../../../src/shared/games/forage/cards";
import type { Setup, State } from "../../../src/shared/games/forage/state";
import { checkTable } from "../../../src/shared/table/check";
import { readFileText, type TableFile } from "../../../src/shared/table/file";
import { replaySteps } from "../../../src/shared/table/replay";
import { ToldTable } from "../../../src/shared/table/told-table";
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
  /** The cards of the pile in the order they lie on the host's disk. */
  function truePile(of: string): string[] {
    const { header, records } = kept.journal(of);
    const told = new ToldTable(header.game, header.setup, hashOf);
    for (const record of records) told.tell(record);
    return (told.course.newest.state as State).pile as string[];
  }

  const pileOf = (file: TableFile | undefined) => (file?.script as { pile: string[] } | undefined)?.pile ?? [];

  it("tells nobody the cards that are not drawn before its game is over", () => {
    lay();
    lay();
    expect(JSON.stringify(ada.request({ type: "list-tables" }))).not.toContain('"pile":[');
    const { tableId } = table();
    const [file] = files(tableId);
    const pile = truePile(tableId);
    // The start card, two in hand, and one drawn for each of two placements (FG-S2, FG-T3).
    expect(pileOf(file).slice(0, 5)).toEqual(pile.slice(0, 5));
    const unseen = CARD_IDS.filter((card) => !pile.slice(0, 5).includes(card));
    expect(pileOf(file).slice(5)).toEqual(unseen.slice(0, 4));
    expect(JSON.stringify(file)).not.toContain(JSON.stringify(pile.slice(5)));
    expect(file?.log.find(({ type }) => type === "started")).toMatchObject({ drawn: [] });
    expect(files(null)).toEqual([file]);
  });

  it("is played back, checked and refereed as far as it has come", () => {
    lay();
    lay();
    const { tableId, state } = table();
    const [file] = files(tableId);
    if (!file) throw new Error("no table");
    expect(checkTable(file)).toMatchObject({ ok: null, mismatches: [] });
    const end = replaySteps(file).at(-1)?.state as State;
    expect({ ...end, pile: null }).toEqual(state);
    const answer = refereeText(JSON.stringify(file));
    expect(answer).toMatchObject({ ok: true, summary: { phase: "place", players: [{ pile: 4 }] } });
  });

  it("that is taken in before it is over goes on with cards that nobody knows", () => {
    lay();
    const { tableId, state } = table();
    const text = JSON.stringify(files(tableId)[0]);
    const other = keptTables("elsewhere");
    ada = sitDown(other.host(), "ben");
    const part = { type: "import", id: ada.id(), part: 0, parts: 1, text };
    expect(ada.request(part)).toMatchObject({ ok: true, imported: { added: [tableId] } });
    expect(ada.request({ type: "resume-table", id: ada.id(), table: tableId })).toMatchObject({ ok: true });
    expect(table().state).toEqual(state);
    const { header } = other.journal(tableId);
    const told = pileOf(JSON.parse(text));
    const now = (header.setup as Setup).deal?.pile ?? [];
    expect(now.slice(0, 4)).toEqual(told.slice(0, 4));
    // Five of fourteen cards in the order of the deck again: one in 240,240, and the seed of this host is fixed.
    expect(now.slice(4)).not.toEqual(told.slice(4));
    while (table().state.phase !== "finished") lay();
    expect(table().state.players[0]?.placed).toBe(8);
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
