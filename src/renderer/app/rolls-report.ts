import { type Sight, showsRolls } from "./sight";

/** Tells the host whether this screen shows dice rolling: when it begins and ends, and anew on every line. */
export class RollsReport {
  private isOpen = false;
  private now = false;
  /** What the host was told on this line; a new line is taken for one that shows none. */
  private told = false;

  constructor(private readonly tell: (rolls: boolean) => void) {}

  line(open: boolean): void {
    this.isOpen = open;
    if (!open) this.told = false;
    this.report();
  }

  shows(sight: Sight | null, hidden: boolean): void {
    this.now = showsRolls(sight, hidden);
    this.report();
  }

  private report(): void {
    if (!this.isOpen || this.now === this.told) return;
    this.told = this.now;
    this.tell(this.now);
  }
}
