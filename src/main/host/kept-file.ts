import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { replaceFile } from "./replace-file";

export interface KeptFileParts<Kept> {
  /** The data folder; null keeps nothing (a test, a host for an hour). */
  folder: string | null;
  name: string;
  schema: z.ZodType<Kept>;
  warn(message: string): void;
  /** What it means that the file is not as it was written, in the words of a warning. */
  broken: string;
  /** What it means that the file cannot be written. */
  unwritten: string;
}

/** A small JSON file of the data folder, for this account's eyes alone; never a reason not to start or to play. */
export class KeptFile<Kept> {
  private readonly path: string;

  constructor(private readonly parts: KeptFileParts<Kept>) {
    this.path = join(parts.folder ?? "", parts.name);
  }

  /** What was kept; null where there is nothing, or nothing that can be read. */
  read(): Kept | null {
    const { folder, schema, warn, broken } = this.parts;
    if (folder === null) return null;
    let text: string;
    try {
      text = readFileSync(this.path, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") warn(`${this.path} cannot be read (${error})`);
      return null;
    }
    try {
      const kept = schema.parse(JSON.parse(text));
      chmodSync(this.path, 0o600);
      return kept;
    } catch {
      warn(`${this.path} is not as it was written; ${broken}`);
      return null;
    }
  }

  /** Written whole or not at all. Where that fails, `warn` is told and it lasts as long as this process. */
  write(kept: Kept): void {
    const { folder, warn, unwritten } = this.parts;
    if (folder === null) return;
    try {
      replaceFile(this.path, `${JSON.stringify(kept)}\n`, 0o600);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      warn(`${this.path} cannot be written (${problem}); ${unwritten}`);
    }
  }
}
