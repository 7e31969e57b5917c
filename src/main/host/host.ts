import { randomBytes } from "node:crypto";
import { z } from "zod";
import { seededDice } from "../../shared/dice/random-stream";
import type { AnyEvent, AnySetup, Audience } from "../../shared/games/game";
import type { GameId } from "../../shared/games/registry";
import { BUILD } from "../../shared/protocol/build";
import { PROTOCOL } from "../../shared/protocol/channels";
import type { LastSetups } from "../../shared/protocol/games";
import { stateHash } from "../../shared/protocol/hash";
import {
  type Diagnostics,
  type ProtocolRefusal,
  type Push,
  REQUEST_LIMIT,
  type Reply,
  type Request,
  requestSchema,
  type TableView,
} from "../../shared/protocol/messages";
import type { Connection } from "./connection";
import { DiceWatch } from "./dice-watch";
import { refuse } from "./refuse";
import { Replies } from "./replies";
import type { SettingsFile } from "./settings-file";
import { type Outcome, type Step, Table } from "./table";

export interface HostParts {
  settings: SettingsFile;
  /** Told of faults that are nobody's request: what a person at the host should read. */
  warn(message: string): void;
  /** Text no one can guess, for seeds and ids; cryptographic unless a test says otherwise. */
  secret?: () => string;
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
  private readonly replies = new Replies();
  private readonly dice = new DiceWatch();
  /** Clients that have said hello; only those get pushes. */
  private readonly listeners = new Set<Connection>();
  private table: Table | null = null;
  /** Names the time without a table, so that its snapshots have an epoch too. */
  private emptyEpoch: string;

  constructor(parts: HostParts) {
    this.parts = parts;
    this.secret = parts.secret ?? (() => randomBytes(32).toString("hex"));
    this.emptyEpoch = this.newId();
  }

