import { DEFAULT_OPTIONS, type Options, type Setup } from "../../../shared/games/diced-tomatoes/state";
import { sameName } from "../../../shared/protocol/company";

export const MOST_PLAYERS = 6;
export const LONGEST_NAME = 24;

/** A player being set up; `key` stays with the row while players are moved about. */
export interface DraftPlayer {
  key: number;
  name: string;
}

/** The players of any game being set up. */
export interface PlayersDraft {
  players: DraftPlayer[];
  nextKey: number;
}

export interface SetupDraft extends PlayersDraft {
  options: Options;
}

export const draftOf = (names: readonly string[]): PlayersDraft => ({
  players: names.map((name, key) => ({ key, name })),
  nextKey: names.length,
});

/** The set-up offered first: the last one, or two players with names ready. */
export const firstDraft = (last: Setup | null, defaultName: (number: number) => string): SetupDraft => ({
  ...draftOf(last?.players ?? [defaultName(1), defaultName(2)]),
  options: last?.options ?? DEFAULT_OPTIONS,
});

/** One more player, under the first default name that is free. */
export function addPlayer<Draft extends PlayersDraft>(draft: Draft, defaultName: (number: number) => string): Draft {
  if (draft.players.length >= MOST_PLAYERS) return draft;
  const taken = new Set(draft.players.map(({ name }) => name.trim()));
  let number = draft.players.length + 1;
  while (taken.has(defaultName(number))) number += 1;
  return {
    ...draft,
    players: [...draft.players, { key: draft.nextKey, name: defaultName(number) }],
    nextKey: draft.nextKey + 1,
  };
}

const hasRow = (players: readonly DraftPlayer[], name: string): boolean =>
  players.some((player) => sameName(player.name.trim(), name));

/** Guests who have no row yet and could have one, in the order they came. */
export const guestsWithoutRow = ({ players }: PlayersDraft, guests: readonly string[]): string[] =>
  players.length >= MOST_PLAYERS ? [] : guests.filter((name) => !hasRow(players, name));

/** A row for a guest; the same draft where there is no room, or one already. */
export function addGuest<Draft extends PlayersDraft>(draft: Draft, name: string): Draft {
  const { players, nextKey } = draft;
  if (players.length >= MOST_PLAYERS || hasRow(players, name)) return draft;
  return { ...draft, players: [...players, { key: nextKey, name }], nextKey: nextKey + 1 };
}

/**
 * The draft with a row for every guest for whom there is room. Rows that nobody has named make way for them, the last
 * first; one stays where a guest would otherwise sit alone.
 */
export function withGuests<Draft extends PlayersDraft>(
  draft: Draft,
  guests: readonly string[],
  defaultName: (number: number) => string,
): Draft {
  const coming = guests.filter((name) => !hasRow(draft.players, name));
  if (coming.length === 0) return draft;
  const isUnnamed = ({ name }: DraftPlayer) => {
    const [number] = /\d+/.exec(name) ?? [];
    return number !== undefined && name === defaultName(Number(number));
  };
  const named = draft.players.filter((player) => !isUnnamed(player));
  const needed = Math.max(0, 2 - named.length - coming.length);
  const kept = new Set([...named, ...draft.players.filter(isUnnamed).slice(0, needed)]);
  return coming.reduce(addGuest, { ...draft, players: draft.players.filter((player) => kept.has(player)) });
}

export const removePlayer = <Draft extends PlayersDraft>(draft: Draft, key: number): Draft =>
  draft.players.length === 1 ? draft : { ...draft, players: draft.players.filter((player) => player.key !== key) };

export const renamePlayer = <Draft extends PlayersDraft>(draft: Draft, key: number, name: string): Draft => ({
  ...draft,
  players: draft.players.map((player) => (player.key === key ? { ...player, name } : player)),
});

/** Moves a player one seat up (−1) or down (+1); at the ends nothing moves. */
export function movePlayer<Draft extends PlayersDraft>(draft: Draft, key: number, by: -1 | 1): Draft {
  const from = draft.players.findIndex((player) => player.key === key);
  const moved = draft.players[from];
  const other = draft.players[from + by];
  if (!moved || !other) return draft;
  const players = [...draft.players];
  players[from] = other;
  players[from + by] = moved;
  return { ...draft, players };
}

/** What keeps a name from being used. */
export function nameFault(name: string): "empty" | "too-long" | null {
  const length = name.trim().length;
  if (length === 0) return "empty";
  return length > LONGEST_NAME ? "too-long" : null;
}

/** Names that more than one player bears: allowed, but worth a word. */
export function sharedNames(players: readonly DraftPlayer[]): string[] {
  const names = players.map(({ name }) => name.trim()).filter((name) => name !== "");
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** The names to send; null while one has a fault. */
export function finishedNames({ players }: PlayersDraft): string[] | null {
  if (players.some(({ name }) => nameFault(name) !== null)) return null;
  return players.map(({ name }) => name.trim());
}

/** The set-up to send; null while a name has a fault. */
export function finishedSetup(draft: SetupDraft): Setup | null {
  const players = finishedNames(draft);
  return players && { players, options: draft.options };
}
