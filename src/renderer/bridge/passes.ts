import type { GuestPass, Pass } from "../../shared/line/socket-line";
import { readCode } from "../../shared/protocol/company";

type PassPage = Pick<Window, "location" | "history" | "sessionStorage" | "localStorage">;

const TOKEN_KEY = "harvest-table:token";
const CODE_KEY = "harvest-table:code";
const GUEST_KEY = "harvest-table:guest";

/** Whether the page's address asks for a presentation of the table. */
export const presents = ({ location }: Pick<Window, "location">): boolean =>
  new URLSearchParams(location.search).has("present");

/** What stands in an address's fragment: the host's token (`#token=…`), a code (`#K7MPX4`), or neither. */
export function passIn({ hash }: Pick<Location, "hash">): { token: string } | { code: string } | null {
  const fragment = hash.slice(1);
  const token = new URLSearchParams(fragment).get("token");
  if (token !== null) return { token };
  const code = readCode(unescaped(fragment));
  return code === null ? null : { code };
}

/** A fragment as it is meant; one that was cut or typed wrongly is taken as it stands. */
function unescaped(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * What this page has to show. A secret in the address is moved into the tab's memory first, where it is neither seen
 * nor copied. A guest's own token outlives the tab, and comes before the code by which the guest once joined.
 */
export function takePass(page: PassPage): Pass | null {
  takeFromAddress(page);
  const token = page.sessionStorage.getItem(TOKEN_KEY);
  if (token === null) return guestPass(page);
  return presents(page) ? { token, presents: true } : { token };
}

/** The same for a page that is never the table's own screen, even in a tab that was. */
export function takeGuestPass(page: PassPage): GuestPass | null {
  takeFromAddress(page);
  return guestPass(page);
}

function takeFromAddress(page: PassPage): void {
  const given = passIn(page.location);
  if (!given) return;
  if ("token" in given) page.sessionStorage.setItem(TOKEN_KEY, given.token);
  else page.sessionStorage.setItem(CODE_KEY, given.code);
  page.history.replaceState(null, "", page.location.pathname + page.location.search);
}

function guestPass(page: PassPage): GuestPass | null {
  const guest = page.localStorage.getItem(GUEST_KEY);
  if (guest !== null) return { guest };
  const code = page.sessionStorage.getItem(CODE_KEY);
  return code === null ? null : { code };
}

/** A guest who has joined comes back to the same seat, whatever becomes of the tab. */
export function keepGuest(page: Pick<Window, "localStorage">, token: string): void {
  page.localStorage.setItem(GUEST_KEY, token);
}

export function forgetGuest(page: Pick<Window, "localStorage">): void {
  page.localStorage.removeItem(GUEST_KEY);
}

/** A code that somebody typed in, for the next line of this tab. */
export function keepCode(page: Pick<Window, "sessionStorage">, code: string): void {
  page.sessionStorage.setItem(CODE_KEY, code);
}

export function forgetCode(page: Pick<Window, "sessionStorage">): void {
  page.sessionStorage.removeItem(CODE_KEY);
}

/** Whether the page is the table's own screen, in the desktop window or by the host's address, and not a guest's. */
export const isTablesOwn = (page: Pick<Window, "harvestTable" | "sessionStorage">): boolean =>
  page.harvestTable !== undefined || page.sessionStorage.getItem(TOKEN_KEY) !== null;
