import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Puts `text` in the place of a file, whole or not at all. @throws where that cannot be; no draft is left behind. */
export function replaceFile(path: string, text: string, mode = 0o666): void {
  const draft = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(draft, text, { mode, flush: true });
    renameSync(draft, path);
  } catch (error) {
    try {
      rmSync(draft, { force: true });
    } catch {
      // Where not even that can be done, what went wrong first is what there is to tell.
    }
    throw error;
  }
}
