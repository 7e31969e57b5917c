import { MOST_PARTS, PART_CHARACTERS } from "../../../shared/protocol/messages";

/** A file's text in parts that a request can carry, first to last; null where it is too long to be a file of tables. */
export function fileParts(text: string): string[] | null {
  const parts = Array.from({ length: Math.max(1, Math.ceil(text.length / PART_CHARACTERS)) }, (_, part) =>
    text.slice(part * PART_CHARACTERS, (part + 1) * PART_CHARACTERS),
  );
  return parts.length > MOST_PARTS ? null : parts;
}
