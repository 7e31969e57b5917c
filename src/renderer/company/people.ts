import type { Company, Guest } from "../../shared/protocol/company";

// What the list of the people at the table says, for whoever shows them.

/** Whether this page is one of the table's own screens; until the host has told, it is taken for one. */
export const isOwnScreen = (company: Company | null): boolean => company === null || company.lan !== null;

export const guestsIn = (company: Company | null): Guest[] =>
  company?.guests.filter(({ state }) => state === "in") ?? [];

export const guestsAsking = (company: Company | null): Guest[] =>
  company?.guests.filter(({ state }) => state === "asking") ?? [];

/** The guest who plays a seat of the open table; null where the table's own screens do. */
export const guestAt = (company: Company | null, seat: number | null): Guest | null =>
  seat === null ? null : (guestsIn(company).find((guest) => guest.seat === seat) ?? null);

/** This page's guest; null for the table's own screens and for those who only look on. */
export const myself = (company: Company | null): Guest | null =>
  company?.guests.find(({ guest }) => guest === company.me) ?? null;

/** A seat of the open table that a guest may take, under the name of its player. */
export interface FreeSeat {
  seat: number;
  player: string;
}

/** Seats that a guest may take now. One that somebody has who still waits for the host's yes is taken, as it is to the host. */
export function freeSeats(company: Company | null, players: readonly string[]): FreeSeat[] {
  if (!company?.joining.seatsOpen) return [];
  const taken = new Set(company.guests.map(({ seat }) => seat));
  return players
    .map((player, seat) => ({ seat, player }))
    .filter(({ seat }) => !taken.has(seat) && !company.held.includes(seat));
}

/** Something that changed among the people at the table, worth a word to whoever does not see the list. */
export interface CompanyNews {
  what: "asks" | "joined" | "gone" | "away" | "back";
  name: string;
}

/** What is new between two tellings of the people at the table; nothing at the first. */
export function companyNews(before: Company | null, now: Company | null): CompanyNews[] {
  if (!before || !now) return [];
  const news: CompanyNews[] = [];
  for (const guest of now.guests) {
    const known = before.guests.find((other) => other.guest === guest.guest);
    const { name } = guest;
    if (!known) news.push({ what: guest.state === "asking" ? "asks" : "joined", name });
    else if (known.state === "asking" && guest.state === "in") news.push({ what: "joined", name });
    else if (guest.state === "in" && known.here !== guest.here) news.push({ what: guest.here ? "back" : "away", name });
  }
  for (const { guest, name } of before.guests) {
    if (!now.guests.some((other) => other.guest === guest)) news.push({ what: "gone", name });
  }
  return news;
}
