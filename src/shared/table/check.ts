import { sortedJson, stateHash } from "../protocol/hash";
import { scriptOf, type TableFile } from "./file";
import { type Mismatch, ToldTable } from "./told-table";

/** What a check of a table's dice found. */
export interface Check {
  /** Whether everything agrees; null where it does as far as can be told before the seed is. */
  ok: boolean | null;
  /** Values that were drawn, those of moves taken back included. */
  draws: number;
  /** The first few things that cannot have been so; `record` counts the file's log from 0, null is the file itself. */
  mismatches: ({ record: number | null } & (Mismatch | { what: "script" } | { what: "over" }))[];
}

/** One wrong die leads to others; a few tell enough. */
const MOST = 20;

/** Plays a table's records again and compares every value with what the seed draws (docs/fair-dice.md). */
export function checkTable(file: TableFile): Check {
  const told = new ToldTable(file.game, file.setup, stateHash);
  const mismatches: Check["mismatches"] = [];
  let draws = 0;
  for (const [record, entry] of file.log.entries()) {
    // Another seed before the first die could be chosen by somebody who knows the words.
    if (entry.type === "seeded" && !told.started && told.seeds.length > 0)
      mismatches.push({ record, what: "commitment" });
    if ("drawn" in entry) draws += entry.drawn.length;
    mismatches.push(...told.tell(entry).map((mismatch) => ({ record, ...mismatch })));
    if (mismatches.length >= MOST) break;
  }
  if (mismatches.length === 0) {
    if (file.over !== told.over) mismatches.push({ record: null, what: "over" });
    if (sortedJson(file.script ?? null) !== sortedJson(scriptOf(told)))
      mismatches.push({ record: null, what: "script" });
  }
  const secret = told.seeds.length === 0 || told.seeds.some(({ seed }) => seed === null);
  return { ok: mismatches.length > 0 ? false : secret ? null : true, draws, mismatches: mismatches.slice(0, MOST) };
}
