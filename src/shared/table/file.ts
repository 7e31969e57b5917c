import { z } from "zod";
import type { AnySetup } from "../games/game";
import type { GameId } from "../games/registry";
import { id } from "../protocol/basics";
import { isGameId, setupOf } from "../protocol/games";
import { recordSchema, type TableRecord } from "./records";
import { sealedRecords } from "./seal";
import { ToldTable } from "./told-table";

export const FILE_FORMAT = "harvest-table";
export const FILES_FORMAT = "harvest-tables";
export const FILE_VERSION = 1;

/** Longer files are not read, in bytes. */
export const FILE_LIMIT = 64 * 1024 * 1024;

/** One table as a file: the referee plays its `script`, a replay and the checker of dice follow its `log`. */
export interface TableFile {
  format: typeof FILE_FORMAT;
  version: typeof FILE_VERSION;
  table: string;
  game: GameId;
  /** Milliseconds since 1970. */
  created: number;
  /** Of that game. */
  setup: AnySetup;
  /** Whether the game is over, or was ended by the host: then every seed is told. */
  over: boolean;
  /** For the referee (referee.md); moves that were taken back are left out. */
  script: unknown;
  log: TableRecord[];
}

/** What of a table is known before its records. */
export type TableStart = Pick<TableFile, "table" | "game" | "created" | "setup">;

const fileSchema = z.strictObject({
  format: z.literal(FILE_FORMAT),
  version: z.literal(FILE_VERSION),
  table: id,
  game: z.string().max(64),
  created: z.int().min(0),
  setup: z.unknown(),
  over: z.boolean(),
  script: z.unknown(),
  log: z.array(recordSchema).max(100_000),
});

const anyFile = z.looseObject({ format: z.string(), version: z.int() });

/** Why something is not a table's file; `params` name the field. */
export interface FileFault {
  reason: "not-a-table-file" | "newer-file" | "unknown-game";
  params: Record<string, string | number>;
}

/** Reads one table of a file that has been parsed as JSON. */
export function readTableFile(found: unknown): TableFile | FileFault {
  const any = anyFile.safeParse(found);
  if (any.success && any.data.format === FILE_FORMAT && any.data.version > FILE_VERSION) {
    return { reason: "newer-file", params: { version: any.data.version, known: FILE_VERSION } };
  }
  const parsed = fileSchema.safeParse(found);
  if (!parsed.success) return notAFile(parsed.error.issues[0]?.path ?? []);
  const { game, setup: given, ...rest } = parsed.data;
  if (!isGameId(game)) return { reason: "unknown-game", params: { game } };
  const setup = setupOf(game).safeParse(given);
  if (!setup.success) return notAFile(["setup", ...(setup.error.issues[0]?.path ?? [])]);
  return { ...rest, game, setup: setup.data, script: rest.script };
}

const notAFile = (path: readonly PropertyKey[]): FileFault => ({
  reason: "not-a-table-file",
  params: { field: path.join(".") },
});

/** The tables in the text of a file: of one, or of all; a fault where it is neither. */
export function readFileText(text: string): (TableFile | FileFault)[] | FileFault {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return notAFile([]);
  }
  const any = anyFile.extend({ tables: z.array(z.unknown()).max(10_000) }).safeParse(found);
  if (!any.success || any.data.format !== FILES_FORMAT) {
    const file = readTableFile(found);
    return "reason" in file ? file : [file];
  }
  const { version } = any.data;
  if (version > FILE_VERSION) return { reason: "newer-file", params: { version, known: FILE_VERSION } };
  return any.data.tables.map(readTableFile);
}

/** The script of a table as far as it was played; null before it began. */
export function scriptOf({ course, setup, started }: ToldTable): object | null {
  if (!started) return null;
  const { live, rules } = course;
  return rules.script({
    setup,
    laid: live.findLast(({ move }) => move === null)?.state,
    dice: live.flatMap(({ drawn }) => drawn).filter((draw) => typeof draw === "number"),
    moves: live.flatMap(({ move }) => move ?? []),
  });
}

/**
 * A table as a file. Its seeds, and what its game keeps secret, are told only once nothing more can be played; who
 * asked for what never is.
 */
export function tableFile(
  start: TableStart,
  records: readonly TableRecord[],
  hash: (state: unknown) => string,
): TableFile {
  // In the order of its kind: an order of its own would tell of the secret one.
  const sealed = sealedRecords(start, records, (unseen) => unseen, hash) ?? { setup: start.setup, records };
  const { setup } = sealed;
  const told = new ToldTable(start.game, setup, hash);
  for (const record of sealed.records) told.tell(record);
  const { over } = told;
  const log = sealed.records.map((record): TableRecord => {
    if (record.type === "seeded") return over ? record : { ...record, seed: null };
    if (record.type === "recovered") return record;
    const { request: _request, ...rest } = record;
    return rest;
  });
  const { table, game, created } = start;
  return { format: FILE_FORMAT, version: FILE_VERSION, table, game, created, setup, over, script: scriptOf(told), log };
}
