import { createStore, type StoreApi } from "zustand/vanilla";
import type { Refusal } from "../../../shared/games/game";
import { refused } from "../../../shared/line/client-parts";
import type { TableClient } from "../../../shared/line/table-client";
import type { ProtocolRefusal, Reply, Request } from "../../../shared/protocol/messages";
import type { Imported, OfferedFile, PlayerStatistics, TableList } from "../../../shared/protocol/tables";
import type { ShownRefusal } from "../../hud/hud-props";
import { freshId } from "../fresh-id";
import { fileParts } from "./file-parts";

/** The tables that the host keeps, as far as this page has asked for them. */
export interface ShelfState {
  /** Null until the host has told of them. */
  tables: TableList | null;
  statistics: PlayerStatistics[] | null;
  /** A table put into the trash last, which can be taken out again. */
  removed: { table: string; players: readonly string[] } | null;
  /** What became of the file taken in last. */
  imported: Imported | null;
  refusal: ShownRefusal | null;
  /** A file is being taken in or given out, or a table is being fetched. */
  busy: boolean;
}

export interface Shelf {
  store: StoreApi<ShelfState>;
  /** Asks for the tables and for the players' records. */
  load(): Promise<void>;
  /** Asks for the tables alone. */
  list(): Promise<void>;
  resume(table: string): Promise<void>;
  remove(table: string, players: readonly string[]): Promise<void>;
  /** Takes the table that was removed last out of the trash. */
  restore(): Promise<void>;
  /** One table as a file, or all of them where `table` is null; null where the host refused. */
  fetch(table: string | null): Promise<OfferedFile | null>;
  /** Takes in the tables of a file. */
  takeIn(text: string): Promise<void>;
  readNews(): void;
}

const EMPTY: ShelfState = {
  tables: null,
  statistics: null,
  removed: null,
  imported: null,
  refusal: null,
  busy: false,
};

type IdRequest = Extract<Request, { id: string }>;
/** A request but for its id. */
type Wish = IdRequest extends infer Each ? (Each extends IdRequest ? Omit<Each, "id"> : never) : never;

/** What a page asks of the host's tables that are put away. */
export function openShelf(client: Pick<TableClient, "request">): Shelf {
  const store = createStore<ShelfState>(() => EMPTY);
  const { setState: set, getState: get } = store;
  let refusals = 0;

  const ask = async (request: Request): Promise<Reply> => told(await client.request(request));

  function told(reply: Reply): Reply {
    if (!reply.ok) set({ refusal: { key: ++refusals, refusal: reply.refusal as Refusal | ProtocolRefusal } });
    return reply;
  }

  async function change(wish: Wish): Promise<boolean> {
    set({ refusal: null });
    const reply = await ask({ ...wish, id: freshId() } as Request);
    if (reply.ok) await load();
    return reply.ok;
  }

  async function list(): Promise<void> {
    const reply = await ask({ type: "list-tables" });
    if (reply.ok && "tables" in reply) set({ tables: reply.tables });
  }

  async function load(): Promise<void> {
    const [, statistics] = await Promise.all([list(), ask({ type: "statistics" })]);
    if (statistics.ok && "statistics" in statistics) set({ statistics: statistics.statistics });
  }

  async function busily<Result>(work: () => Promise<Result>): Promise<Result> {
    set({ busy: true, refusal: null });
    try {
      return await work();
    } finally {
      set({ busy: false });
    }
  }

  return {
    store,
    load,
    list,
    async resume(table) {
      await change({ type: "resume-table", table });
    },
    async remove(table, players) {
      if (await change({ type: "delete-table", table })) set({ removed: { table, players } });
    },
    async restore() {
      const { removed } = get();
      if (removed && (await change({ type: "restore-table", table: removed.table }))) set({ removed: null });
    },
    fetch: (table) =>
      busily(async () => {
        const reply = await ask({ type: "export", table });
        return reply.ok && "file" in reply ? reply.file : null;
      }),
    takeIn: (text) =>
      busily(async () => {
        set({ imported: null });
        const parts = fileParts(text);
        if (!parts) {
          told(refused("bad-file", "not-a-table-file", { field: "" }));
          return;
        }
        for (const [part, piece] of parts.entries()) {
          const reply = await ask({ type: "import", id: freshId(), part, parts: parts.length, text: piece });
          if (!reply.ok) return;
          if ("imported" in reply) set({ imported: reply.imported });
        }
        await load();
      }),
    readNews: () => set({ removed: null, imported: null, refusal: null }),
  };
}
