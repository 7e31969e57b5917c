import type { Settled } from "../../../shared/protocol/company";
import { evolved } from "../../../shared/protocol/evolved";
import { stateHash } from "../../../shared/protocol/hash";
import type { Push } from "../../../shared/protocol/messages";

export type Snapshot = Extract<Push, { type: "snapshot" }>;

/** What a stream is sent of the table. */
export type Taped = Push | Settled;

/** One thing that happened, and when: milliseconds of the tape's clock. */
export interface TapeEntry {
  /** Rises by one from entry to entry. */
  serial: number;
  at: number;
  taped: Taped;
}

/** Steps of the log that a snapshot made of the tape has. */
const LOG_STEPS = 40;

/** Digits of a whole hash. */
const HASH_LENGTH = 64;

/** What happened at the table in the last minutes, for lines that lie back by as much. */
export class Tape {
  /** The table before the first entry that is kept; null where nothing was known of it yet. */
  private base: Snapshot | null = null;
  private readonly entries: TapeEntry[] = [];
  private serial = 0;
  /** What the newest entry tells of the table, which is known without playing the tape. */
  private newest: Told | null = null;
  private readonly listeners = new Set<() => void>();

  /** @param length for how long entries are kept, in milliseconds. */
  constructor(private readonly length: number) {}

  /** Takes what happened at `at`, which is never before what was taken last. */
  take(taped: Taped, at: number): void {
    const time = Math.max(at, this.entries.at(-1)?.at ?? at);
    if (taped.type === "snapshot" && tellsNothing(taped, this.newest)) return;
    this.entries.push({ serial: this.serial, at: time, taped });
    this.serial += 1;
    this.newest = toldAfter(this.newest, taped);
    this.trim(time - this.length);
    for (const listener of this.listeners) listener();
  }

  /** The table as it was at a moment; null where nothing is known of it. */
  tableAt(time: number): Snapshot | null {
    return this.until(({ at }) => at <= time);
  }

  /** The table right before an entry. */
  tableBefore(serial: number): Snapshot | null {
    return this.until((entry) => entry.serial < serial);
  }

  /** The first entry after a moment, whether it has come or will come. */
  firstAfter(time: number): number {
    return this.entries.find(({ at }) => at > time)?.serial ?? this.serial;
  }

  /** The first entry that is kept. */
  get oldest(): number {
    return this.entries[0]?.serial ?? this.serial;
  }

  /** An entry; null where it has not come yet or is no longer kept. */
  entry(serial: number): TapeEntry | null {
    const [oldest] = this.entries;
    return oldest ? (this.entries[serial - oldest.serial] ?? null) : null;
  }

  /** The entry that led to a step; null where it is not on the tape. */
  find(epoch: string, seq: number): TapeEntry | null {
    return (
      this.entries.find(({ taped }) => taped.type !== "settled" && taped.epoch === epoch && taped.seq === seq) ?? null
    );
  }

  /** Told whenever an entry has come. */
  onTake(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  private until(includes: (entry: TapeEntry) => boolean): Snapshot | null {
    let table = this.base;
    for (const entry of this.entries) {
      if (!includes(entry)) break;
      table = onward(table, entry.taped);
    }
    return table && withWholeHash(table);
  }

  private trim(before: number): void {
    for (let oldest = this.entries[0]; oldest && oldest.at < before; oldest = this.entries[0]) {
      this.base = onward(this.base, oldest.taped);
      this.entries.shift();
    }
  }
}

/** A table's snapshot after one more thing has happened. */
export function after(snapshot: Snapshot | null, taped: Taped): Snapshot | null {
  const next = onward(snapshot, taped);
  return next && withWholeHash(next);
}

/** The same, but with as much of the hash as was told: working the rest out takes longer than all else of a step. */
function onward(snapshot: Snapshot | null, taped: Taped): Snapshot | null {
  if (taped.type === "snapshot") return taped;
  if (taped.type === "settled" || !snapshot?.table || snapshot.epoch !== taped.epoch) return snapshot;
  const { seq, hash } = taped;
  const table = evolved(snapshot.table, taped);
  return { ...snapshot, seq, hash, table: { ...table, log: table.log.slice(-LOG_STEPS) } as typeof table };
}

/** An update tells the beginning of its hash alone; a snapshot tells the whole of it. */
function withWholeHash(snapshot: Snapshot): Snapshot {
  const { table, hash } = snapshot;
  return !table || hash.length === HASH_LENGTH ? snapshot : { ...snapshot, hash: stateHash(table.state) };
}

/** What of a table no step changes but where it stands. */
type Told = Pick<Snapshot, "epoch" | "seq" | "hash" | "table" | "waiting">;

function toldAfter(told: Told | null, taped: Taped): Told | null {
  if (taped.type === "snapshot") return taped;
  if (taped.type === "settled" || !told?.table || told.epoch !== taped.epoch) return told;
  return { ...told, seq: taped.seq, hash: taped.hash };
}

/** Whether a snapshot says what is known already. */
function tellsNothing({ epoch, seq, hash, table, waiting }: Snapshot, known: Told | null): boolean {
  if (!known || known.epoch !== epoch || known.seq !== seq || !hash.startsWith(known.hash)) return false;
  const rest = (snapshot: Pick<Snapshot, "table" | "waiting">) =>
    JSON.stringify([snapshot.table?.ended, snapshot.table?.fault, snapshot.table?.fair, snapshot.waiting]);
  return rest({ table, waiting }) === rest(known);
}
