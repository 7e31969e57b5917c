import { closeSync, fdatasyncSync, fsyncSync, ftruncateSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { TableRecord } from "../../shared/table/records";
import { SaveError, saveFault } from "./faults";
import type { Header } from "./header";
import { encodeLine, encodeLines } from "./lines";
import type { Lock } from "./lock";

/** A journal that this process alone may add to. */
export class Journal {
  private broken = false;

  private constructor(
    private readonly file: number,
    private readonly lock: Lock,
    private bytes: number,
    private sum: string,
  ) {}

  /** Writes a journal anew, whole or not at all. @throws SaveError where that cannot be; the lock is then free again. */
  static write(path: string, lock: Lock, header: Header, records: readonly TableRecord[]): Journal {
    const { text, sum } = encodeLines([header, ...records]);
    const draft = `${path}.new`;
    let file: number | null = null;
    try {
      file = openSync(draft, "w", 0o600);
      writeAll(file, text);
      fsyncSync(file);
      renameSync(draft, path);
      syncFolder(dirname(path));
      return new Journal(file, lock, Buffer.byteLength(text), sum);
    } catch (error) {
      if (file !== null) closeSync(file);
      rmSync(draft, { force: true });
      lock.release();
      throw new SaveError(saveFault(error), error);
    }
  }

  /** Goes on after the first `bytes` of a journal, whose last line has the checksum `sum`. @throws SaveError */
  static goOn(path: string, lock: Lock, bytes: number, sum: string): Journal {
    try {
      const file = openSync(path, "r+");
      ftruncateSync(file, bytes);
      fsyncSync(file);
      return new Journal(file, lock, bytes, sum);
    } catch (error) {
      lock.release();
      throw new SaveError(saveFault(error), error);
    }
  }

  /**
   * Adds a record and returns once it is on the disk. After a failure nothing more is added: the file is then as it
   * was, or will be cut back to that when it is opened again.
   * @throws SaveError
   */
  append(record: TableRecord): void {
    if (this.broken) throw new SaveError("journal-lost", "an earlier record could not be written");
    if (!this.lock.held) {
      this.broken = true;
      throw new SaveError("journal-lost", "another program has taken the journal over");
    }
    const { line, sum } = encodeLine(record, this.sum);
    try {
      writeAll(this.file, line, this.bytes);
      fdatasyncSync(this.file);
    } catch (error) {
      this.broken = true;
      this.cutBack();
      throw new SaveError(saveFault(error), error);
    }
    this.bytes += Buffer.byteLength(line);
    this.sum = sum;
  }

  close(): void {
    this.broken = true;
    closeSync(this.file);
    this.lock.release();
  }

  private cutBack(): void {
    try {
      ftruncateSync(this.file, this.bytes);
      fdatasyncSync(this.file);
    } catch {
      // A line that stays half written is cut off on opening.
    }
  }
}

function writeAll(file: number, text: string, from = 0): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, from + done);
}

/** Makes a file's new name durable, where folders can be flushed. */
export function syncFolder(folder: string): void {
  let file: number;
  try {
    file = openSync(folder, "r");
  } catch {
    return; // Windows opens no folders.
  }
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
