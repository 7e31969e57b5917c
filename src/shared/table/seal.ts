import type { AnySetup } from "../games/game";
import { type GameId, gameOf } from "../games/registry";
import type { TableRecord } from "./records";
import { ToldTable } from "./told-table";

/** A table's records without what nobody may know before its game is over, and the set-up that they follow from. */
export interface Sealed {
  setup: AnySetup;
  records: TableRecord[];
}

/**
 * Records of a table whose game is not over, as far as everybody may see it, with the rest of its secret order put
 * into another by `arrange`: they are played and checked like any others, and tell nothing. Moves that were taken back
 * are left out: others never saw them. Null where the game has no such secret.
 */
export function sealedRecords(
  { game, setup }: { game: GameId; setup: AnySetup },
  records: readonly TableRecord[],
  arrange: (unseen: readonly string[]) => readonly string[],
  hash: (state: unknown) => string,
): Sealed | null {
  const { secret } = gameOf(game);
  if (!secret) return null;
  const told = new ToldTable(game, setup, hash);
  for (const record of records) told.tell(record, false);
  if (told.over || !told.started) return null;
  const standing = standingOf(records, told);
  const newest = told.course.newest.state;
  const states = retold(game, setup, standing, hash).map(({ state }) => state);
  const end = states.findIndex((state) => state !== null && !secret.tellable(state, newest));
  const seen = end === -1 ? standing.length : end;
  const open = secret.sealed(
    setup,
    states.slice(0, seen).filter((state) => state !== null),
    arrange,
  );
  const undrawn = standing
    .slice(0, seen)
    .map((record) => (record.type === "started" ? { ...record, drawn: [] } : record));
  return { setup: open, records: retold(game, open, undrawn, hash).map(({ record }) => record) };
}

/** The records of what still stands. */
function standingOf(records: readonly TableRecord[], { course }: ToldTable): TableRecord[] {
  const live = new Set(course.live.map(({ seq }) => seq));
  return records.filter((record) => record.type !== "undone" && (record.type !== "command" || live.has(record.seq)));
}

/** Tells records again from the start, their steps numbered and their states hashed anew; with the state after each. */
function retold(
  game: GameId,
  setup: AnySetup,
  records: readonly TableRecord[],
  hash: (state: unknown) => string,
): { record: TableRecord; state: unknown }[] {
  const told = new ToldTable(game, setup, hash);
  return records.map((record) => {
    const next = record.type === "command" ? { ...record, seq: told.course.newest.seq + 1 } : record;
    told.tell(next, false);
    const state = told.started ? told.course.newest.state : null;
    return { record: "hash" in next ? { ...next, hash: hash(state) } : next, state };
  });
}
