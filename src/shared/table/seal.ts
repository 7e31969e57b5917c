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
 * into another by `arrange`: they are played and checked like any others, and tell nothing. Null where the game has no
 * such secret.
 */
export function sealedRecords(
  { game, setup }: { game: GameId; setup: AnySetup },
  records: readonly TableRecord[],
  arrange: (unseen: readonly string[]) => readonly string[],
  hash: (state: unknown) => string,
): Sealed | null {
  const { secret } = gameOf(game);
  const told = new ToldTable(game, setup, hash);
  const states = records.map((record) => {
    told.tell(record, false);
    return told.started ? told.course.newest.state : null;
  });
  const newest = states.at(-1);
  if (!secret || told.over || newest === null || newest === undefined) return null;
  const end = states.findIndex((state) => state !== null && !secret.tellable(state, newest));
  const seen = states.slice(0, end === -1 ? undefined : end);
  const open = secret.sealed(
    setup,
    seen.filter((state) => state !== null),
    arrange,
  );
  const again = new ToldTable(game, open, hash);
  const rewritten = records.slice(0, seen.length).map((record): TableRecord => {
    const next = record.type === "started" ? { ...record, drawn: [] } : record;
    again.tell(next, false);
    return "hash" in next ? { ...next, hash: hash(again.course.newest.state) } : next;
  });
  return { setup: open, records: rewritten };
}
