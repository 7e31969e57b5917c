import type { RandomSource } from "../dice/random";

/** Why a command was refused. `rule` is a rule id of shared/rules, or null. Words live in the renderer. */
export interface Refusal {
  code: "illegal-command" | "out-of-dice";
  rule: string | null;
  /** A stable key for the renderer's words, such as `die-can-be-placed`. */
  reason: string;
  params: Record<string, string | number>;
}

export type Decision<State, Event> = { ok: true; state: State; events: Event[] } | { ok: false; refusal: Refusal };

/**
 * What every game fulfils: pure functions over plain JSON state.
 * Nothing in here reads a clock, draws a number or keeps anything between calls.
 */
export interface Game<Setup, State, Command, Event, View, Summary> {
  readonly id: string;
  /** The state before the first command; null where the source has too few values for the set-up's own rolls. */
  start(setup: Setup, random: RandomSource): { state: State; events: Event[] } | null;
  /** Checks legality first, then draws. `input` may be anything: a malformed command is refused with rule null. */
  decide(state: State, seat: number, input: unknown, random: RandomSource): Decision<State, Event>;
  /** The state after one event; `decide` is this, event by event, so a screen can replay a move step by step. */
  evolve(state: State, event: Event): State;
  /** Every legal command of a seat; alike commands are listed once. */
  legalMoves(state: State, seat: number): Command[];
  /** What an audience may see, built by allow-list. */
  view(state: State, audience: Audience): View;
  /** Events as an audience may see them. */
  viewEvents(events: Event[], audience: Audience): Event[];
  /** Whether a later step may still be taken back across this event (false: a draw, a reveal, a change of turn). */
  undoable(event: Event): boolean;
  /**
   * Whether an event changes what a seat may do or what lies before it; a command that the seat made without knowing
   * of the event is stale.
   */
  concerns(event: Event, seat: number): boolean;
  /** Seats whose player knows by now what the player of another must not: nobody goes from one to another, or to them, without the host. */
  bound(state: State): number[];
  /** The referee's summary, to the letter of referee.md. */
  summary(state: State): Summary;
}

/** What every set-up has, whatever the game: a name for each seat, in seat order. */
export interface AnySetup {
  players: string[];
}

/** What every event has, whatever the game. */
export interface AnyEvent {
  type: string;
}

/** The dice of one roll with the values that the engine drew. */
export interface Roll {
  rollId: string;
  dice: readonly { die: string; value: number }[];
}

/** How a game stands, for lists of tables and for statistics. */
export interface Standing {
  /** What may be compared with each other: results of one kind are counted together. */
  kind: string;
  /** From 1; 0 before the first. */
  round: number;
  finished: boolean;
  /** Points by seat, as they would be if the game ended now. */
  totals: number[];
  /** Seats; null until the game is finished. */
  winners: number[] | null;
}

/** What of a table is written down for the referee; moves that were taken back are left out. */
export interface Written<Setup, State> {
  setup: Setup;
  /** After the set-up's own draws. */
  laid: State;
  dice: readonly number[];
  moves: readonly { seat: number; command: unknown }[];
}

/** Who looks: the player in a seat, a screen that plays for several seats, a spectator, or a stream. */
export type Audience =
  | { role: "seat"; seat: number }
  | { role: "seats"; seats: readonly number[] }
  | { role: "spectator" }
  | { role: "stream" };
