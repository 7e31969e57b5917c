import { randomBytes } from "node:crypto";
import { commitmentOf } from "../../shared/dice/seed-text";
import type { AnySetup } from "../../shared/games/game";
import type { GameId } from "../../shared/games/registry";
import { BUILD } from "../../shared/protocol/build";
import type { LastSetups } from "../../shared/protocol/games";
import { stateHash } from "../../shared/protocol/hash";
import type { Diagnostics, Push, Reply, Request } from "../../shared/protocol/messages";
import type { OfferedFile } from "../../shared/protocol/tables";
import type { RequestMark, TableRecord } from "../../shared/table/records";
import { SaveError } from "../journal/faults";
import { FORMAT, type Header, VERSION } from "../journal/header";
import { type JournalStore, tableFault } from "../journal/store";
import type { Connection } from "./connection";
import { DiceWatch } from "./dice-watch";
import { parseRequest } from "./parse-request";
import { updateOf, viewOf } from "./projection";
import { type Refused, refuse } from "./refuse";
import { Replies } from "./replies";
import type { SettingsFile } from "./settings-file";
import { Shelf } from "./shelf";
import { type Outcome, type Step, Table } from "./table";

export interface HostParts {
  settings: SettingsFile;
  /** Where the tables are kept. */
  tables: JournalStore;
  /** Told of faults that are nobody's request: what a person at the host should read. */
  warn(message: string): void;
  /** Text no one can guess, for seeds and ids; cryptographic unless a test says otherwise. */
  secret?: () => string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** What a client's line talks to. */
export interface Session {
  /** Answers anything at all that a client sent; never throws. */
  request(message: unknown): Reply;
  close(): void;
}

/** One process's host: at most one open table, and everybody who sits at it or looks on. */
export class Host {
  private readonly parts: HostParts;
  private readonly secret: () => string;
  private readonly now: () => number;
  private readonly replies = new Replies();
  private readonly dice = new DiceWatch();
  private readonly shelf: Shelf;
  /** Clients that have said hello; only those get pushes. */
  private readonly listeners = new Set<Connection>();
  private table: Table | null = null;
  /** Waits for the first of the host's own screens. */
  private offered: OfferedFile | null = null;
  /** Names the time without a table, so that its snapshots have an epoch too. */
  private emptyEpoch: string;

  /** Takes up the table that lay open when the last host of this folder ended, where there is one. */
  constructor(parts: HostParts) {
    this.parts = parts;
    this.secret = parts.secret ?? (() => randomBytes(32).toString("hex"));
    this.now = parts.now ?? Date.now;
    this.emptyEpoch = this.newId();
    this.shelf = new Shelf({ tables: parts.tables, now: this.now, newId: () => this.newId(), secret: this.secret });
    const { openTable } = parts.tables;
    if (openTable !== null) this.takeUp(openTable);
  }

