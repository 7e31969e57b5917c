/** Timers that only run when told to. */
export class Clock {
  private readonly timers = new Map<number, { run: () => void; at: number }>();
  private last = 0;
  now = 0;

  setTimer = (run: () => void, ms: number): number => {
    this.timers.set(++this.last, { run, at: this.now + ms });
    return this.last;
  };

  clearTimer = (timer: number): void => {
    this.timers.delete(timer);
  };

  /** Runs everything due within `ms`, in order. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.now = due[1].at;
      due[1].run();
    }
    this.now = end;
  }
}
