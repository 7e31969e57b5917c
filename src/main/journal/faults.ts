import type { JOURNAL_FAULTS, SAVE_FAULTS } from "../../shared/protocol/faults";

/** Why a journal cannot be opened at all. */
export interface JournalFault {
  reason: (typeof JOURNAL_FAULTS)[number];
  params: Record<string, string | number>;
}

/** A journal fault in English, for the host's own log. */
export function faultWords({ reason, params }: JournalFault): string {
  switch (reason) {
    case "journal-missing":
      return "there is no such table";
    case "journal-unreadable":
      return `it cannot be read (${params.problem})`;
    case "journal-empty":
      return "it is empty";
    case "journal-too-large":
      return `it is too large for a table (${params.size} bytes, at most ${params.limit})`;
    case "not-a-journal":
      return "it is not a table's journal, or its first line is damaged";
    case "newer-journal":
      return `it was written by a newer program (version ${params.version}; this one knows ${params.known})`;
    case "unknown-game":
      return `it is of a game that is not known here (${params.game})`;
    case "bad-header":
      return `its first line has a fault (${params.field})`;
    case "journal-in-use":
      return `another program has it open (process ${params.pid})`;
  }
}

/** Why nothing could be written; what was written before stands. */
export type SaveFault = (typeof SAVE_FAULTS)[number];

/** Thrown where a record could not be made durable. */
export class SaveError extends Error {
  constructor(
    readonly fault: SaveFault,
    cause: unknown,
  ) {
    super(`${fault}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

const FAULTS: Readonly<Record<string, SaveFault>> = {
  ENOSPC: "disk-full",
  EDQUOT: "disk-full",
  EFBIG: "disk-full",
  EROFS: "read-only",
  EACCES: "read-only",
  EPERM: "read-only",
};

export const saveFault = (error: unknown): SaveFault =>
  FAULTS[(error as NodeJS.ErrnoException).code ?? ""] ?? "disk-error";