  /** Takes up a line; its first request has to be `hello`. */
  connect(connection: Connection): Session {
    return {
      request: (message) => {
        try {
          return this.answer(connection, message);
        } catch (error) {
          this.parts.warn(`a request failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
          return refuse("internal-error", "internal-error");
        }
      },
      close: () => {
        this.listeners.delete(connection);
      },
    };
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
        return this.dice.settled(request.table, request.rollId, request.faces) ?? { ok: true, seq: this.seq };
      case "open-table":
        return this.replies.once(request, () => this.openTable(request.game, request.setup));
      case "close-table":
        return this.replies.once(request, () => this.atTable(request.table, () => this.closeTable()));
      case "command":
      case "undo": {
        if (!this.seatsOf(connection).includes(request.seat) && this.table?.id === request.table) {
          return refuse("not-your-seat", "not-your-seat", { seat: request.seat });
        }
        return this.replies.once(request, () =>
          this.atTable(request.table, (table) =>
            this.shown(
              table,
              request.type === "undo"
                ? table.undo(request.seat, request.seq)
                : table.command(request.seat, request.seq, request.command, request.flick),
            ),
          ),
        );
      }
    }
  }

  private hello(connection: Connection, { last }: Extract<Request, { type: "hello" }>): Reply {
    this.listeners.add(connection);
    const { table } = this;
    const missed = last && last.epoch === table?.epoch ? table.since(last.seq) : null;
    if (table && missed) for (const step of missed) this.pushStep(connection, table, step);
    else connection.push(this.snapshot(connection));
    return { ok: true, seq: this.seq };
  }

  private openTable(game: GameId, setup: AnySetup): Reply {
    if (this.table) return refuse("table-open", "table-already-open");
    const { settings } = this.parts;
    const lastSetups = { ...settings.current.lastSetups, [game]: setup } as LastSetups;
    settings.save({ ...settings.current, lastSetups });
    const table = new Table({
      id: this.newId(),
      epoch: this.newId(),
      game,
      setup,
      random: seededDice(this.secret()),
    });
    this.table = table;
    for (const step of table.log) this.show(table, step);
    return { ok: true, seq: this.seq };
  }

  private closeTable(): Reply {
    this.table = null;
    this.emptyEpoch = this.newId();
    for (const connection of this.listeners) connection.push(this.snapshot(connection));
    return { ok: true, seq: this.seq };
  }

  private atTable<Answer>(id: string, act: (table: Table) => Answer): Answer | ReturnType<typeof refuse> {
    if (!this.table) return refuse("no-table", "no-table-open");
    return this.table.id === id ? act(this.table) : refuse("no-table", "other-table");
  }

  /** The reply to a step that was tried, once everybody has seen it. */
  private shown(table: Table, outcome: Outcome): Reply {
    if (!outcome.ok) return outcome;
    this.show(table, outcome.step);
    return { ok: true, seq: outcome.step.seq };
  }

  /** Shows everybody a step that has just been made. */
  private show(table: Table, step: Step): void {
    this.dice.note(table.id, table.rolls(step));
    for (const connection of this.listeners) this.pushStep(connection, table, step);
  }

  private pushStep(connection: Connection, table: Table, step: Step): void {
    connection.push(step.kind === "played" ? this.update(connection, table, step) : this.snapshot(connection, step));
  }

  private update(connection: Connection, table: Table, step: Step): Push {
    const audience = audienceOf(this.seatsOf(connection));
    const update = {
      type: "update",
      game: table.game,
      epoch: table.epoch,
      seq: step.seq,
      hash: stateHash(table.view(audience, step)),
      events: gameEvents(table.viewEvents(step, audience)),
      ...(step.flick && { flick: step.flick }),
      canUndo: table.canUndo,
    };
    // That a table's view and events are of its game is known to the table alone.
    return update as Push;
  }

  private snapshot(connection: Connection, at?: Step): Push {
    const { table } = this;
    const settings = this.parts.settings.current;
    if (!table) {
      return { type: "snapshot", epoch: this.emptyEpoch, seq: 0, hash: "", table: null, settings, build: BUILD };
    }
    const step = at ?? table.newest;
    const mySeats = this.seatsOf(connection);
    const audience = audienceOf(mySeats);
    const state = table.view(audience, step);
    const log = table.log
      .filter(({ seq }) => seq <= step.seq)
      .map((entry) => ({ seq: entry.seq, events: table.viewEvents(entry, audience) }));
    const view = { tableId: table.id, game: table.game, state, mySeats, canUndo: table.canUndo, log } as TableView;
    return {
      type: "snapshot",
      epoch: table.epoch,
      seq: step.seq,
      hash: stateHash(state),
      table: view,
      settings,
      build: BUILD,
    };
  }

  /** A local client plays for everybody around its screen. */
  private seatsOf({ role }: Connection): number[] {
    return role === "local" && this.table ? Array.from({ length: this.table.seats }, (_, seat) => seat) : [];
  }

  private get seq(): number {
    return this.table?.seq ?? 0;
  }

  private newId(): string {
    return this.secret().slice(0, 24);
  }
}

/** A screen that several players share is given what each of them may see; it keeps them apart by itself. */
function audienceOf(seats: readonly number[]): Audience {
  const [only, ...others] = seats;
  if (only === undefined) return { role: "spectator" };
  return others.length === 0 ? { role: "seat", seat: only } : { role: "seats", seats };
}

function gameEvents(events: Step["events"]): AnyEvent[] {
  return events.filter(({ type }) => type !== "undone");
}

const anyHello = z.looseObject({ type: z.literal("hello"), protocol: z.int() });

function parseRequest(message: unknown): { ok: true; request: Request } | { ok: false; refusal: ProtocolRefusal } {
  const size = sizeOf(message);
  if (size === null) return refuse("bad-request", "malformed", { field: "", problem: "not JSON" });
  if (size > REQUEST_LIMIT) return refuse("bad-request", "too-large", { size, limit: REQUEST_LIMIT });
  // A client of another protocol may say hello in a form of its own.
  const greeting = anyHello.safeParse(message);
  if (greeting.success && greeting.data.protocol !== PROTOCOL) {
    return refuse("protocol-mismatch", "other-protocol", { host: PROTOCOL });
  }
  const parsed = requestSchema.safeParse(message);
  if (parsed.success) return { ok: true, request: parsed.data };
  const issue = parsed.error.issues[0];
  return refuse("bad-request", "malformed", {
    field: issue?.path.join(".") ?? "",
    problem: issue?.message ?? "unknown",
  });
}

/** Bytes of a message's JSON; null for what has none (structured clone over IPC carries more than JSON). */
function sizeOf(message: unknown): number | null {
  try {
    return Buffer.byteLength(JSON.stringify(message));
  } catch {
    return null;
  }
}
