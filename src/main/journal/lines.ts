import { createHash } from "node:crypto";

// A journal's lines: one JSON object each, whose last property is a checksum over the object and the checksum before.

/** What the first line's checksum is chained to. */
export const NO_SUM = "";

const SUMMED = /^(\{.*),"sum":"([0-9a-f]{32})"\}$/s;

const checksum = (previous: string, text: string): string =>
  createHash("sha256").update(previous).update(text).digest("hex").slice(0, 32);

/** The line of a record, with its line break, and the checksum that the next line is chained to. */
export function encodeLine(record: object, previous: string): { line: string; sum: string } {
  const text = JSON.stringify(record);
  const sum = checksum(previous, text);
  return { line: `${text.slice(0, -1)},"sum":"${sum}"}\n`, sum };
}

/** The record of a line without its line break; null where it is not whole or does not follow the one before. */
export function decodeLine(line: string, previous: string): { record: unknown; sum: string } | null {
  const [, body, sum] = SUMMED.exec(line) ?? [];
  if (body === undefined || sum === undefined) return null;
  const text = `${body}}`;
  if (checksum(previous, text) !== sum) return null;
  try {
    return { record: JSON.parse(text), sum };
  } catch {
    return null;
  }
}

/** Whole files, line by line. */
export function encodeLines(records: readonly object[]): { text: string; sum: string } {
  let sum = NO_SUM;
  const lines = records.map((record) => {
    const encoded = encodeLine(record, sum);
    ({ sum } = encoded);
    return encoded.line;
  });
  return { text: lines.join(""), sum };
}
