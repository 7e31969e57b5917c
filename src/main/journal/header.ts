import { z } from "zod";
import type { AnySetup } from "../../shared/games/game";
import type { GameId } from "../../shared/games/registry";
import { epoch, id } from "../../shared/protocol/basics";
import { isGameId, setupOf } from "../../shared/protocol/games";
import type { RequestMark } from "../../shared/table/records";
import type { JournalFault } from "./faults";

export const FORMAT = "harvest-journal";

/** Raised whenever an older program could misread a journal; older journals are migrated (migrate.ts). */
export const VERSION = 3;

/** A journal's first line: which table it is, and how it was set up. */
export interface Header {
  format: typeof FORMAT;
  version: typeof VERSION;
  table: string;
  game: GameId;
  /** Milliseconds since 1970. */
  created: number;
  epoch: string;
  /** Of that game. */
  setup: AnySetup;
  /** The request that laid the table, so that a repeat lays no second one; a table taken in from a file has none. */
  request?: RequestMark | undefined;
}

const anyHeader = z.looseObject({ format: z.literal(FORMAT), version: z.int().min(1) });

const headerSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  table: id,
  game: z.string().max(64),
  created: z.int().min(0),
  epoch,
  setup: z.unknown(),
  request: z.strictObject({ id: z.string().max(64), body: z.string().max(64) }).optional(),
});

/** The version of a header line of any kind; a fault where it is no journal's, or a newer program's. */
export function versionOf(line: unknown): number | JournalFault {
  const parsed = anyHeader.safeParse(line);
  if (!parsed.success) return { reason: "not-a-journal", params: {} };
  const { version } = parsed.data;
  return version > VERSION ? { reason: "newer-journal", params: { version, known: VERSION } } : version;
}

/** A header line of this version; a fault where a field is wrong or the game is none of ours. */
export function readHeader(line: unknown): Header | JournalFault {
  const parsed = headerSchema.safeParse(line);
  if (!parsed.success) {
    return { reason: "bad-header", params: { field: parsed.error.issues[0]?.path.join(".") ?? "" } };
  }
  const { game, setup: given, ...rest } = parsed.data;
  if (!isGameId(game)) return { reason: "unknown-game", params: { game } };
  const setup = setupOf(game).safeParse(given);
  if (setup.success) return { ...rest, game, setup: setup.data };
  return { reason: "bad-header", params: { field: ["setup", ...(setup.error.issues[0]?.path ?? [])].join(".") } };
}
