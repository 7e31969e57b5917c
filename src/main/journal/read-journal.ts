import { readFileSync, statSync } from "node:fs";
import { recordSchema, type TableRecord } from "../../shared/table/records";
import type { JournalFault } from "./faults";
import { type Header, readHeader, VERSION, versionOf } from "./header";
import { decodeLine, NO_SUM } from "./lines";
import { migrated } from "./migrate";

/** A journal longer than this is none of ours, in bytes; a long game has a few hundred thousand. */
export const JOURNAL_LIMIT = 16 * 1024 * 1024;

/** What was wrong with a journal that can be opened all the same; `line` counts from 1. */
export interface JournalDamage {
  /** `torn`: the end of a write is missing; `damaged`: a line is not as it was written; `unplayable`: not by the rules. */
  kind: "torn" | "damaged" | "unplayable";
  line: number;
}

export interface JournalText {
  header: Header;
  records: TableRecord[];
  /** Of the good lines, as they lie in the file. */
  bytes: number;
  /** The checksum of the last good line. */
  sum: string;
  damage: JournalDamage | null;
  /** Whether the good lines have to be written anew before one can be added: an older version, foreign line breaks. */
  foreign: boolean;
}

export type JournalRead = { ok: true; journal: JournalText } | { ok: false; fault: JournalFault };

/** Reads a journal without changing it. */
export function readJournal(path: string): JournalRead {
  let bytes: Buffer;
  try {
    const { size } = statSync(path);
    if (size > JOURNAL_LIMIT) {
      return { ok: false, fault: { reason: "journal-too-large", params: { size, limit: JOURNAL_LIMIT } } };
    }
    bytes = readFileSync(path);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return { ok: false, fault: { reason: "journal-missing", params: {} } };
    return { ok: false, fault: { reason: "journal-unreadable", params: { problem: code } } };
  }
  return parseJournal(bytes);
}

/** The journal in a file's bytes, up to the first line that is not as it was written. */
export function parseJournal(bytes: Buffer): JournalRead {
  if (bytes.length === 0) return { ok: false, fault: { reason: "journal-empty", params: {} } };
  const lines: Record<string, unknown>[] = [];
  let [at, good, sum, crlf] = [0, 0, NO_SUM, false];
  let damage: JournalDamage | null = null;
  while (at < bytes.length) {
    const end = bytes.indexOf(0x0a, at);
    const stop = end === -1 ? bytes.length : end;
    const text = bytes.toString("utf8", at, stop);
    const decoded = decodeLine(text.endsWith("\r") ? text.slice(0, -1) : text, sum);
    if (!decoded || typeof decoded.record !== "object" || decoded.record === null) {
      damage = { kind: end === -1 ? "torn" : "damaged", line: lines.length + 1 };
      break;
    }
    crlf ||= text.endsWith("\r");
    lines.push(decoded.record as Record<string, unknown>);
    ({ sum } = decoded);
    at = stop + 1;
    good = Math.min(at, bytes.length);
  }
  const [first] = lines;
  if (!first) return { ok: false, fault: { reason: "not-a-journal", params: {} } };
  const version = versionOf(first);
  if (typeof version !== "number") return { ok: false, fault: version };
  const [headerLine, ...recordLines] = migrated(lines, version);
  const header = readHeader(headerLine);
  if ("reason" in header) return { ok: false, fault: header };
  const records: TableRecord[] = [];
  for (const line of recordLines) {
    const record = recordSchema.safeParse(line);
    if (!record.success) {
      damage = { kind: "damaged", line: records.length + 2 };
      break;
    }
    records.push(record.data);
  }
  // A last line that is whole but for its line break is whole; the break is written with the rest anew.
  const unbroken = bytes[good - 1] !== 0x0a;
  const cut = records.length < recordLines.length;
  return {
    ok: true,
    journal: { header, records, bytes: good, sum, damage, foreign: version !== VERSION || crlf || unbroken || cut },
  };
}
