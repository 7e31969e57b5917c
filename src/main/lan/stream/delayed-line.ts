import type { Snapshot, Tape, TapeEntry } from "./tape";

/** The clock that delays are measured by: milliseconds, only ever rising. */
export interface Clock {
  now(): number;
  /** Runs once after about `ms`; the answer ends it. */
  after(ms: number, run: () => void): () => void;
}

export const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export interface DelayedLineParts {
  tape: Tape;
  clock: Clock;
  /** In milliseconds. */
  delay: number;
  /** Shows a table anew; null where nothing may be told of it yet. */
  show(table: Snapshot | null): void;
  /** Tells what happened; `before` is the table as it was. */
  tell(entry: TapeEntry): void;
}

/** Plays the tape to one line, `delay` behind the table: nothing leaves here before its time. */
export class DelayedLine {
  private next = 0;
  private wait: (() => void) | null = null;
  private ending: (() => void) | null = null;
  private delayed: number;

  constructor(private readonly parts: DelayedLineParts) {
    this.delayed = parts.delay;
  }

  /** Shows the table as it was `delay` ago, and goes on from there. */
  begin(): void {
    const { tape, clock } = this.parts;
    const then = clock.now() - this.delayed;
    this.next = tape.firstAfter(then);
    this.parts.show(tape.tableAt(then));
    this.follow();
  }

  /** Goes on from an entry that the other end has begun with; answers whether its time has come already. */
  resume(serial: number): boolean {
    const entry = this.parts.tape.entry(serial);
    if (!entry || entry.at > this.parts.clock.now() - this.delayed) return false;
    this.next = serial;
    this.follow();
    return true;
  }

  /** Another delay, in milliseconds: the table is shown anew as it was then. */
  set delay(delay: number) {
    if (delay === this.delayed) return;
    this.delayed = delay;
    if (this.ending) this.begin();
  }

  stop(): void {
    this.wait?.();
    this.ending?.();
    this.wait = null;
    this.ending = null;
  }

  private follow(): void {
    this.ending ??= this.parts.tape.onTake(() => this.goOn());
    this.goOn();
  }

  /** Tells all whose time has come, and waits for the next. */
  private goOn(): void {
    const { tape, clock, tell } = this.parts;
    this.wait?.();
    this.wait = null;
    // A machine that slept may have let go of what was still to be told.
    if (this.next < tape.oldest) {
      this.begin();
      return;
    }
    for (let entry = tape.entry(this.next); entry && this.ending; entry = tape.entry(this.next)) {
      // A timer may run a little early; what is told does not.
      const left = entry.at + this.delayed - clock.now();
      if (left > 0) {
        this.wait = clock.after(Math.ceil(left), () => this.goOn());
        return;
      }
      this.next += 1;
      tell(entry);
    }
  }
}
