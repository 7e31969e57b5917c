import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompanyFile } from "../../src/main/host/company-file";
import type { Connection, Role } from "../../src/main/host/connection";
import { Host, type Session } from "../../src/main/host/host";
import type { DoorState, LanDoor } from "../../src/main/host/lan-door";
import { SettingsFile } from "../../src/main/host/settings-file";
import { JournalStore } from "../../src/main/journal/store";
import { DEFAULT_OPTIONS } from "../../src/shared/games/diced-tomatoes/state";
import { BUILD } from "../../src/shared/protocol/build";
import { PROTOCOL } from "../../src/shared/protocol/channels";
import type { Company, EndReason } from "../../src/shared/protocol/company";
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
export function makeHost(folder = mkdtempSync(join(tmpdir(), "harvest-host-")), seed?: string, door?: LanDoor) {
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
  const settings = new SettingsFile(folder, warn);
  const host = new Host({ settings, company, tables, warn, secret, ...(door && { door }) });
  return { host, warnings, folder };
}

/** A door that is open as soon as it is told to be, on a port that nobody listens on. */
export class PaperDoor implements LanDoor {
  state: DoorState = { state: "closed" };
  private readonly listeners: (() => void)[] = [];

  open(): void {
    const addresses = [{ url: "http://192.168.1.5:4545/", adapter: "eth0", kind: "lan" as const }];
    this.set({ state: "open", port: 4545, addresses });
  }

  close(): void {
    this.set({ state: "closed" });
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  set(state: DoorState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
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
  readonly replies: Reply[] = [];
  /** Whether the host ended the line. */
  ended = false;
  private readonly session: Session;
  private ids = 0;

  constructor(
    host: Host,
    private readonly name = "client",
    { role, guest }: { role: Role; guest: string | null } = { role: "local", guest: null },
  ) {
    this.session = host.connect({
      role,
      guest,
      push: (push) => {
        const news = newsSchema.safeParse(copy(push));
        if (news.success) this.news.push(news.data);
        else this.pushes.push(pushSchema.parse(copy(push)));
      },
      end: () => {
        this.ended = true;
      },
    });
  }

  /** Asks for what carries an id, under one not used before. */
  ask(message: Record<string, unknown> & { type: Request["type"] }): Reply {
    return this.request({ id: this.id(), ...message });
  }

  /** The people at the table, as they were told last. */
  get company(): Company {
    const company = this.news.findLast((news) => news.type === "company");
    if (!company) throw new Error("nothing was told of the people at the table");
    return company;
  }

  request(message: unknown): Reply {
    const reply = replySchema.parse(copy(this.session.request(message)));
    this.replies.push(reply);
    return reply;
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

/** A line from elsewhere: by the table's code, or by the token that joining gave. */
export class GuestClient extends TestClient {
  /** Told by `join`. */
  token: string | null = null;

  /** @throws where the token is nobody's. */
  constructor(host: Host, name = "guest", token: string | null = null) {
    const guest = token === null ? null : host.guestOf(token);
    if (token !== null && guest === null) throw new Error("nobody's token");
    super(host, name, { role: "guest", guest });
    this.token = token;
  }

  join(name: string, seat: number | null = null, part: Record<string, unknown> = {}): Reply {
    const reply = this.ask({ type: "join", name, colour: "leaf", seat, ...part });
    if (reply.ok && "joined" in reply) this.token = reply.joined.token;
    return reply;
  }

  /** Which of the guests this line is. */
  get me(): string {
    const { me } = this.company;
    if (me === null) throw new Error("has not joined");
    return me;
  }

  /** Why the host ended the line; null while it has not. */
  get why(): EndReason | null {
    return this.news.find((news) => news.type === "ended")?.reason ?? null;
  }
}

/** Why a request was refused. @throws where it was not. */
export function reasonOf(reply: Reply): string {
  if (reply.ok) throw new Error(`not refused: ${JSON.stringify(reply)}`);
  return reply.refusal.reason;
}

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
