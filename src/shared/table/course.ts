import type { PositionedSource } from "../dice/random";
import { type Draw, recorded } from "../dice/random-recorded";
import type { Flick } from "../dice/throw";
import type { AnyEvent, AnySetup, Refusal } from "../games/game";
import { type AnyGame, type GameId, gameOf } from "../games/registry";
import type { TableEvent } from "../protocol/games";

/** One accepted step: what happened on the way to `seq`, and the state it led to. */
export interface Step {
  seq: number;
  kind: "opened" | "played" | "undone";
  events: (AnyEvent | TableEvent)[];
  /** Of the table's game, like the events. */
  state: unknown;
  /** How the player flicked the dice that this step rolled; of no account to the game. */
  flick?: Flick | undefined;
  /** What was drawn on the way. */
  drawn: Draw[];
  /** Where the random stream stands afterwards. */
  position: number;
  /** Who played which command; null for the laying of the table and for steps taken back. */
  move: { seat: number; command: unknown } | null;
}

/** The random stream from any of its positions on. */
export type Stream = (position: number) => PositionedSource;

export type Attempt = { ok: true; step: Step } | { ok: false; refusal: Refusal };

/**
 * The course of one table: its steps, and which of them still stand. An attempt changes nothing;
 * `take` makes it the newest step. The host, a replay and the checker of dice all follow a table by this.
 */
export class Course {
  readonly rules: AnyGame;
  /** The steps that were not taken back, oldest first. */
  private readonly standing: Step[] = [];
  private last: Step | null = null;

  constructor(
    readonly game: GameId,
    readonly setup: AnySetup,
  ) {
    this.rules = gameOf(game);
  }

  /** The newest step. @throws before the first. */
  get newest(): Step {
    if (!this.last) throw new Error("the table is not laid yet");
    return this.last;
  }

  /** The steps that still stand, oldest first. */
  get live(): readonly Step[] {
    return this.standing;
  }

  /**
   * The steps that lay the table: first the game's first event, before anything is drawn, so that every screen sees
   * the rest; then the rest. Null where the stream has too few values.
   */
  laying(stream: Stream): Step[] | null {
    const random = recorded(stream(0));
    const started = this.rules.game.start(this.setup, random);
    const [first, ...rest] = started?.events ?? [];
    if (!started || !first) return null;
    const laid = this.rules.game.evolve(started.state, first);
    const { drawn, position } = random;
    if (rest.length === 0) {
      return [{ seq: 0, kind: "opened", events: [first], state: laid, drawn, position, move: null }];
    }
    return [
      { seq: 0, kind: "opened", events: [first], state: laid, drawn: [], position: 0, move: null },
      { seq: 1, kind: "played", events: rest, state: started.state, drawn, position, move: null },
    ];
  }

  /** What a command of a seat would lead to. */
  attempt(seat: number, command: unknown, stream: Stream): Attempt {
    const { state, seq, position } = this.newest;
    const random = recorded(stream(position));
    const decision = this.rules.game.decide(state, seat, command, random);
    if (!decision.ok) return decision;
    const step: Step = {
      seq: seq + 1,
      kind: "played",
      events: decision.events,
      state: decision.state,
      drawn: random.drawn,
      position: random.position,
      move: { seat, command },
    };
    return { ok: true, step };
  }

  /** The seat that may take back its last step by itself: nothing was drawn or shown and the turn is the same. */
  get undoableBy(): number | null {
    const step = this.standing.at(-1);
    if (!step?.move || this.standing.length < 2) return null;
    const { game } = this.rules;
    return step.events.every((event) => isTableEvent(event) || game.undoable(event)) ? step.move.seat : null;
  }

  /** The seqs that a table may go back to by agreement, oldest first: every standing step since it was laid. */
  get returns(): number[] {
    const laid = this.standing.findIndex(({ move }) => move !== null);
    return laid < 1 ? [] : this.standing.slice(laid - 1, -1).map(({ seq }) => seq);
  }

  /**
   * The step that takes the table back to where step `to` left it, stream and all, so that the same draws come again;
   * null where that step does not stand. `seat` takes back its own; null goes back by agreement.
   */
  undoing(to: number, seat: number | null): Step | null {
    const target = this.standing.find(({ seq }) => seq === to);
    if (!target) return null;
    const { state, position } = target;
    const undone: TableEvent = { type: "undone", seat, to };
    return { seq: this.newest.seq + 1, kind: "undone", events: [undone], state, drawn: [], position, move: null };
  }

  /** Another stream is drawn from now on, from its beginning. */
  rewind(): void {
    this.last = { ...this.newest, position: 0 };
    const top = this.standing.pop();
    if (top) this.standing.push({ ...top, position: 0 });
  }

  /** Makes a step of this course the newest one. */
  take(step: Step): void {
    this.last = step;
    const [event] = step.events;
    if (step.kind !== "undone" || !event || !isTableEvent(event)) {
      this.standing.push(step);
      return;
    }
    const at = this.standing.findIndex(({ seq }) => seq === event.to);
    this.standing.length = at + 1;
  }
}

export function isTableEvent(event: AnyEvent | TableEvent): event is TableEvent {
  return event.type === "undone";
}
