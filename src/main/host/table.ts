import type { Flick } from "../../shared/dice/throw";
import type { AnyEvent, Audience, Refusal, Roll } from "../../shared/games/game";
import type { GameId } from "../../shared/games/registry";
import type { ProtocolRefusal, TableEvent } from "../../shared/protocol/messages";
import { type Attempt, isTableEvent, type Step } from "../../shared/table/course";
import type { RequestMark, TableRecord } from "../../shared/table/records";
import { ToldTable } from "../../shared/table/told-table";
import { SaveError, type SaveFault } from "../journal/faults";
import type { Header } from "../journal/header";
import { hashOf } from "./hash-of";
import { type Refused, refuse } from "./refuse";

export type { Step } from "../../shared/table/course";

/** Steps kept for clients that lost the line, and for telling whether a command is stale. */
const REMEMBERED_STEPS = 1000;

/** `steps` are those that a screen has not seen yet: usually one. */
export type Outcome = { ok: true; steps: Step[] } | { ok: false; refusal: Refusal | ProtocolRefusal };

/** A command that `seat` made when it saw step `seq`, and the kind of line it came over. */
export interface Move {
  seat: number;
  seq: number;
  command: Record<string, unknown>;
  by: "local" | "guest";
  flick?: Flick | undefined;
}

/** Where a table's records are made durable. */
export interface Recorder {
  /** Returns once the record is safe. @throws SaveError */
  append(record: TableRecord): void;
  close(): void;
}

/** One game at one table: who may do what is the host's business, what is legal the game's. */
export class Table {
  private readonly told: ToldTable;
  /** The steps that are still remembered, oldest first. */
  private readonly steps: Step[] = [];
  /** When each of them was made, in milliseconds since 1970. */
  private readonly times = new Map<number, number>();
  private readonly playedHere = new Set<number>();
  private recorder: Recorder | null = null;
  /** Why nothing can be written down any more; null while all is well. */
  private broken: SaveFault | null = null;

  /** A table before its first record. */
  constructor(
    private readonly header: Omit<Header, "format" | "version" | "created">,
    private readonly now: () => number,
  ) {
    this.told = new ToldTable(header.game, header.setup, hashOf);
  }

  /**
   * Takes over records that are safe already; answers how many of them can have been so. `granted` is told of the
   * requests that they came of, with the seq that each led to.
   */
  recall(records: readonly TableRecord[], granted?: (request: RequestMark, seq: number) => void): number {
    // States follow from each other, so the last hash speaks for all.
    const last = records.findLastIndex((record) => "hash" in record);
    for (const [index, record] of records.entries()) {
      if (this.told.tell(record, index === last).length > 0) return index === last ? this.firstWrong(records) : index;
      this.remember(record);
      const request = "request" in record ? record.request : undefined;
      if (request) granted?.(request, this.seq);
      else if (record.type === "started" && this.header.request) granted?.(this.header.request, this.seq);
    }
    return records.length;
  }

  /** The index of the first record that cannot have been so, every state's hash compared. */
  private firstWrong(records: readonly TableRecord[]): number {
    const told = new ToldTable(this.header.game, this.header.setup, hashOf);
    return records.findIndex((record) => told.tell(record).length > 0);
  }

  /** Where records go from now on; without it the table can be looked at, not played. */
  recordTo(recorder: Recorder): void {
    this.recorder = recorder;
  }

  close(): void {
    this.recorder?.close();
    this.recorder = null;
  }

  get id(): string {
    return this.header.table;
  }

  get game(): GameId {
    return this.header.game;
  }

  /**
   * Seats that the host alone gives: those whose last command came from the table's own screens, as a hand that is held
   * there is not for others to pick up, and those that are bound.
   */
  get held(): ReadonlySet<number> {
    return new Set([...this.playedHere, ...this.bound]);
  }

  /** Seats whose player knows by now what another's must not. */
  get bound(): ReadonlySet<number> {
    return new Set(this.started ? this.told.course.rules.game.bound(this.newest.state) : []);
  }

  get players(): readonly string[] {
    return this.header.setup.players;
  }

  get epoch(): string {
    return this.told.epoch ?? this.header.epoch;
  }