  /** Takes up a line; its first request has to be `hello`. */
  connect(connection: Connection): Session {
    return {
      request: (message) => {
        try {
          return this.answer(connection, message);
        } catch (error) {
          if (error instanceof SaveError) return refuse("not-saved", error.fault);
          this.parts.warn(`a request failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
          return refuse("internal-error", "internal-error");
        }
      },
      close: () => {
        this.listeners.delete(connection);
        this.shelf.forget(connection);
      },
    };
  }

  /** Shows a file on the host's own screens; where none is there yet, on the first that comes. */
  offer(file: OfferedFile): void {
    const screens = [...this.listeners].filter(({ role }) => role === "local");
    for (const screen of screens) screen.push({ type: "offered", file });
    this.offered = screens.length > 0 ? null : file;
  }

  /** Lets go of the open table; the next host of this folder takes it up again. */
  close(): void {
    this.table?.close();
    this.table = null;
  }

  /** How often screens agreed with the engine. */
  get diagnostics(): Diagnostics {
    return this.dice.diagnostics;
  }

  private answer(connection: Connection, message: unknown): Reply {
    const form = parseRequest(message);
    if (!form.ok) return form;
    const { request } = form;
    if (request.type === "hello") return this.hello(connection, request);
    if (!this.listeners.has(connection)) return refuse("protocol-mismatch", "hello-first");
    switch (request.type) {
      case "diagnostics":
        return { ok: true, diagnostics: this.dice.diagnostics };
      case "dice-settled":
        return this.dice.settled(request.table, request.rollId, request.faces) ?? this.done();
      case "list-tables":
        return { ok: true, tables: this.shelf.list(this.table?.id ?? null) };
      case "statistics":
        return { ok: true, statistics: this.shelf.statistics() };
      case "export":
        return this.shelf.file(request.table);
      default:
        return this.replies.once(request, (mark) => this.act(connection, request, mark));
    }
  }

  /** What changes something, and so is done once however often it is asked for. */
  private act(connection: Connection, request: Extract<Request, { id: string }>, mark: RequestMark): Reply {
    switch (request.type) {
      case "open-table":
        return this.openTable(request, mark);
      case "resume-table":
        return this.resume(request.table);
      case "delete-table":
        if (this.table?.id === request.table) return refuse("table-open", "table-is-open");
        return this.shelf.remove(request.table) ?? this.done();
      case "restore-table":
        return this.shelf.restore(request.table) ?? this.done();
      case "import":
        return this.shelf.takeIn(connection, request) ?? this.done();
      default:
        return this.atTable(request.table, (table) => {
          if ("seat" in request && !this.seatsOf(connection).includes(request.seat)) {
            return refuse("not-your-seat", "not-your-seat", { seat: request.seat });
          }
          return this.atOpenTable(table, request, mark);
        });
    }
  }

  private atOpenTable(table: Table, request: TableRequest, mark: RequestMark): Reply {
    switch (request.type) {
      case "command":
        return this.shown(table, table.command(request.seat, request.seq, request.command, mark, request.flick));
      case "undo":
        return this.shown(table, table.undo(request.seat, request.seq, mark));
      case "go-back":
        return this.shown(table, table.goBack(request.to, request.seq, mark));
      case "start-table":
        return this.shown(table, table.start(mark));
      case "add-words":
        return this.changed(table.addWords(request.seat, request.words, mark));
      case "end-table":
        return this.changed(table.end(mark));
      case "close-table":
        this.putAway(table);
        return this.done();
    }
  }

  private hello(connection: Connection, { last }: Extract<Request, { type: "hello" }>): Reply {
    this.listeners.add(connection);
    const { table } = this;
    const missed = last && last.epoch === table?.epoch ? table.since(last.seq) : null;
    if (table && missed) for (const step of missed) this.pushStep(connection, table, step);
    else connection.push(this.snapshot(connection));
    if (this.offered) this.offer(this.offered);
    return this.done();
  }

  private openTable({ game, setup, wait }: Extract<Request, { type: "open-table" }>, request: RequestMark): Reply {
    if (this.table) return refuse("table-open", "table-already-open");
    const { settings, tables } = this.parts;
    const header = this.newHeader(game, setup, request);
    const table = new Table(header, this.now);
    const seed = this.secret();
    const seeded: TableRecord = { type: "seeded", at: header.created, commitment: commitmentOf(seed), seed };
    table.recall([seeded]);
    const begun = wait ? null : table.begin();
    // Noted first: a table on the disk that nobody finds open would be laid a second time by a repeated request.
    tables.openTable = table.id;
    try {
      table.recordTo(tables.create(header, begun ? [seeded, begun] : [seeded]));
    } catch (error) {
      tables.openTable = null;
      throw error;
    }
    const lastSetups = { ...settings.current.lastSetups, [game]: setup } as LastSetups;
    settings.save({ ...settings.current, lastSetups });
    this.table = table;
    if (!begun) this.showAll();
    for (const step of table.log) this.show(table, step);
    return this.done();
  }

  private newHeader(game: GameId, setup: AnySetup, request: RequestMark): Header {
    const [table, epoch] = [this.newId(), this.newId()];
    return { format: FORMAT, version: VERSION, table, game, created: this.now(), epoch, setup, request };
  }

  private resume(table: string): Reply {
    if (this.table) return refuse("table-open", "table-already-open");
    const refused = this.takeUp(table);
    if (refused) return refused;
    this.parts.tables.openTable = table;
    this.showAll();
    return this.done();
  }

  /** Opens a table that was put away, with the replies to what was asked of it. */
  private takeUp(id: string): Refused | null {
    const { tables, warn } = this.parts;
    try {
      const tried: Recalled[] = [];
      const opened = tables.open(id, this.newId(), ({ header, records }) => {
        const recalled = this.recalled(header, records);
        tried.push(recalled);
        return recalled.good;
      });
      if (!opened.ok) {
        // A table that was noted but never written was never there.
        if (opened.fault.reason !== "journal-missing") warn(tableFault(id, opened.fault));
        return refuse("cannot-open", opened.fault.reason, opened.fault.params);
      }
      const { header, records } = opened.text;
      // Played once where all of it was good; without what was cut off it is played again.
      const whole = tried.find(({ good }) => good === records.length);
      const { table, granted } = whole ?? this.recalled(header, records);
      for (const { request, seq } of granted) this.replies.recall(request, seq);
      table.recordTo(opened.journal);
      this.table = table;
      return null;
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      warn(`table ${id} cannot be gone on with: ${error.message}`);
      return refuse("not-saved", error.fault);
    }
  }

  private recalled(header: Header, records: readonly TableRecord[]): Recalled {
    const table = new Table(header, this.now);
    const granted: Recalled["granted"] = header.request ? [{ request: header.request, seq: 0 }] : [];
    const good = table.recall(records, (request, seq) => granted.push({ request, seq }));
    return { table, good, granted };
  }

  private putAway(table: Table): void {
    table.close();
    this.table = null;
    this.parts.tables.openTable = null;
    this.emptyEpoch = this.newId();
    this.showAll();
  }

  private atTable(id: string, act: (table: Table) => Reply): Reply {
    if (!this.table) return refuse("no-table", "no-table-open");
    return this.table.id === id ? act(this.table) : refuse("no-table", "other-table");
  }

  /** The reply to a step that was tried, once everybody has seen it. */
  private shown(table: Table, outcome: Outcome): Reply {
    if (outcome.ok) for (const step of outcome.steps) this.show(table, step);
    else this.tellFault(outcome.refusal.code);
    return outcome.ok ? this.done() : outcome;
  }

  /** The reply to a change that is no step. */
  private changed(refused: Refused | null): Reply {
    if (refused) this.tellFault(refused.refusal.code);
    else this.showAll();
    return refused ?? this.done();
  }

  /** A table that cannot be kept any more says so on every screen. */
  private tellFault(code: string): void {
    if (code === "not-saved") this.showAll();
  }

  private showAll(): void {
    for (const connection of this.listeners) connection.push(this.snapshot(connection));
  }

  /** Shows everybody a step that has just been made. */
  private show(table: Table, step: Step): void {
    this.dice.note(table.id, table.rolls(step));
    for (const connection of this.listeners) this.pushStep(connection, table, step);
  }

  private pushStep(connection: Connection, table: Table, step: Step): void {
    const played = step.kind === "played";
    connection.push(played ? updateOf(table, step, this.seatsOf(connection)) : this.snapshot(connection, step));
  }

  private snapshot(connection: Connection, at?: Step): Push {
    const { table } = this;
    const rest = { type: "snapshot", settings: this.parts.settings.current, build: BUILD } as const;
    if (!table) return { ...rest, epoch: this.emptyEpoch, seq: 0, hash: "", table: null, waiting: null };
    const { epoch } = table;
    if (!table.started) {
      const waiting = { tableId: table.id, game: table.game, players: [...table.players], fair: table.fair };
      return { ...rest, epoch, seq: 0, hash: "", table: null, waiting };
    }
    const step = at ?? table.newest;
    const view = viewOf(table, step, this.seatsOf(connection));
    return { ...rest, epoch, seq: step.seq, hash: stateHash(view.state), table: view, waiting: null };
  }

  /** A local client plays for everybody around its screen. */
  private seatsOf({ role }: Connection): number[] {
    return role === "local" && this.table ? Array.from({ length: this.table.seats }, (_, seat) => seat) : [];
  }

  private done(): Reply {
    return { ok: true, seq: this.table?.seq ?? 0 };
  }

  private newId(): string {
    return this.secret().slice(0, 24);
  }
}

/** A table from its records: how many of them are good, and the requests that were granted, with the seq of each. */
interface Recalled {
  table: Table;
  good: number;
  granted: { request: RequestMark; seq: number }[];
}

/** What is asked of the table that lies open. */
type TableRequest = Extract<
  Request,
  { type: "command" | "undo" | "go-back" | "start-table" | "add-words" | "end-table" | "close-table" }
>;
