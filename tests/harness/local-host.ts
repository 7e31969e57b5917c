import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompanyFile } from "../../src/main/host/company-file";
import type { Connection } from "../../src/main/host/connection";
import { Host, type Session } from "../../src/main/host/host";
import { SettingsFile } from "../../src/main/host/settings-file";
import { JournalStore } from "../../src/main/journal/store";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import { BUILD } from "../../src/shared/protocol/build";
import { PROTOCOL } from "../../src/shared/protocol/channels";
import {
  type News,
  newsSchema,
  type Push,
  pushSchema,
  type Reply,
  type Request,
  replySchema,
} from "../../src/shared/protocol/messages";

/** Which of a host's secrets seeds its first table: those before it name the empty table, the table and its epoch. */
const FIRST_SEED = 4;

/** A host in this process, with a data folder of its own; `seed` is the text that its first table draws dice from. */
export function makeHost(folder = mkdtempSync(join(tmpdir(), "harvest-host-")), seed?: string) {
  const warnings: string[] = [];
  const warn = (message: string) => {
    warnings.push(message);
  };
  let secrets = 0;
  // 64 characters like the real ones, but the same on every run.
  const secret = () => {
    secrets += 1;
    const text = secrets.toString(16).padStart(64, "0").split("").reverse().join("");
    return secrets === FIRST_SEED ? (seed ?? text) : text;
  };
  const tables = new JournalStore(join(folder, "tables"), warn);
  const company = new CompanyFile(folder, warn);
  const host = new Host({ settings: new SettingsFile(folder, warn), company, tables, warn, secret });
  return { host, warnings, folder };
}

/** A line of the table's own screen. */
export const ownLine = (push: Connection["push"]): Connection => ({
  role: "local",
  guest: null,
  push,
  end: () => undefined,
});

/** A client that checks the form of everything it is sent. */
export class TestClient {
  readonly pushes: Push[] = [];
  readonly news: News[] = [];
  private readonly session: Session;
  private ids = 0;

  constructor(
    host: Host,
    private readonly name = "client",
  ) {
    this.session = host.connect(
      ownLine((push) => {
        const news = newsSchema.safeParse(copy(push));
        if (news.success) this.news.push(news.data);
        else this.pushes.push(pushSchema.parse(copy(push)));
      }),
    );
  }

  request(message: unknown): Reply {
    return replySchema.parse(copy(this.session.request(message)));
  }

  hello(last: Extract<Request, { type: "hello" }>["last"] = null): Reply {
    return this.request({ type: "hello", protocol: PROTOCOL, build: BUILD, last });
  }

  close(): void {
    this.session.close();
  }

  /** An id not used before. */
  id(): string {
    this.ids += 1;
    return `${this.name}-${String(this.ids).padStart(8, "0")}`;
  }

  open(players: string[]): Reply {
    const setup = { players, options: DEFAULT_OPTIONS };
    return this.request({ type: "open-table", id: this.id(), game: "diced-tomatoes", setup });
  }

  command(command: Record<string, unknown>, part: Partial<Extract<Request, { type: "command" }>> = {}): Reply {
    return this.request(this.commandRequest(command, part));
  }

  commandRequest(command: Record<string, unknown>, part: Partial<Extract<Request, { type: "command" }>> = {}): Request {
    const { activeSeat } = this.state;
    const base = { id: this.id(), table: this.table.tableId, seat: activeSeat ?? 0, seq: this.seq };
    return { type: "command", ...base, ...part, command };
  }

  undo(part: Partial<Extract<Request, { type: "undo" }>> = {}): Reply {
    const base = { id: this.id(), table: this.table.tableId, seat: this.state.activeSeat ?? 0, seq: this.seq };
    return this.request({ type: "undo", ...base, ...part });
  }

  get last(): Push {
    const push = this.pushes.at(-1);
    if (!push) throw new Error("nothing was pushed");
    return push;
  }

  get seq(): number {
    return this.last.seq;
  }

  /** The table as the last snapshot told it. */
  get table() {
    const snapshot = this.pushes.findLast((push) => push.type === "snapshot");
    const table = snapshot?.table;
    if (table?.game !== "diced-tomatoes") throw new Error("no such table is open");
    return table;
  }

  /** The state now, asked for anew. */
  get state() {
    this.hello();
    return this.table.state;
  }
}

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