  get seq(): number {
    return this.told.started ? this.newest.seq : 0;
  }

  get seats(): number {
    return this.players.length;
  }

  get started(): boolean {
    return this.told.started;
  }

  get fault(): SaveFault | null {
    return this.broken;
  }

  /** What the host committed itself to, and what the seats said to that. */
  get fair(): { commitment: string; words: (string | null)[] } {
    return { commitment: this.told.seeds.at(-1)?.commitment ?? "", words: this.told.words };
  }

  /** Whether nothing more can be played. */
  get over(): boolean {
    return this.told.over;
  }

  get ended(): boolean {
    return this.told.ended;
  }

  /** The last step made. */
  get newest(): Step {
    return this.told.course.newest;
  }

  get canUndo(): boolean {
    return !this.over && this.told.course.undoableBy !== null;
  }

  /** Takes the words of a seat, or takes them back where they are empty; only before the game begins. */
  addWords(seat: number, words: string, request: RequestMark): Refused | null {
    if (this.started) return refuse("table-begun", "table-begun");
    return this.record({ type: "words", at: this.now(), request, seat, words });
  }

  /** Begins the game: the words are fixed from here on. */
  start(request: RequestMark): Outcome {
    if (this.started) return refuse("table-begun", "table-begun");
    const refused = this.record(this.beginning(request));
    return refused ?? { ok: true, steps: [...this.steps] };
  }

  /** Begins the game of a table that is not written down yet; answers the record of it, to be written first. */
  begin(): TableRecord {
    const record = this.beginning();
    this.recall([record]);
    return record;
  }

  command({ seat, seq, command, by, flick }: Move, request: RequestMark): Outcome {
    const refused = this.unplayable(seat, seq);
    if (refused) return refused;
    const attempt: Attempt = this.told.course.attempt(seat, command, this.told.stream);
    if (!attempt.ok) return attempt;
    const { step } = attempt;
    if (this.rolls(step).length > 0) step.flick = flick;
    const { drawn } = step;
    return this.advance(
      {
        type: "command",
        at: this.now(),
        request,
        seq: step.seq,
        by,
        seat,
        command,
        ...(step.flick && { flick: step.flick }),
        drawn,
        hash: hashOf(step.state),
      },
      step,
    );
  }

  /** Takes back the last step of `seat`, as far as the last draw or change of turn. */
  undo(seat: number, seq: number, request: RequestMark): Outcome {
    const refused = this.unplayable(seat, seq);
    if (refused) return refused;
    const { course } = this.told;
    const to = course.live.at(-2)?.seq;
    if (course.undoableBy !== seat || to === undefined) return refuse("nothing-to-undo", "nothing-to-undo");
    return this.backTo(to, seat, request);
  }

  /** Goes back to where step `to` left the table, by agreement; dice that were drawn since will come the same again. */
  goBack(to: number, seq: number, request: RequestMark): Outcome {
    if (this.over) return refuse("table-over", "table-over");
    if (!this.started || seq !== this.seq) return refuse("stale", "table-moved-on", { seq: this.seq });
    if (!this.told.returns.includes(to)) return refuse("nothing-to-undo", "no-such-step", { seq: to });
    return this.backTo(to, null, request);
  }

  /** Ends the table before its game is over, so that its seed may be told. */
  end(request: RequestMark): Refused | null {
    if (this.over) return refuse("table-over", "table-over");
    return this.record({ type: "ended", at: this.now(), request });
  }

  /** The state as an audience may see it, at step `step` (the newest unless said). */
  view(audience: Audience, step: Step = this.newest): unknown {
    return this.told.course.rules.game.view(step.state, audience);
  }

  /** A step's events as an audience may see them. */
  viewEvents(step: Step, audience: Audience): (AnyEvent | TableEvent)[] {
    const { game } = this.told.course.rules;
    const audienceSees = (event: AnyEvent | TableEvent): readonly (AnyEvent | TableEvent)[] =>
      isTableEvent(event) ? [event] : game.viewEvents([event], audience);
    return step.events.flatMap(audienceSees);
  }

