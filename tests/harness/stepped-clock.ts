import type { Clock } from "../../src/main/lan/stream/delayed-line";

/** A clock that a test moves; timers run in their order, each at its own time. */
export class SteppedClock implements Clock {
  private time: number;
  private timers: { at: number; run: () => void }[] = [];

  constructor(start = 1_000_000) {
    this.time = start;
  }

  now = (): number => this.time;

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** Moves on by so many milliseconds. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (let next = this.next(end); next; next = this.next(end)) {
      this.timers = this.timers.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
  }

  private next(end: number): { at: number; run: () => void } | undefined {
    return this.timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}
