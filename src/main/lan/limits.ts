/** How many may be there at once, from one address and in all. */
export interface Room {
  linesPerAddress: number;
  lines: number;
  /** Connections: a line each, and what a browser opens beside it to fetch the page. */
  connectionsPerAddress: number;
  /** A flood of half-open ones must not use up the process's files. */
  connections: number;
}

/** A household behind one router, and then some; nobody at the table needs more. */
const HOUSE: Room = { linesPerAddress: 48, lines: 256, connectionsPerAddress: 96, connections: 384 };

/** Wrong codes that one address may try within `TRIES_TIME`; every address has tries of its own. */
const TRIES = 8;
/** In milliseconds. */
const TRIES_TIME = 60_000;

/** Addresses whose wrong codes are remembered; the oldest gives way, so that a liar with many costs no memory. */
const ADDRESSES = 1024;

/** Counts who is there, by address and in all. */
class Crowd {
  private readonly here = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly mostOfOne: number,
    private readonly most: number,
  ) {}

  /** Whether one more may come from this address; each that came has to leave once. */
  came(address: string): boolean {
    const here = this.here.get(address) ?? 0;
    if (this.all >= this.most || here >= this.mostOfOne) return false;
    this.here.set(address, here + 1);
    this.all += 1;
    return true;
  }

  left(address: string): void {
    const here = (this.here.get(address) ?? 0) - 1;
    if (here > 0) this.here.set(address, here);
    else this.here.delete(address);
    this.all -= 1;
  }
}

/** What each address may ask of the door, so that nobody keeps the rest of the house out. */
export class Limits {
  readonly connections: Crowd;
  readonly lines: Crowd;
  private readonly wrong = new Map<string, { tries: number; forgets: number }>();

  /** @param now milliseconds, only ever rising. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    room: Room = HOUSE,
  ) {
    this.connections = new Crowd(room.connectionsPerAddress, room.connections);
    this.lines = new Crowd(room.linesPerAddress, room.lines);
  }

  /** Whether this address may try a code at all now. */
  mayTry(address: string): boolean {
    return this.triesOf(address) < TRIES;
  }

  triedWrong(address: string): void {
    const tries = this.triesOf(address) + 1;
    // Put at the end: who tried last is remembered longest.
    this.wrong.delete(address);
    this.wrong.set(address, { tries, forgets: this.now() + TRIES_TIME });
    for (const oldest of this.wrong.keys()) {
      if (this.wrong.size <= ADDRESSES) break;
      this.wrong.delete(oldest);
    }
  }

  private triesOf(address: string): number {
    const found = this.wrong.get(address);
    return found && this.now() < found.forgets ? found.tries : 0;
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
