import type { RandomSource } from "../../shared/dice/random";
import type { Flick } from "../../shared/dice/throw";
import type { AnyEvent, AnySetup, Audience, Refusal, Roll } from "../../shared/games/game";
import { type AnyGame, type GameId, gameOf } from "../../shared/games/registry";
import type { ProtocolRefusal, TableEvent } from "../../shared/protocol/messages";
import { refuse } from "./refuse";

/** Steps kept for clients that lost the line, and for telling whether a command is stale. */
const REMEMBERED_STEPS = 1000;

/** One accepted step: what happened on the way to `seq`, and the state it led to. */
export interface Step {
  seq: number;
  events: (AnyEvent | TableEvent)[];
  /** Of the table's game, like the events. */
  state: unknown;
  /** How the player flicked the dice that this step rolled; of no account to the game. */
  flick?: Flick | undefined;
  kind: "opened" | "played" | "undone";
}

export type Outcome = { ok: true; step: Step } | { ok: false; refusal: Refusal | ProtocolRefusal };

export interface TableParts {
  id: string;
  /** Names this run of the table; `seq` counts within it. */
  epoch: string;
  game: GameId;
  /** Of that game. */
  setup: AnySetup;
  random: RandomSource;
}

/** A step of the running turn that can still be taken back. */
interface Undoable {
  seat: number;
  before: unknown;
  /** The seq at which `before` stood. */
  seq: number;
}

/** One game at one table: who may do what is the host's business, what is legal the game's. */
export class Table {
  private readonly parts: TableParts;
  private readonly rules: AnyGame;
  private readonly steps: Step[] = [];
  private undoables: Undoable[] = [];
  private current: Step;

  /**
   * Lays the table: step 0 is the game's first event, before anything is rolled, so that every screen sees the rest.
   * @throws where the random source has too few values for the set-up's own rolls.
   */
  constructor(parts: TableParts) {
    this.parts = parts;
    this.rules = gameOf(parts.game);
    const started = this.rules.game.start(parts.setup, parts.random);
    const [first, ...rest] = started?.events ?? [];
    if (!started || !first) throw new Error(`${parts.game}: the table could not be laid`);
    this.current = { kind: "opened", seq: 0, events: [first], state: this.rules.game.evolve(started.state, first) };
    this.advance(this.current);
    if (rest.length > 0) this.advance({ kind: "played", seq: 1, events: rest, state: started.state });
  }

  get id(): string {
    return this.parts.id;
  }

  get game(): GameId {
    return this.parts.game;
  }

  get epoch(): string {
    return this.parts.epoch;
  }

  get seq(): number {
    return this.current.seq;
  }

  get seats(): number {
    return this.parts.setup.players.length;
  }

  /** The last step made. */
  get newest(): Step {
    return this.current;
  }

  get canUndo(): boolean {
    return this.undoables.length > 0;
  }

  /** Plays a command that `seat` made when it saw step `seq`. */
  command(seat: number, seq: number, input: unknown, flick?: Flick): Outcome {
    if (this.stale(seat, seq)) return refuse("stale", "table-moved-on", { seq: this.seq });
    const before = this.current;
    const decision = this.rules.game.decide(before.state, seat, input, this.parts.random);
    if (!decision.ok) return decision;
    const { events, state } = decision;
    if (!events.every((event) => this.rules.game.undoable(event))) this.undoables = [];
    else this.undoables.push({ seat, before: before.state, seq: before.seq });
    const step: Step = { kind: "played", seq: before.seq + 1, events, state };
    if (this.rolls(step).length > 0) step.flick = flick;
    return { ok: true, step: this.advance(step) };
  }

  /** Takes back the last step of `seat`, as far as the last draw or change of turn. */
  undo(seat: number, seq: number): Outcome {
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
  view(audience: Audience, step: Step = this.current): unknown {
    return this.rules.game.view(step.state, audience);
  }

  /** A step's events as an audience may see them. */
  viewEvents(step: Step, audience: Audience): (AnyEvent | TableEvent)[] {
    const audienceSees = (event: AnyEvent | TableEvent): readonly (AnyEvent | TableEvent)[] =>
      isTableEvent(event) ? [event] : this.rules.game.viewEvents([event], audience);
    return step.events.flatMap(audienceSees);
  }

  /** The rolls of a step, which every audience sees. */
  rolls(step: Step): Roll[] {
    return step.events.flatMap((event) => (isTableEvent(event) ? [] : (this.rules.rollOf(event) ?? [])));
  }

  /** The steps that are still remembered, oldest first. */
  get log(): readonly Step[] {
    return this.steps;
  }

  /** The steps after `seq`; null where some are forgotten or a step was taken back, so that only a snapshot helps. */
  since(seq: number): Step[] | null {
    const oldest = this.steps[0]?.seq ?? 0;
    if (seq > this.seq || seq < oldest) return null;
    const missed = this.steps.filter((step) => step.seq > seq);
    return missed.every((step) => step.kind === "played") ? missed : null;
  }

  /** The one place where the table moves on: what has to be durable before anybody sees the step comes first here. */
  private advance(step: Step): Step {
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
        step.seq > seq && step.events.some((event) => isTableEvent(event) || this.rules.game.concerns(event, seat)),
    );
  }
}

function isTableEvent(event: AnyEvent | TableEvent): event is TableEvent {
  return event.type === "undone";
}
