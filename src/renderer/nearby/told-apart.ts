import { sameName } from "../../shared/protocol/company";

/** A table elsewhere, as far as people tell it from others: its name and where it is, such as `http://192.168.1.5:4545`. */
export interface Named {
  name: string;
  origin: string;
}

/** Where a table is, without what every address begins with. */
export const addressOf = (origin: string): string => origin.replace("http://", "");

/**
 * What tells a table from others of the same name, as machines set up alike have it: its address, or where a stream must
 * not show that its number among them, from 1. Null where the name is enough.
 */
export function toldApart(one: Named, all: readonly Named[], covered: boolean): string | null {
  const alike = all.filter(({ name }) => sameName(name, one.name));
  if (alike.length < 2) return null;
  return covered ? String(alike.findIndex(({ origin }) => origin === one.origin) + 1) : addressOf(one.origin);
}