  /** The rolls of a step, which every audience sees. */
  rolls(step: Step): Roll[] {
    const { rules } = this.told.course;
    return step.events.flatMap((event) => (isTableEvent(event) ? [] : (rules.rollOf(event) ?? [])));
  }

  /** The steps that are still remembered, oldest first. */
  get log(): readonly Step[] {
    return this.steps;
  }

  /** When a remembered step was made, in milliseconds since 1970; 0 for one that is forgotten. */
  madeAt({ seq }: Step): number {
    return this.times.get(seq) ?? 0;
  }

  /** The steps after `seq`; null where some are forgotten or a step was taken back, so that only a snapshot helps. */
  since(seq: number): Step[] | null {
    const oldest = this.steps[0]?.seq ?? 0;
    if (!this.started || seq > this.seq || seq < oldest) return null;
    const missed = this.steps.filter((step) => step.seq > seq);
    return missed.every((step) => step.kind === "played") ? missed : null;
  }

  private beginning(request?: RequestMark): TableRecord {
    const steps = this.told.course.laying(this.told.stream);
    if (!steps) throw new Error("a seed's stream never ends");
    const drawn = steps.flatMap((step) => step.drawn);
    return { type: "started", at: this.now(), request, drawn, hash: hashOf(steps.at(-1)?.state) };
  }

  private backTo(to: number, seat: number | null, request: RequestMark): Outcome {
    const step = this.told.course.undoing(to, seat);
    if (!step) return refuse("nothing-to-undo", "nothing-to-undo");
    return this.advance(
      { type: "undone", at: this.now(), request, seq: step.seq, seat, to, hash: hashOf(step.state) },
      step,
    );
  }

  /** Writes a step down and only then makes it the newest one. */
  private advance(record: TableRecord, step: Step): Outcome {
    const refused = this.save(record);
    if (refused) return refused;
    this.told.course.take(step);
    this.remember(record);
    return { ok: true, steps: [step] };
  }

  /** Writes down what is no step of the game, and only then lets it be so. */
  private record(record: TableRecord): Refused | null {
    const refused = this.save(record);
    if (refused) return refused;
    this.told.tell(record);
    this.remember(record);
    return null;
  }

  private save(record: TableRecord): Refused | null {
    if (this.broken) return refuse("not-saved", this.broken);
    try {
      if (!this.recorder) throw new SaveError("journal-lost", "no journal is open");
      this.recorder.append(record);
      return null;
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      this.broken = error.fault;
      return refuse("not-saved", error.fault);
    }
  }

  /** Notes the steps that a record has led to, and who plays the seat. */
  private remember(record: TableRecord): void {
    if (record.type === "command") {
      if (record.by === "local") this.playedHere.add(record.seat);
      else this.playedHere.delete(record.seat);
    }
    if (!this.started) return;
    const known = this.steps.at(-1)?.seq ?? -1;
    const { newest, live } = this.told.course;
    if (newest.seq === known) return;
    // The laying may be two steps; everything else is one.
    const laying = known === -1 ? live.filter(({ seq }) => seq < newest.seq) : [];
    for (const step of [...laying, newest]) {
      this.steps.push(step);
      this.times.set(step.seq, record.at);
    }
    if (this.steps.length > REMEMBERED_STEPS) this.times.delete(this.steps.shift()?.seq ?? 0);
  }

  /** Why a seat's step cannot even be tried; null where it can. */
  private unplayable(seat: number, seq: number): Refused | null {
    if (!this.started) return refuse("not-begun", "not-begun");
    // A game that is over says so itself, by its rule.
    if (this.ended) return refuse("table-over", "table-over");
    if (this.broken) return refuse("not-saved", this.broken);
    return this.stale(seat, seq) ? refuse("stale", "table-moved-on", { seq: this.seq }) : null;
  }

  /** Whether something after `seq` concerns the seat, so that its command was made on another table than it thinks. */
  private stale(seat: number, seq: number): boolean {
    if (seq > this.seq) return true;
    if (seq < (this.steps[0]?.seq ?? 0)) return true;
    const { game } = this.told.course.rules;
    return this.steps.some(
      (step) => step.seq > seq && step.events.some((event) => isTableEvent(event) || game.concerns(event, seat)),
    );
  }
}
