import type { RandomSource } from "../../shared/dice/random";
import type { Audience, Game, Refusal } from "../../shared/games/game";
import type { ProtocolRefusal, TableEvent } from "../../shared/protocol/messages";
import { refuse } from "./refuse";

/** Steps kept for clients that lost the line, and for telling whether a command is stale. */
const REMEMBERED_STEPS = 1000;

/** A game of any kind, as far as a table needs to know it. */
export type TableGame<Setup, State, Event, View> = Omit<Game<Setup, State, unknown, Event, View, unknown>, "summary">;

/** One accepted step: what happened on the way to `seq`, and the state it led to. */
export interface Step<State, Event> {
  seq: number;
  events: (Event | TableEvent)[];
  state: State;
  kind: "opened" | "played" | "undone";
}

export type Outcome<State, Event> =
  | { ok: true; step: Step<State, Event> }
  | { ok: false; refusal: Refusal | ProtocolRefusal };

export interface TableParts<Setup, State, Event, View> {
  id: string;
  /** Names this run of the table; `seq` counts within it. */
  epoch: string;
  game: TableGame<Setup, State, Event, View>;
  setup: Setup;
  seats: number;
  random: RandomSource;
}

/** A step of the running turn that can still be taken back. */
interface Undoable<State> {
  seat: number;
  before: State;
  /** The seq at which `before` stood. */
  seq: number;
}

/** One game at one table: who may do what is the host's business, what is legal the game's. */
export class Table<Setup, State, Event extends { type: string }, View> {
  private readonly parts: TableParts<Setup, State, Event, View>;
  private readonly steps: Step<State, Event>[] = [];
  private undoables: Undoable<State>[] = [];
  private current: Step<State, Event>;

  /**
   * Lays the table: step 0 is the game's first event, before anything is rolled, so that every screen sees the rest.
   * @throws where the random source has too few values for the set-up's own rolls.
   */
  constructor(parts: TableParts<Setup, State, Event, View>) {
    this.parts = parts;
    const started = parts.game.start(parts.setup, parts.random);
    const [first, ...rest] = started?.events ?? [];
    if (!started || !first) throw new Error(`${parts.game.id}: the table could not be laid`);
    this.current = { kind: "opened", seq: 0, events: [first], state: parts.game.evolve(started.state, first) };
    this.advance(this.current);
    if (rest.length > 0) this.advance({ kind: "played", seq: 1, events: rest, state: started.state });
  }

  get id(): string {
    return this.parts.id;
  }

  get epoch(): string {
    return this.parts.epoch;
  }

  get seq(): number {
    return this.current.seq;
  }

  get seats(): number {
    return this.parts.seats;
  }

  /** The last step made. */
  get newest(): Step<State, Event> {
    return this.current;
  }

  get canUndo(): boolean {
    return this.undoables.length > 0;
  }

  /** Plays a command that `seat` made when it saw step `seq`. */
  command(seat: number, seq: number, input: unknown): Outcome<State, Event> {
    if (this.stale(seat, seq)) return refuse("stale", "table-moved-on", { seq: this.seq });
    const before = this.current;
    const decision = this.parts.game.decide(before.state, seat, input, this.parts.random);
    if (!decision.ok) return decision;
    const { events, state } = decision;
    if (!events.every((event) => this.parts.game.undoable(event))) this.undoables = [];
    else this.undoables.push({ seat, before: before.state, seq: before.seq });
    return { ok: true, step: this.advance({ kind: "played", seq: before.seq + 1, events, state }) };
  }

  /** Takes back the last step of `seat`, as far as the last draw or change of turn. */
  undo(seat: number, seq: number): Outcome<State, Event> {
    if (this.stale(seat, seq)) return refuse("stale", "table-moved-on", { seq: this.seq });
    const last = this.undoables.at(-1);
    if (last?.seat !== seat) return refuse("nothing-to-undo", "nothing-to-undo");
    this.undoables.pop();
    const undone: TableEvent = { type: "undone", seat, to: last.seq };
    return {
      ok: true,
      step: this.advance({ kind: "undone", seq: this.seq + 1, events: [undone], state: last.before }),
    };
  }

  /** The state as an audience may see it, at step `step` (the newest unless said). */
  view(audience: Audience, step: Step<State, Event> = this.current): View {
    return this.parts.game.view(step.state, audience);
  }

  /** A step's events as an audience may see them. */
  viewEvents(step: Step<State, Event>, audience: Audience): (Event | TableEvent)[] {
    const audienceSees = (event: Event | TableEvent): readonly (Event | TableEvent)[] =>
      isTableEvent(event) ? [event] : this.parts.game.viewEvents([event], audience);
    return step.events.flatMap(audienceSees);
  }

  /** The steps that are still remembered, oldest first. */
  get log(): readonly Step<State, Event>[] {
    return this.steps;
  }

  /** The steps after `seq`; null where some are forgotten or a step was taken back, so that only a snapshot helps. */
  since(seq: number): Step<State, Event>[] | null {
    const oldest = this.steps[0]?.seq ?? 0;
    if (seq > this.seq || seq < oldest) return null;
    const missed = this.steps.filter((step) => step.seq > seq);
    return missed.every((step) => step.kind === "played") ? missed : null;
  }

  /** The one place where the table moves on: what has to be durable before anybody sees the step comes first here. */
  private advance(step: Step<State, Event>): Step<State, Event> {
    this.current = step;
    this.steps.push(step);
    if (this.steps.length > REMEMBERED_STEPS) this.steps.shift();
    return step;
  }

  /** Whether something after `seq` concerns the seat, so that its command was made on another table than it thinks. */
  private stale(seat: number, seq: number): boolean {
    if (seq > this.seq) return true;
    if (seq < (this.steps[0]?.seq ?? 0)) return true;
    return this.steps.some(
      (step) =>
        step.seq > seq && step.events.some((event) => isTableEvent(event) || this.parts.game.concerns(event, seat)),
    );
  }
}

function isTableEvent<Event extends { type: string }>(event: Event | TableEvent): event is TableEvent {
  return event.type === "undone";
}
