import { beforeEach, expect, it } from "vitest";
import { type Tables, tablesOver } from "../../../src/renderer/bridge/tables";
import { DEFAULT_OPTIONS } from "../../../src/shared/games/diced-tomatoes/state";
import { stateHash } from "../../../src/shared/protocol/hash";
import { PART_CHARACTERS } from "../../../src/shared/protocol/messages";
import { keptTables, playOn, sitDown } from "../../harness/kept-tables";
import type { TestClient } from "../../harness/local-host";

let ada: TestClient;
let tables: Tables;
let table: string;

const over = (client: TestClient) =>
  tablesOver({ request: (request) => Promise.resolve(client.request(request)) }, () => client.id());

async function value<Value>(answer: Promise<{ ok: true; value: Value } | { ok: false }>): Promise<Value> {
  const got = await answer;
  if (!got.ok) throw new Error(JSON.stringify(got));
  return got.value;
}

beforeEach(() => {
  ada = sitDown(keptTables().host(), "ada");
  tables = over(ada);
  ada.open(["Ada", "Ben"]);
  playOn(ada, "for screens", 30);
  ({ tableId: table } = ada.table);
});

it("a table is put away, listed, deleted, taken back and resumed", async () => {
  expect(await value(tables.list())).toMatchObject({ open: table });
  ada.request({ type: "close-table", id: ada.id(), table });
  expect(await value(tables.list())).toMatchObject({ open: null, unfinished: [{ table, players: ["Ada", "Ben"] }] });
  await value(tables.remove(table));
  expect(await value(tables.list())).toMatchObject({ unfinished: [] });
  await value(tables.restore(table));
  await value(tables.resume(table));
  expect(ada.seq).toBe(31);
  expect(await tables.resume(table)).toMatchObject({ ok: false, refusal: { reason: "table-already-open" } });
});

it("a table plays back step by step, whether finished or not", async () => {
  const { file, steps } = await value(tables.replay(table));
  expect(file).toMatchObject({ table, over: false });
  expect(steps.map(({ seq }) => seq)).toEqual(Array.from({ length: 32 }, (_, seq) => seq));
  expect(stateHash(steps.at(-1)?.state)).toBe(stateHash(ada.state));
  expect(await value(tables.check(table))).toMatchObject({ ok: null, mismatches: [] });
  await value(tables.end(table));
  expect(await value(tables.check(table))).toMatchObject({ ok: true, mismatches: [] });
});

it("a file longer than one message goes over in parts", async () => {
  playOn(ada, "a longer file", 2000);
  const { text, name } = await value(tables.file(null));
  expect(text.length).toBeGreaterThan(PART_CHARACTERS);
  expect(name).toMatch(/^harvest-tables-\d{4}-\d\d-\d\d\.harvest\.json$/);
  const other = over(sitDown(keptTables().host(), "other"));
  expect(await value(other.takeIn(text))).toEqual({ added: [table], known: [], refused: [] });
  expect(await other.takeIn("")).toMatchObject({ ok: false, refusal: { code: "bad-file" } });
  expect(await value(other.statistics())).toMatchObject([
    { name: "Ada", games: 1 },
    { name: "Ben", games: 1 },
  ]);
});

it("the table goes back by agreement, and another waits for its players' words", async () => {
  await value(tables.goBack(table, 1, ada.seq));
  expect(ada.state).toMatchObject({ phase: "pick", turn: 1 });
  ada.request({ type: "close-table", id: ada.id(), table });
  const setup = { players: ["Cy"], options: DEFAULT_OPTIONS };
  ada.request({
    type: "open-table",
    id: ada.id(),
    game: "diced-tomatoes",
    setup,
    wait: true,
  });
  const { last } = ada;
  if (last.type !== "snapshot" || !last.waiting) throw new Error("no table waits");
  const { tableId } = last.waiting;
  await value(tables.addWords(tableId, 0, "rain"));
  await value(tables.start(tableId));
  expect(ada.state.players.map(({ name }) => name)).toEqual(["Cy"]);
  expect(ada.table.fair.words).toEqual(["rain"]);
});
