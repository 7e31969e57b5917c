import { describe, expect, it } from "vitest";
import { openShelf } from "../../../../../src/renderer/app/shelf/shelf";
import { PART_CHARACTERS, type Reply, type Request } from "../../../../../src/shared/protocol/messages";

const NO_TABLES = { open: null, unfinished: [], finished: [], broken: [] };

const refusal: Reply = {
  ok: false,
  refusal: { code: "table-open", rule: null, reason: "table-already-open", params: {} },
};

/** A shelf of a host that answers as told, and otherwise has no tables. */
function shelfOf(answers: Partial<Record<Request["type"], Reply>>) {
  const asked: Request[] = [];
  const shelf = openShelf({
    request: async (request) => {
      asked.push(request);
      const { type } = request;
      const otherwise: Reply =
        type === "list-tables"
          ? { ok: true, tables: NO_TABLES }
          : type === "statistics"
            ? { ok: true, statistics: [] }
            : { ok: true, seq: 0 };
      return answers[type] ?? otherwise;
    },
  });
  return { shelf, asked, state: () => shelf.store.getState(), types: () => asked.map(({ type }) => type) };
}

describe("the shelf", () => {
  it("is not known before the host has told of it", async () => {
    const { shelf, state } = shelfOf({});
    expect(state().tables).toBeNull();
    await shelf.load();
    expect(state()).toMatchObject({ tables: NO_TABLES, statistics: [] });
  });

  it("tells of a table that cannot be resumed, and looks again at none", async () => {
    const { shelf, state, types } = shelfOf({ "resume-table": refusal });
    await shelf.resume("table-0001");
    expect(state().refusal?.refusal.reason).toBe("table-already-open");
    expect(types()).toEqual(["resume-table"]);
  });

  it("takes the table that was removed last out of the trash again", async () => {
    const { shelf, asked, state } = shelfOf({});
    await shelf.remove("table-0001", ["Ada", "Ben"]);
    expect(state().removed).toEqual({ table: "table-0001", players: ["Ada", "Ben"] });
    await shelf.restore();
    expect(state().removed).toBeNull();
    expect(asked.filter(({ type }) => type === "restore-table")).toMatchObject([{ table: "table-0001" }]);
  });

  it("keeps the way back where the host refuses it", async () => {
    const { shelf, state } = shelfOf({ "restore-table": refusal });
    await shelf.remove("table-0001", ["Ada"]);
    await shelf.restore();
    expect(state().removed).not.toBeNull();
    expect(state().refusal).not.toBeNull();
  });

  it("sends a file in parts, first to last, and tells what became of it", async () => {
    const imported = { added: ["table-0001"], known: [], refused: [] };
    const { shelf, asked, state } = shelfOf({ import: { ok: true, imported } });
    await shelf.takeIn("x".repeat(PART_CHARACTERS * 2 + 5));
    const parts = asked.filter((request) => request.type === "import");
    expect(parts.map(({ part, parts: of }) => [part, of])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    expect(state()).toMatchObject({ imported, busy: false });
  });

  it("stops sending where a part is refused", async () => {
    const { shelf, types, state } = shelfOf({ import: refusal });
    await shelf.takeIn("x".repeat(PART_CHARACTERS * 2));
    expect(types().filter((type) => type === "import")).toHaveLength(1);
    expect(state()).toMatchObject({ imported: null, busy: false });
    expect(state().refusal).not.toBeNull();
  });
});
