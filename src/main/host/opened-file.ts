import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { OfferedFile } from "../../shared/protocol/tables";
import { FILE_LIMIT } from "../../shared/table/file";

/** A file that somebody wants to see; what is in it is for the page to judge. @throws naming the file and what is wrong. */
export function openedFile(path: string): OfferedFile {
  try {
    const { size } = statSync(path);
    if (size > FILE_LIMIT) throw new Error(`it is larger than ${FILE_LIMIT} bytes`);
    return { name: basename(path), text: readFileSync(path, "utf8") };
  } catch (error) {
    throw new Error(`${path} cannot be opened: ${error instanceof Error ? error.message : error}`);
  }
}
