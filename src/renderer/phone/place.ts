import type { EndReason } from "../../shared/protocol/company";
import type { PhoneState } from "./phone-session";

/** Where somebody with a line to the table is. */
export type Place =
  | { at: "connecting" }
  | { at: "ended"; reason: EndReason }
  | { at: "outdated" }
  /** Has not joined, and has not said that watching is enough. */
  | { at: "joining" }
  /** The host has been asked. */
  | { at: "asking"; name: string }
  /** No table is laid. */
  | { at: "lobby" }
  | { at: "diced-tomatoes" }
  | { at: "forage" };

const ENDED: readonly string[] = ["taken-over", "removed", "declined", "lan-closed"] satisfies EndReason[];
const isEnd = (why: string): why is EndReason => ENDED.includes(why);

type Known = Pick<PhoneState, "line" | "why" | "known" | "company" | "table" | "forage">;

/** What the phone shows; a lost line changes nothing of it, since the last picture of the table stays. */
export function placeOf(state: Known, watching: boolean): Place {
  if (state.line === "outdated") return { at: "outdated" };
  if (state.why !== null && isEnd(state.why)) return { at: "ended", reason: state.why };
  const { company } = state;
  if (!state.known || company === null) return { at: "connecting" };
  const me = meIn(company);
  if (me === null && !watching) return { at: "joining" };
  if (me?.state === "asking") return { at: "asking", name: me.name };
  if (state.table) return { at: "diced-tomatoes" };
  return { at: state.forage ? "forage" : "lobby" };
}

/** The guest whose phone this is; null while it has not joined. */
export const meIn = ({ guests, me }: NonNullable<PhoneState["company"]>) =>
  guests.find(({ guest }) => guest === me) ?? null;

/** The names at the open table in the order of their seats; none where no table is open. */
export function playersOf({ table, forage, waiting }: Pick<PhoneState, "table" | "forage" | "waiting">): string[] {
  const players: readonly { name: string }[] = (table ?? forage)?.state.players ?? [];
  return waiting ? [...waiting.players] : players.map(({ name }) => name);
}
