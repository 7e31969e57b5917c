import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TableRecord } from "../../shared/table/records";
import { faultWords, type JournalFault, SaveError, saveFault } from "./faults";
import { type Header, VERSION } from "./header";
import { Journal, syncFolder } from "./journal";
import { Lock } from "./lock";
import { type JournalDamage, type JournalRead, type JournalText, readJournal } from "./read-journal";

/** A journal in the folder; `version` changes whenever its content does. */
export interface JournalFile {
  table: string;
  version: string;
  /** Milliseconds since 1970 of the last change. */
  changed: number;
}

export type OpenedJournal =
  | { ok: true; journal: Journal; text: JournalText; damage: JournalDamage | null }
  | { ok: false; fault: JournalFault };

const NAME = /^([A-Za-z0-9_-]{8,64})\.jsonl$/;

/**
 * The folder of a host's tables: one journal each, `TABLE.jsonl`; those deleted in `trash/`, copies of damaged ones in
 * `aside/`, and in `open` the name of the table that lies open.
 */
export class JournalStore {
  constructor(
    private readonly folder: string,
    private readonly warn: (message: string) => void,
  ) {}

  /** Every journal there is, the one changed last first. */
  files(): JournalFile[] {
    let names: string[];
    try {
      names = readdirSync(this.folder);
    } catch {
      return [];
    }
    return names
      .flatMap((name) => {
        const table = NAME.exec(name)?.[1];
        if (table === undefined) return [];
        const { size, mtimeMs, ino } = statSync(this.path(table));
        return [{ table, version: `${size} ${mtimeMs} ${ino}`, changed: Math.round(mtimeMs) }];
      })
      .sort((a, b) => b.changed - a.changed);
  }

  /** Whether there is a journal of that name, whatever is in it. */
  has(table: string): boolean {
    return existsSync(this.path(table));
  }

  /** Reads a journal without changing it. */
  read(table: string): JournalRead {
    return readJournal(this.path(table));
  }

  /** Begins a journal with its first records. @throws SaveError */
  create(header: Header, records: readonly TableRecord[]): Journal {
    const lock = this.lock(header.table);
    if (!(lock instanceof Lock))
      throw new SaveError("journal-lost", `process ${lock.heldBy} has a journal of that name`);
    return Journal.write(this.path(header.table), lock, header, records);
  }

  /**
   * Opens a journal to go on with. What is not whole is cut off; where more than the end of a write is lost, the file
   * as it was is kept aside and `epoch` names what goes on from here. `playable` tells how many of the records the
   * rules accept.
   * @throws SaveError
   */
  open(table: string, epoch: string, playable: (text: JournalText) => number): OpenedJournal {
    const lock = this.lock(table);
    if (!(lock instanceof Lock))
      return { ok: false, fault: { reason: "journal-in-use", params: { pid: lock.heldBy } } };
    const read = this.read(table);
    if (!read.ok) {
      lock.release();
      return read;
    }
    const text = read.journal;
    const good = playable(text);
    const damage: JournalDamage | null =
      good < text.records.length ? { kind: "unplayable", line: good + 2 } : text.damage;
    if (!text.foreign && (damage === null || damage.kind === "torn")) {
      if (damage) this.warn(`table ${table}: line ${damage.line} was never written whole and is left out`);
      return { ok: true, journal: Journal.goOn(this.path(table), lock, text.bytes, text.sum), text, damage };
    }
    const kept = this.keepAside(table, lock);
    const records = text.records.slice(0, good);
    if (damage && damage.kind !== "torn") {
      records.push({ type: "recovered", at: text.records.at(good - 1)?.at ?? text.header.created, epoch });
      this.warn(
        `table ${table}: line ${damage.line} is ${damage.kind}; it goes on from before. The file is kept as ${kept}`,
      );
    } else {
      this.warn(`table ${table}: the file is written anew as version ${VERSION}. The old one is kept as ${kept}`);
    }
    const journal = Journal.write(this.path(table), lock, text.header, records);
    return { ok: true, journal, text: { ...text, records }, damage };
  }

  /** Moves a journal that nobody has open to the trash. @throws SaveError */
  trash(table: string): JournalFault | null {
    return this.move(table, () => [this.path(table), this.trashed(table)]);
  }

  /** Takes a journal back from the trash. @throws SaveError */
  restore(table: string): JournalFault | null {
    return this.move(table, () => [this.trashed(table), this.path(table)]);
  }

  /** The table that lay open when this folder was last used; null where it was closed. */
  get openTable(): string | null {
    try {
      const table = readFileSync(join(this.folder, "open"), "utf8").trim();
      return NAME.test(`${table}.jsonl`) ? table : null;
    } catch {
      return null;
    }
  }

  /** Notes which table lies open, so that it does after a restart. */
  set openTable(table: string | null) {
    const path = join(this.folder, "open");
    try {
      if (table === null) rmSync(path, { force: true });
      else {
        mkdirSync(this.folder, { recursive: true });
        writeFileSync(path, `${table}\n`, { flush: true });
      }
    } catch (error) {
      this.warn(`${path} cannot be written (${error instanceof Error ? error.message : error})`);
    }
  }

  private path(table: string): string {
    return join(this.folder, `${table}.jsonl`);
  }

  private inFolder(name: string): string {
    const folder = join(this.folder, name);
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw new SaveError(saveFault(error), error);
    }
    return folder;
  }

  private lock(table: string): Lock | { heldBy: number } {
    try {
      mkdirSync(this.folder, { recursive: true });
      return Lock.take(join(this.folder, `${table}.lock`));
    } catch (error) {
      throw new SaveError(saveFault(error), error);
    }
  }

  private trashed(table: string): string {
    return join(this.inFolder("trash"), `${table}.jsonl`);
  }

  private move(table: string, way: () => [from: string, to: string]): JournalFault | null {
    const lock = this.lock(table);
    if (!(lock instanceof Lock)) return { reason: "journal-in-use", params: { pid: lock.heldBy } };
    try {
      const [from, to] = way();
      renameSync(from, to);
      syncFolder(this.folder);
      return null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return { reason: "journal-missing", params: {} };
      throw error instanceof SaveError ? error : new SaveError(saveFault(error), error);
    } finally {
      lock.release();
    }
  }

  /** Keeps a copy of a journal as it is, before what is good of it is written anew. */
  private keepAside(table: string, lock: Lock): string {
    try {
      const aside = this.inFolder("aside");
      const number = readdirSync(aside).filter((name) => name.startsWith(`${table}.`)).length + 1;
      const kept = join(aside, `${table}.${number}.jsonl`);
      writeFileSync(kept, readFileSync(this.path(table)), { flag: "wx", mode: 0o600, flush: true });
      return kept;
    } catch (error) {
      lock.release();
      throw error instanceof SaveError ? error : new SaveError(saveFault(error), error);
    }
  }
}

/** A fault with the table it is of, in English. */
export const tableFault = (table: string, fault: JournalFault): string =>
  `table ${table} cannot be opened: ${faultWords(fault)}`;
