/** Takes the time between frames while things move, over as many movements as it takes to know. */
export class FrameMeter {
  private times: number[] = [];
  private last: number | null = null;
  private request: number | null = null;

  /** Begins with a movement; again and again is once. */
  start(): void {
    if (this.request !== null) return;
    this.last = null;
    this.request = requestAnimationFrame(this.frame);
  }

  /** Ends with it: the times so far, in milliseconds, those of earlier movements first. */
  stop(): readonly number[] {
    if (this.request !== null) cancelAnimationFrame(this.request);
    this.request = null;
    return this.times;
  }

  forget(): void {
    this.times = [];
  }

  private readonly frame = (now: number): void => {
    // A page out of sight is given no frames: what it waited is not what they take.
    if (this.last !== null && !document.hidden) this.times.push(now - this.last);
    this.last = document.hidden ? null : now;
    this.request = requestAnimationFrame(this.frame);
  };
}
