/** Lines that one address may hold: a household behind one router, and then some. */
const LINES_PER_ADDRESS = 48;

/** Nobody at the table needs more lines than this; a flood of half-open ones must not use up the process's files. */
export const LINES_LIMIT = 256;

/** Wrong codes that one address may try within `TRIES_TIME`; every address has tries of its own. */
const TRIES = 8;
/** In milliseconds. */
const TRIES_TIME = 60_000;

/** Addresses remembered at once; the oldest gives way, so that a liar with many addresses costs no memory. */
const ADDRESSES = 1024;

interface Known {
  lines: number;
  tries: number;
  /** When the tries are forgotten, in milliseconds. */
  forgets: number;
}

/** What each address may ask of the door, so that nobody keeps the rest of the house out. */
export class Limits {
  private readonly known = new Map<string, Known>();
  private lines = 0;

  /** @param now milliseconds, only ever rising. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether one more line may come from this address; the answer is to be given back by `left`. */
  came(address: string): boolean {
    const known = this.at(address);
    if (this.lines >= LINES_LIMIT || known.lines >= LINES_PER_ADDRESS) return false;
    known.lines += 1;
    this.lines += 1;
    return true;
  }

  left(address: string): void {
    this.at(address).lines -= 1;
    this.lines -= 1;
  }

  /** Whether this address may try a code at all now. */
  mayTry(address: string): boolean {
    return this.at(address).tries < TRIES;
  }

  triedWrong(address: string): void {
    const known = this.at(address);
    known.tries += 1;
    known.forgets = this.now() + TRIES_TIME;
  }

  private at(address: string): Known {
    const found = this.known.get(address) ?? { lines: 0, tries: 0, forgets: 0 };
    if (found.tries > 0 && this.now() >= found.forgets) found.tries = 0;
    this.known.delete(address);
    this.known.set(address, found);
    if (this.known.size > ADDRESSES) {
      for (const [oldest, { lines }] of this.known) {
        if (lines > 0) continue;
        this.known.delete(oldest);
        break;
      }
    }
    return found;
  }
}

/** How fast a guest's line may ask: a burst, then so many a second. */
const BURST = 120;
const PER_SECOND = 60;

/** One line's allowance of requests. */
export class Pace {
  private left = BURST;
  private last: number;

  /** @param now milliseconds, only ever rising. */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.last = now();
  }

  /** Whether one more request is within the allowance; it is spent then. */
  spend(): boolean {
    const now = this.now();
    this.left = Math.min(BURST, this.left + ((now - this.last) / 1000) * PER_SECOND);
    this.last = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
