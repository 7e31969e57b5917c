import { checkTable } from "../../shared/table/check";
import { readFileText, type TableFile } from "../../shared/table/file";
import type { DiceCheck } from "../hud/drawer/FairPanel";

/** Checks every die of an exported table on this page itself, without trust in the host; null where it is no table. */
export function checkDice(text: string): DiceCheck | null {
  const files = readFileText(text);
  const [file] = "reason" in files ? [] : files;
  if (!file || "reason" in file) return null;
  return checkFile(file);
}

/** The same of a file that has been read. */
export function checkFile(file: TableFile): DiceCheck {
  const { ok, draws, mismatches } = checkTable(file);
  return { ok, draws, mismatches: mismatches.length };
}
