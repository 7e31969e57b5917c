import { randomBytes } from "node:crypto";
import { commitmentOf } from "../../shared/dice/seed-text";
import type { AnySetup } from "../../shared/games/game";
import { type GameId, gameOf } from "../../shared/games/registry";
import { BUILD } from "../../shared/protocol/build";
import type { LastSetups } from "../../shared/protocol/games";
import type { Diagnostics, News, Push, Reply, Request, Settings } from "../../shared/protocol/messages";
import type { OfferedFile } from "../../shared/protocol/tables";
import type { RequestMark, TableRecord } from "../../shared/table/records";
import { SaveError } from "../journal/faults";
import { FORMAT, type Header, VERSION } from "../journal/header";
import { type JournalStore, tableFault } from "../journal/store";
import { Company, type FormerSeating } from "./company";
import type { CompanyFile } from "./company-file";
import { type Connection, isAtTable } from "./connection";
import { DiceWatch } from "./dice-watch";
import { ForageKeeping, isForageKeptRequest } from "./forage-keeping";
import { hashOf } from "./hash-of";
import { type LanDoor, NO_DOOR } from "./lan-door";
import { type Line, mayAsk, newLine } from "./line";
import { isOverlayRequest, OverlayDesk, type OverlayRequest } from "./overlay-desk";
import { OverlayFile } from "./overlay-file";
import { parseRequest } from "./parse-request";
import { isPresentingRequest, Presenting } from "./presenting";
import { updateOf, viewOf } from "./projection";
import { isCompanyRequest, Reception } from "./reception";
import { type Refused, refuse } from "./refuse";
import { Replies } from "./replies";
import type { SettingsFile } from "./settings-file";
import { Shelf } from "./shelf";
import { type Move, type Outcome, type Step, Table } from "./table";

/** Steps of the log that a guest is sent: a phone shows no more, and pays for every one when it comes back. */
const GUEST_LOG = 40;

/** Steps that a client is sent one by one when it comes back; after more of them the table as it is costs less. */
const MOST_MISSED = 64;

