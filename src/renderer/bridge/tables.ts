import { PART_CHARACTERS, type Reply, type Request } from "../../shared/protocol/messages";
import type { Imported, PlayerStatistics, TableList } from "../../shared/protocol/tables";
import { type Check, checkTable } from "../../shared/table/check";
import type { Step } from "../../shared/table/course";
import { readFileText, type TableFile } from "../../shared/table/file";
import { replaySteps } from "../../shared/table/replay";
import type { TableClient } from "./table-client";

type Refused = Extract<Reply, { ok: false }>;

/** What was asked for, or why it was refused. */
export type Answer<Value> = { ok: true; value: Value } | Refused;

/** The host's tables as screens ask for them, over one client; `newId` makes an id that was not used before. */
export interface Tables {
  /** Unfinished and finished tables, and those that cannot be opened. */
  list(): Promise<Answer<TableList>>;
  statistics(): Promise<Answer<PlayerStatistics[]>>;
  /** Opens a table that was put away; the table itself comes as a push. */
  resume(table: string): Promise<Answer<null>>;
  /** To the trash; `restore` takes it back. */
  remove(table: string): Promise<Answer<null>>;
  restore(table: string): Promise<Answer<null>>;
  /** Ends the open table for good, so that its seed is told. */
  end(table: string): Promise<Answer<null>>;
  /** Takes the open table back to where step `to` left it, by agreement; `seq` is the newest step known here. */
  goBack(table: string, to: number, seq: number): Promise<Answer<null>>;
  addWords(table: string, seat: number, words: string): Promise<Answer<null>>;
  start(table: string): Promise<Answer<null>>;
  /** A file to save: of one table, or of all of them (null). */
  file(table: string | null): Promise<Answer<{ name: string; text: string }>>;
  /** Takes a file's tables in, however long it is. */
  takeIn(text: string): Promise<Answer<Imported>>;
  /** A table with every step of it, for a replay; the steps' states and events are of the file's game. */
  replay(table: string): Promise<Answer<{ file: TableFile; steps: Step[] }>>;
  /** Checks every die of a table. */
  check(table: string): Promise<Answer<Check>>;
}

/** Finds nothing where the reply is of another kind than was asked for, which the host does not do. */
function answer<Value>(reply: Reply, take: (reply: Extract<Reply, { ok: true }>) => Value | undefined): Answer<Value> {
  if (!reply.ok) return reply;
  const value = take(reply);
  return value === undefined ? misread : { ok: true, value };
}

const misread: Refused = {
  ok: false,
  refusal: { code: "protocol-mismatch", rule: null, reason: "other-build", params: {} },
};

export function tablesOver(client: Pick<TableClient, "request">, newId: () => string): Tables {
  const ask = (request: Request) => client.request(request);
  const done = async (request: Request): Promise<Answer<null>> => answer(await ask(request), () => null);

  const file = async (table: string | null) =>
    answer(await ask({ type: "export", table }), (reply) => ("file" in reply ? reply.file : undefined));

  const tableFile = async (table: string): Promise<Answer<TableFile>> => {
    const offered = await file(table);
    if (!offered.ok) return offered;
    const files = readFileText(offered.value.text);
    const [only] = Array.isArray(files) ? files : [files];
    return only && !("reason" in only) ? { ok: true, value: only } : misread;
  };

  return {
    file,
    list: async () =>
      answer(await ask({ type: "list-tables" }), (reply) => ("tables" in reply ? reply.tables : undefined)),
    statistics: async () =>
      answer(await ask({ type: "statistics" }), (reply) => ("statistics" in reply ? reply.statistics : undefined)),
    resume: (table) => done({ type: "resume-table", id: newId(), table }),
    remove: (table) => done({ type: "delete-table", id: newId(), table }),
    restore: (table) => done({ type: "restore-table", id: newId(), table }),
    end: (table) => done({ type: "end-table", id: newId(), table }),
    goBack: (table, to, seq) => done({ type: "go-back", id: newId(), table, to, seq }),
    addWords: (table, seat, words) => done({ type: "add-words", id: newId(), table, seat, words }),
    start: (table) => done({ type: "start-table", id: newId(), table }),
    async takeIn(text) {
      const parts = Math.max(1, Math.ceil(text.length / PART_CHARACTERS));
      for (let part = 0; ; part += 1) {
        const piece = text.slice(part * PART_CHARACTERS, (part + 1) * PART_CHARACTERS);
        const reply = await ask({ type: "import", id: newId(), part, parts, text: piece });
        if (!reply.ok || part === parts - 1) {
          return answer(reply, (last) => ("imported" in last ? last.imported : undefined));
        }
      }
    },
    async replay(table) {
      const found = await tableFile(table);
      return found.ok ? { ok: true, value: { file: found.value, steps: replaySteps(found.value) } } : found;
    },
    async check(table) {
      const found = await tableFile(table);
      return found.ok ? { ok: true, value: checkTable(found.value) } : found;
    },
  };
}
