import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { checkTable } from "../../shared/table/check";
import { type FileFault, readFileText, type TableFile } from "../../shared/table/file";

/** Exit statuses: everything agrees, as far as it is told; something does not; the file cannot be read. */
const AGREES = 0;
const UNREADABLE = 1;
const DIFFERS = 2;

const [file, ...others] = process.argv.slice(2);
process.exitCode =
  file === undefined || others.length > 0
    ? fail("usage: verify FILE.harvest.json (or - for standard input)")
    : await verify(file);

/** Checks the dice of one table and prints what came of it as one JSON object. */
async function verify(source: string): Promise<number> {
  let text: string;
  try {
    const bytes = source === "-" ? await buffer(process.stdin) : await readFile(source);
    text = bytes.toString("utf8");
  } catch (error) {
    return fail(`cannot read ${source}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const tables = readFileText(text);
  if ("reason" in tables) return fail(`${source} is ${words(tables)}`);
  const [table, ...more] = tables;
  if (!table || more.length > 0) return fail(`${source} holds ${tables.length} tables; export one of them`);
  if ("reason" in table) return fail(`${source} is ${words(table)}`);
  return answer(table);
}

function answer(table: TableFile): number {
  const check = checkTable(table);
  process.stdout.write(`${JSON.stringify(check)}\n`);
  return check.ok === false ? DIFFERS : AGREES;
}

function words({ reason, params }: FileFault): string {
  switch (reason) {
    case "not-a-table-file":
      return params.field ? `no table's file: ${params.field} has a fault` : "no table's file";
    case "newer-file":
      return `of a newer version (${params.version}; this program knows ${params.known})`;
    case "unknown-game":
      return `of a game that is not known here: ${params.game}`;
  }
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`);
  return UNREADABLE;
}