export interface HostParts {
  settings: SettingsFile;
  /** Where guests are kept. */
  company: CompanyFile;
  /** What is said about overlays; kept nowhere unless said. */
  overlays?: OverlayDesk;
  /** The way in from other machines; none unless said. */
  door?: LanDoor;
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
  /** What is said about overlays, for whoever serves them. */
  readonly overlays: OverlayDesk;
  private readonly parts: HostParts;
  private readonly secret: () => string;
  private readonly now: () => number;
  private readonly replies = new Replies();
  private readonly dice = new DiceWatch();
  private readonly shelf: Shelf;
  private readonly company: Company;
  private readonly reception: Reception;
  private readonly presenting: Presenting;
  private readonly forageKeeping: ForageKeeping;
  private readonly lines = new Set<Line>();
  private table: Table | null = null;
  /** The table that was laid last, so that those who play on find their seats again. */
  private before: FormerSeating | null = null;
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
    this.company = new Company(parts.company);
    this.presenting = new Presenting({ settings: parts.settings, lines: this.lines });
    this.reception = new Reception({
      company: this.company,
      door: parts.door ?? NO_DOOR,
      lines: this.lines,
      showsCode: () => this.presenting.stage.showCode,
      seating: () => this.table,
      onSeats: () => this.reseat(),
      done: () => this.done(),
    });
    this.forageKeeping = new ForageKeeping(parts.settings);
    this.overlays = parts.overlays ?? new OverlayDesk(new OverlayFile(null, parts.warn));
    this.overlays.onChange(() => this.tellOwn(this.overlays.news));
    this.overlays.onTestRoll((roll) => this.tellOwn(roll));
    this.shelf = new Shelf({ tables: parts.tables, now: this.now, newId: () => this.newId(), secret: this.secret });
    const { openTable } = parts.tables;
    if (openTable !== null) this.takeUp(openTable);
  }

  /** Takes up a line; its first request has to be `hello`. */
  connect(connection: Connection): Session {
    const line = newLine(connection);
    this.lines.add(line);
    if (line.guest !== null) this.reception.bind(line, line.guest);
    return {
      request: (message) => {
        try {
          return this.answer(line, message);
        } catch (error) {
          if (error instanceof SaveError) return refuse("not-saved", error.fault);
          this.parts.warn(`a request failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
          return refuse("internal-error", "internal-error");
        }
      },
      close: () => {
        this.lines.delete(line);
        this.shelf.forget(connection);
        if (line.greeted && line.guest !== null) this.reception.tellAll();
        if (line.greeted && connection.role === "presentation") this.presenting.tellAll();
      },
    };
  }

  /** Shows a file on the host's own screens; where none is there yet, on the first that comes. */
  offer(file: OfferedFile): void {
    const screens = [...this.lines].filter(({ greeted, connection }) => greeted && connection.role === "local");
    for (const { connection } of screens) connection.push({ type: "offered", file });
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

  /** Which guest a token is of; null for nobody's. */
  guestOf(token: string): string | null {
    return this.company.holderOf(token);
  }

  /** The code to join by; null while the door to the LAN is closed. */
  get code(): string | null {
    return this.company.code;
  }

  get hasTable(): boolean {
    return this.table !== null;
  }

  /** The port that the LAN was served on last; null for none. */
  get lanPort(): number | null {
    return this.company.port;
  }

  set lanPort(port: number | null) {
    this.company.port = port;
  }

  /** Opens the door to the LAN, as a request of the table's own screen does. */
  openLan(): void {
    this.reception.openDoor();
  }

  closeLan(): void {
    this.reception.closeDoor();
  }

  /**
   * What a stream would have been sent that had been here since `since`, and when, both in milliseconds since 1970:
   * the open table as it was then and its steps from there on. Empty where no game has begun.
   */
  streamed(since: number): { at: number; push: Push }[] {
    const { table } = this;
    if (!table?.started) return [];
    const line = newLine({ role: "stream", guest: null, push: () => undefined, end: () => undefined });
    const before = table.log.findLastIndex((step) => table.madeAt(step) <= since);
    return table.log.slice(Math.max(0, before)).map((step, index) => {
      const push = index === 0 ? this.snapshot(line, step) : this.pushOf(table, step, line);
      return { at: table.madeAt(step), push: push.type === "snapshot" ? stillOpen(push) : push };
    });
  }

  private answer(line: Line, message: unknown): Reply {
    const { connection } = line;
    const form = parseRequest(message, connection.role);
    if (!form.ok) return form;
    const { request } = form;
    // A line that was ended may have had something on its way.
    if (!this.lines.has(line) || line.ended || (request.type !== "hello" && !line.greeted)) {
      return refuse("protocol-mismatch", "hello-first");
    }
    if (!mayAsk(line, request.type)) return refuse("not-allowed", "hosts-only", { type: request.type });
    if (request.type === "hello") return this.hello(line, request);
    switch (request.type) {
      case "screen":
        line.rolls = request.rolls;
        return this.done();
      case "diagnostics":
        return { ok: true, diagnostics: this.dice.diagnostics };
      case "dice-settled":
        return this.settled(line, request);
      case "list-tables":
        return { ok: true, tables: this.shelf.list(this.table?.id ?? null) };
      case "statistics":
        return { ok: true, statistics: this.shelf.statistics() };
      case "export":
        return this.shelf.file(request.table);
      default:
        return this.once(line, request);
    }
  }

  private once(line: Line, request: Extract<Request, { id: string }>): Reply {
    // A join that is asked again comes over a line of somebody who is not known by it yet.
    const asker = request.type === "join" ? null : line.guest;
    const reply = this.replies.once(request, (mark) => this.act(line, request, mark), asker);
    // Who was sent away meanwhile is answered the same, and is nobody.
    if (reply.ok && "joined" in reply && line.guest === null && this.company.has(reply.joined.guest)) {
      this.reception.bind(line, reply.joined.guest);
      this.reseat();
      this.reception.tellAll();
    }
    return reply;
  }

  /** What a screen of the table itself showed counts, and lets the others show it too. */
  private settled({ connection }: Line, { table, rollId, faces }: Extract<Request, { type: "dice-settled" }>): Reply {
    if (!isAtTable(connection.role)) return this.done();
    const refused = this.dice.settled(table, rollId, faces);
    if (!refused && this.table?.id === table) this.tellSettled(rollId, connection);
    return refused ?? this.done();
  }

  private tellSettled(rollId: string, except?: Connection): void {
    const { table } = this;
    if (!table) return;
    const news: News = { type: "settled", epoch: table.epoch, rollId };
    for (const line of this.lines) {
      if (!line.greeted || line.connection === except || !this.reception.sees(line)) continue;
      line.connection.push(news);
    }
  }

  /** What changes something, and so is done once however often it is asked for. */
  private act(line: Line, request: Extract<Request, { id: string }>, mark: RequestMark): Reply {
    if (isCompanyRequest(request)) return this.reception.act(line, request);
    if (isOverlayRequest(request)) return this.atOverlays(request);
    if (isPresentingRequest(request)) return this.present(request);
    if (isForageKeptRequest(request)) return this.keepOfForage(request);
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
        return this.shelf.takeIn(line.connection, request) ?? this.done();
      case "close-table":
        return this.closeTable(request.table);
      default:
        return this.atTable(request.table, (table) => {
          if ("seat" in request && !this.seatsOf(line).includes(request.seat)) {
            return refuse("not-your-seat", "not-your-seat", { seat: request.seat });
          }
          const { role } = line.connection;
          return this.atOpenTable(table, request, role === "guest" ? "guest" : "local", mark);
        });
    }
  }

  private atOverlays(request: OverlayRequest): Reply {
    this.overlays.act(request);
    return this.done();
  }

  private keepOfForage(request: Parameters<ForageKeeping["act"]>[0]): Reply {
    this.forageKeeping.act(request);
    this.tellOwn(this.forageKeeping.news);
    return this.done();
  }

  private present(request: Parameters<Presenting["act"]>[0]): Reply {
    const before = this.presenting.stage;
    this.presenting.act(request);
    const { showCode, diceSet } = this.presenting.stage;
    if (showCode !== before.showCode) this.reception.tellAll();
    if (diceSet !== before.diceSet) this.overlays.tellDice(diceSet);
    return this.done();
  }

  private atOpenTable(table: Table, request: TableRequest, by: Move["by"], mark: RequestMark): Reply {
    const heldBy = () => [...table.held].sort().join();
    const before = heldBy();
    const reply = this.actOn(table, request, by, mark);
    if (heldBy() !== before) this.reception.tellAll();
    return reply;
  }

  private actOn(table: Table, request: TableRequest, by: Move["by"], mark: RequestMark): Reply {
    switch (request.type) {
      case "command": {
        const { seat, seq, command, flick } = request;
        return this.shown(table, table.command({ seat, seq, command, by, flick }, mark));
      }
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
    }
  }

  /** A table that is put away already is closed: who asks again after a restart is answered the same. */
  private closeTable(id: string): Reply {
    if (this.table?.id === id) this.putAway(this.table);
    else if (!this.parts.tables.has(id)) return refuse("no-table", this.table ? "other-table" : "no-table-open");
    return this.done();
  }

  private hello(line: Line, { last }: Extract<Request, { type: "hello" }>): Reply {
    const back = !line.greeted && line.guest !== null;
    line.greeted = true;
    const { table } = this;
    const knows = last && this.reception.sees(line) && sameSeats(last.seats, this.seatsOf(line));
    const missed = knows && last.epoch === table?.epoch ? table.since(last.seq) : null;
    if (table && missed && missed.length <= MOST_MISSED) {
      line.seats = this.seatsOf(line);
      line.saw = true;
      for (const step of missed) line.connection.push(this.pushOf(table, step, line));
    } else this.showNow(line);
    if (back) this.reception.tellAll();
    else this.reception.tell(line);
    if (line.connection.role === "local") {
      line.connection.push(this.overlays.news);
      line.connection.push(this.forageKeeping.news);
    }
    if (line.connection.role === "presentation") this.presenting.tellAll();
    else this.presenting.tell(line);
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
    this.company.seatAll(table, this.before);
    this.before = { id: table.id, players: table.players };
    this.reception.tellAll();
    // Who has other seats than before is told so before the first step.
    for (const line of this.lines) line.seats = this.seatsOf(line);
    if (!begun) this.showAll();
    for (const step of table.log) this.show(table, step);
    return this.done();
  }

  private newHeader(game: GameId, setup: AnySetup, request: RequestMark): Header {
    const [table, epoch] = [this.newId(), this.newId()];
    return { format: FORMAT, version: VERSION, table, game, created: this.now(), epoch, setup, request };
  }

  private resume(table: string): Reply {
    if (this.table?.id === table) return this.done();
    if (this.table) return refuse("table-open", "table-already-open");
    const refused = this.takeUp(table);
    if (refused) return refused;
    this.parts.tables.openTable = table;
    this.reception.tellAll();
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
    this.reception.tellAll();
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
    for (const line of this.lines) if (line.greeted) this.showNow(line);
  }

  private showNow(line: Line): void {
    line.connection.push(this.snapshot(line));
  }

  /** Shows the table anew to those who play for other seats, or may see another thing, than they were told. */
  private reseat(): void {
    for (const line of this.lines) {
      if (!line.greeted) continue;
      const same = line.saw === this.reception.sees(line) && sameSeats(line.seats, this.seatsOf(line));
      if (!same) this.showNow(line);
    }
  }

  /** Shows everybody a step that has just been made. */
  private show(table: Table, step: Step): void {
    const rolls = table.rolls(step);
    this.dice.note(table.id, rolls);
    // Lines that see the same are sent one and the same push, which is encoded once.
    const pushes = new Map<string, Push>();
    let anyRolls = false;
    for (const line of this.lines) {
      if (!line.greeted || !this.reception.sees(line)) continue;
      const key = step.kind === "played" ? audienceKey(table, line) : kindOf(line);
      const push = pushes.get(key) ?? this.pushOf(table, step, line);
      pushes.set(key, push);
      line.connection.push(push);
      anyRolls ||= line.rolls && isAtTable(line.connection.role);
    }
    if (!anyRolls) for (const { rollId } of rolls) this.tellSettled(rollId);
  }

  private pushOf(table: Table, step: Step, line: Line): Push {
    return step.kind === "played"
      ? updateOf(table, step, { role: line.connection.role, seats: line.seats })
      : this.snapshot(line, step);
  }

  private snapshot(line: Line, at?: Step): Push {
    const { table } = this;
    const own = line.connection.role === "local";
    const { settings: kept } = this.parts;
    const settings = own ? forOwn(kept.current) : forOthers(kept.current);
    const rest = { type: "snapshot", settings, build: BUILD } as const;
    line.seats = this.seatsOf(line);
    line.saw = this.reception.sees(line);
    if (!table || !line.saw) {
      return { ...rest, epoch: this.emptyEpoch, seq: 0, hash: "", table: null, waiting: null };
    }
    const { epoch } = table;
    if (!table.started) {
      const waiting = { tableId: table.id, game: table.game, players: [...table.players], fair: table.fair };
      return { ...rest, epoch, seq: 0, hash: "", table: null, waiting };
    }
    const step = at ?? table.newest;
    const viewer = { role: line.connection.role, seats: line.seats };
    const view = viewOf(table, step, viewer, own ? Number.POSITIVE_INFINITY : GUEST_LOG);
    return { ...rest, epoch, seq: step.seq, hash: hashOf(view.state), table: view, waiting: null };
  }

  /** The table's own screens play for everybody around them: every seat that no guest has. */
  private seatsOf({ connection, guest }: Line): number[] {
    const { table, company } = this;
    if (!table || connection.role === "presentation" || connection.role === "stream") return [];
    if (connection.role === "guest") {
      const seat = guest === null ? null : company.seatOf(guest, table.id);
      return seat === null ? [] : [seat];
    }
    const away = company.away(table.id);
    return Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => !away.has(seat));
  }

  /** News for the table's own screens. */
  private tellOwn(news: News): void {
    for (const { greeted, connection } of this.lines) if (greeted && connection.role === "local") connection.push(news);
  }

  private done(): Reply {
    return { ok: true, seq: this.table?.seq ?? 0 };
  }

  private newId(): string {
    return this.secret().slice(0, 24);
  }
}

/** What the host keeps for its own screens, such as names from the last game, is nothing to anybody else. */
const forOwn = ({ version, lastSetups, theme }: Settings): Settings => ({ version, lastSetups, theme });
const forOthers = ({ version, theme }: Settings): Settings => ({ version, lastSetups: {}, theme });
/** A table as it was before it ended or its journal was lost, which is told when it happens. */
const stillOpen = (push: Extract<Push, { type: "snapshot" }>): Push =>
  push.table ? { ...push, table: { ...push.table, ended: false, fault: null, canUndo: false } } : push;

/** Alike for lines that are sent the same of a step: where a game hides nothing, for all. */
const audienceKey = (table: Table, line: Line): string => (gameOf(table.game).secret === null ? "" : kindOf(line));

/** Alike for lines of one role that play for the same seats. */
const kindOf = ({ connection, seats }: Line): string => `${connection.role} ${seats.join()}`;

const sameSeats = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((seat, index) => seat === other[index]);

/** A table from its records: how many of them are good, and the requests that were granted, with the seq of each. */
interface Recalled {
  table: Table;
  good: number;
  granted: { request: RequestMark; seq: number }[];
}

/** What is asked of the table that lies open. */
type TableRequest = Extract<
  Request,
  { type: "command" | "undo" | "go-back" | "start-table" | "add-words" | "end-table" }
>;
