/** Why a table that was put away cannot be opened. */
export const JOURNAL_FAULTS = [
  "journal-missing",
  "journal-unreadable",
  "journal-empty",
  "journal-too-large",
  "not-a-journal",
  "newer-journal",
  "unknown-game",
  "bad-header",
  "journal-in-use",
] as const;

/** Why a journal could not be written. */
export const SAVE_FAULTS = ["disk-full", "read-only", "disk-error", "journal-lost"] as const;
