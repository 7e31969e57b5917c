/** A frame that takes longer is slow, one that takes less is quick; milliseconds. */
const SLOW_MS = 45;
const QUICK_MS = 20;
/** So many in a row decide. */
const SLOW_FRAMES = 3;
const QUICK_FRAMES = 120;

/** Tells from the frames of a movement whether this machine is slow. */
export class Pace {
  slow = false;
  private last: number | null = null;
  private row = 0;

  /** A frame at `now` (milliseconds) shows movement, or lies still. */
  note(now: number, moves: boolean): void {
    const took = this.last === null ? null : now - this.last;
    this.last = moves ? now : null;
    // How long the page was idle tells nothing.
    if (took === null || !moves) return;
    const against = this.slow ? took < QUICK_MS : took > SLOW_MS;
    this.row = against ? this.row + 1 : 0;
    if (this.row < (this.slow ? QUICK_FRAMES : SLOW_FRAMES)) return;
    this.slow = !this.slow;
    this.row = 0;
  }
}
