import { stateHash } from "../protocol/hash";
import type { Step } from "./course";
import type { TableFile } from "./file";
import { ToldTable } from "./told-table";

/** Every step of a table in the order they were made, those taken back included; up to the first that cannot be. */
export function replaySteps(file: TableFile): Step[] {
  const told = new ToldTable(file.game, file.setup, stateHash);
  const steps: Step[] = [];
  for (const record of file.log) {
    if (told.tell(record).length > 0) break;
    if (record.type === "started") steps.push(...told.course.live);
    else if (record.type === "command" || record.type === "undone") steps.push(told.course.newest);
  }
  return steps;
}
